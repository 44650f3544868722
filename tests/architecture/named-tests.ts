import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** A test as a document names it: its file, and its title as written, after those of its groups where needed. */
export interface NamedTest {
  path: string
  name: string
}

/** A test as its file has it. */
interface WrittenTest {
  /** Its own title, and the same after the titles of the groups around it, from the inside out. */
  names: string[]
  skipped: boolean
}

/** Modifiers that skip a test, or let it pass by failing. */
const notProving = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails'])

/** A text as the file writes it; undefined for one that is computed as a whole. */
function written(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined
}

/** The parts of `it`, `it.each(rows)`, `describe.skip` and the like, undefined for any other call. */
function namePartsOf(callee: ts.Expression): string[] | undefined {
  if (ts.isIdentifier(callee)) return ['it', 'test', 'describe'].includes(callee.text) ? [callee.text] : undefined
  if (ts.isPropertyAccessExpression(callee)) {
    const before = namePartsOf(callee.expression)
    return before && [...before, callee.name.text]
  }
  if (ts.isCallExpression(callee)) return namePartsOf(callee.expression)
  return ts.isTaggedTemplateExpression(callee) ? namePartsOf(callee.tag) : undefined
}

/** Every test of a file, with the titles of its groups. */
function testsOf(path: string, text: string): WrittenTest[] {
  const found: WrittenTest[] = []
  const visit = (node: ts.Node, groups: readonly string[], skipped: boolean): void => {
    const parts = ts.isCallExpression(node) ? namePartsOf(node.expression) : undefined
    const title = ts.isCallExpression(node) && parts !== undefined ? written(node.arguments[0]) : undefined
    if (title === undefined || parts === undefined) {
      ts.forEachChild(node, (child) => visit(child, groups, skipped))
      return
    }
    const left = skipped || parts.some((part) => notProving.has(part))
    if (parts[0] === 'describe') {
      ts.forEachChild(node, (child) => visit(child, [title, ...groups], left))
      return
    }
    const names = [title]
    for (const group of groups) names.push(`${group} › ${names.at(-1) ?? ''}`)
    found.push({ names, skipped: left })
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), [], false)
  return found
}

/** Those that are not the title of just one test of their file, which is always run. */
export function missingTests(named: readonly NamedTest[]): string[] {
  const files = new Map<string, WrittenTest[]>()
  const testsIn = (path: string) => {
    const tests = files.get(path) ?? (existsSync(path) ? testsOf(path, readFileSync(path, 'utf8')) : [])
    files.set(path, tests)
    return tests
  }
  return named.flatMap(({ path, name }) => {
    const matching = testsIn(path).filter(({ names }) => names.includes(name))
    if (matching.length === 1 && matching.every(({ skipped }) => !skipped)) return []
    const fault =
      matching.length === 0 ? 'is not there' : matching.length === 1 ? 'is not always run' : `is ${matching.length} tests`
    return [`${path} › ${name}: ${fault}`]
  })
}

/** Every string of a file's code: no comment, no import, no title of a test. */
export function textsOf(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    if (ts.isJsxText(node)) found.push(node.text.trim())
    const titled =
      ts.isCallExpression(node) && namePartsOf(node.expression) !== undefined && written(node.arguments[0]) !== undefined
    const title = titled ? node.arguments[0] : undefined
    ts.forEachChild(node, (child) => {
      if (child !== title) visit(child)
    })
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return found
}
