import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { operationTable } from '#src/generated/operation-table.ts'
import { projectFiles } from '../../scripts/check/source-files.ts'

const sources = projectFiles()
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith(join('src', 'generated')))
  .sort()
const product = sources.filter((path) => /^(src|server)\//.test(path) && !/\.test\.tsx?$/.test(path))
const parsed = (path: string): ts.SourceFile =>
  ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

describe('files', () => {
  it('are named in kebab-case, or for an operation of the contract', () => {
    const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.(config|machine|test|e2e|d))*\.(ts|tsx|mjs)$/
    const named = (path: string) => kebab.test(basename(path)) || basename(path).replace(/(\.test)?\.ts$/, '') in operationTable
    expect(sources.filter((path) => !named(path))).toEqual([])
  })

  it('hold one operation each, under the name of the contract', () => {
    const files = product.filter((path) => path.startsWith('server/operations/'))
    expect(files.map((path) => basename(path, '.ts')).sort()).toEqual(Object.keys(operationTable).sort())
  })

  it('pass on nothing of another file: there are no barrels', () => {
    const barrels = product.filter((path) =>
      parsed(path).statements.some((each) => ts.isExportDeclaration(each) && each.moduleSpecifier),
    )
    expect(barrels).toEqual([])
  })

  it('say why a type is asserted or a finding suppressed, on the line or right above it', () =>
    expect(product.flatMap(unexplained)).toEqual([]))

  it('are short: half of them up to 100 lines, nine in ten up to 250', () => {
    const lengths = product.map((path) => readFileSync(path, 'utf8').split('\n').length - 1).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length * 0.5)]).toBeLessThanOrEqual(100)
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(250)
  })
})

describe('documents', () => {
  it('name only files and folders that there are', () => {
    const documents = projectFiles().filter((path) => path.endsWith('.md') && !path.startsWith(join('docs', 'flows')))
    const missing = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(/`((?:api|docs|locales|scripts|server|src|tests)\/[\w./-]*)`/g)]
        .map(([, path]) => path ?? '')
        .filter((path) => !existsSync(path))
        .map((path) => `${document}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('hold no leftover of a merge', () => {
    const leftovers = projectFiles()
      .filter((path) => path.endsWith('.md'))
      .filter((path) => /^(<{7} |> ?> ?> ?> ?> ?> ?>|\|? ?={7}( |$))/m.test(readFileSync(path, 'utf8')))
    expect(leftovers).toEqual([])
  })

  it('that tell of a decision are short', () => {
    const long = projectFiles(join('docs', 'decisions')).filter((path) => readFileSync(path, 'utf8').split('\n').length > 60)
    expect(long).toEqual([])
  })
})

describe('npm scripts', () =>
  it('each have one file, whose first lines say what it does', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> } // our own file
    const starts = Object.entries(scripts).map(([name, command]) => {
      const [, file = ''] = /^(?:node|tsx)(?: --[a-z-]+=\d+)* (scripts\/[a-z0-9-]+\.(?:mjs|ts))$/.exec(command) ?? []
      return [name, file === '' ? command : readFileSync(file, 'utf8').slice(0, 200)] as const
    })
    const silent = starts.filter(([name, text]) => !new RegExp(`^/\\*\\*\\s+(\\* )?\`npm (run )?${name}\`: `).test(text))
    expect(silent.map(([name]) => name)).toEqual([])
  }))

describe('machines', () => {
  const files = product.filter((path) => path.endsWith('.machine.ts'))
  const factories = product.filter((path) => /\/create-[a-z-]+-machine\.ts$/.test(path))

  it('each have a test beside them, but those that a factory makes by one call', () => {
    const isMade = (path: string) =>
      /^export const \w+Machine = create(List|View|Submit)Machine\(/m.test(readFileSync(path, 'utf8'))
    const untested = files.filter((path) => {
      if (isMade(path)) return false
      const tests = sources.filter((other) => dirname(other) === dirname(path) && other.endsWith('.test.ts'))
      return !tests.some((other) => importsValueOf(other, path))
    })
    expect(untested).toEqual([])
  })

  it('come from factories that each have a test', () => {
    const tests = sources.filter((path) => path.startsWith('src/machines/') && path.endsWith('.test.ts'))
    const untested = factories.filter((path) => !tests.some((test) => importsValueOf(test, path)))
    expect(untested).toEqual([])
  })

  it('each export what their file is named for', () => {
    const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    const misnamed = files.filter((path) => {
      const name = camel(basename(path, '.machine.ts'))
      return !new RegExp(`^export const ${name}Machine\\b`, 'm').test(readFileSync(path, 'utf8'))
    })
    expect(misnamed).toEqual([])
  })
})

/** Whether a file imports something of another that is there when it runs: a type alone is no use of it. */
function importsValueOf(path: string, other: string): boolean {
  return parsed(path).statements.some((each) => {
    if (!ts.isImportDeclaration(each) || !each.moduleSpecifier.getText().endsWith(`/${basename(other)}'`)) return false
    const { importClause } = each
    const named = importClause?.namedBindings
    if (importClause === undefined || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return false
    return named === undefined || !ts.isNamedImports(named) || named.elements.some(({ isTypeOnly }) => !isTypeOnly)
  })
}

/** Places of an `as`, `!` or suppression without a comment. `as const` claims nothing; `types: {} as …` declares xstate's types. */
function unexplained(path: string): string[] {
  const source = parsed(path)
  const lines = source.text.split('\n')
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line
  const found = new Map<number, readonly number[]>()
  const visit = (node: ts.Node): void => {
    const assertion = ts.isAsExpression(node) || ts.isNonNullExpression(node)
    if (assertion && !isSafe(node))
      found.set(lineOf(node.end), [lineOf(node.end), ...statementsAround(node).map((each) => lineOf(each.getStart()))])
    ts.forEachChild(node, visit)
  }
  visit(source)
  lines.forEach((line, at) => {
    if (/(oxlint|eslint)-disable(?!.* -- )|@ts-(ignore|nocheck)|@ts-expect-error\s*$/.test(line)) found.set(at, [])
  })
  return [...found]
    .filter(([, places]) => !places.some((at) => isExplained(lines, at)))
    .map(([at]) => `${path}:${at + 1} ${lines[at]?.trim() ?? ''}`)
}

/** The statement that holds the node, and the one that holds that: a reason may stand above a call that takes a function. */
function statementsAround(node: ts.Node, found: readonly ts.Node[] = []): readonly ts.Node[] {
  if (found.length === 2 || ts.isSourceFile(node)) return found
  return statementsAround(node.parent, ts.isStatement(node) && !ts.isBlock(node) ? [...found, node] : found)
}

function isSafe(node: ts.AsExpression | ts.NonNullExpression): boolean {
  if (ts.isNonNullExpression(node)) return false
  if (node.type.getText() === 'const') return true
  return (
    ts.isObjectLiteralExpression(node.expression) &&
    node.expression.properties.length === 0 &&
    ts.isPropertyAssignment(node.parent)
  )
}

/** A comment at the line's end, right above it, or above the lines of assertions that it ends. */
function isExplained(lines: readonly string[], at: number): boolean {
  const [line = '', above = ''] = [lines[at], lines[at - 1]]
  if (/\/[/*] ?\S/.test(line.replaceAll(/https?:\/\//g, '')) || /^\s*(\/\/|\*|\/\*)/.test(above)) return true
  return / as [A-Z]/.test(above) && isExplained(lines, at - 1)
}
