import ts from 'typescript'
import { isCondition, mutationsOf } from './mutators.ts'

/** One change to one place of the source. Its id is its position among all. */
export interface Mutant {
  id: number
  file: string
  line: number
  original: string
  mutated: string
}

/** The switch that scripts/mutation/runner.ts puts there: whether this mutant is active. Counts its calls, too. */
const switchName = '__mutant'

/** Returns the source with all its mutants, each behind its switch; ids continue from `firstId`. */
export function instrument(file: string, text: string, firstId: number): { code: string; mutants: Mutant[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []

  /** Records a mutant and returns its switch. */
  const switchOf = (node: ts.Node, mutated: string): string => {
    const id = firstId + mutants.length
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    mutants.push({ id, file, line, original: node.getText(source), mutated })
    return `${switchName}(${id})`
  }

  const render = (node: ts.Node): string => {
    const start = node.getStart(source)
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      return text.slice(start, node.end)
    if (ts.isImportDeclaration(node) || isForTypes(node)) return text.slice(start, node.end)
    const mutations = isTarget(node) ? [] : mutationsIn(node)
    const switches = mutations.map((mutated) => ({ condition: switchOf(node, mutated), mutated }))
    const children: ts.Node[] = []
    ts.forEachChild(node, (child) => void children.push(child))
    let code = ''
    let at = start
    for (const child of children.toSorted((one, other) => one.pos - other.pos)) {
      const from = child.getStart(source)
      code += text.slice(at, from) + render(child)
      at = child.end
    }
    code += text.slice(at, node.end)
    if (ts.isExpressionStatement(node)) return asStatement(node, code)
    if (switches.length === 0) return code
    const [only] = switches
    if (ts.isBlock(node)) return `{ if (${only?.condition ?? ''}) {} else ${code} }`
    return `(${switches.map(({ condition, mutated }) => `${condition} ? (${mutated}) : `).join('')}(${code}))`
  }

  const mutationsIn = (node: ts.Node): string[] => {
    // The compiler puts fields right behind `super()`, which is to stay where it is.
    if (ts.isConstructorDeclaration(node.parent)) return []
    if (ts.isBlock(node)) return node.statements.length > 0 ? ['{}'] : []
    if (isInnerOfChain(node)) return []
    const mutations = ts.isExpression(node) ? [...mutationsOf(node, source), ...withoutOptions(node, source)] : []
    if (isCondition(node)) mutations.push(...(isLoop(node.parent) ? ['false'] : ['true', 'false']))
    if (ts.isArrowFunction(node.parent) && node.parent.body === node && node.getText(source) !== 'undefined')
      mutations.push('undefined')
    return [...new Set(mutations)].filter((other) => other !== node.getText(source))
  }

  return { code: render(source), mutants }
}

/** A statement that begins with a bracket would be parsed as arguments of the line before: none ends with a semicolon here. */
function asStatement(node: ts.ExpressionStatement, code: string): string {
  if (!code.startsWith('(')) return code
  return ts.isBlock(node.parent) || ts.isSourceFile(node.parent) ? `;${code}` : `{${code}}`
}

const isLoop = (node: ts.Node): boolean => ts.isWhileStatement(node) || ts.isDoStatement(node) || ts.isForStatement(node)

/** An assignment's target is no value. */
function isTarget(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isSourceFile(node)) return true
  if (ts.isBinaryExpression(parent)) return parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  return ts.isForOfStatement(parent) && parent.initializer === node
}

/** `types: { … }` of a machine's set-up holds types alone. */
const isForTypes = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'types' &&
  ts.isCallExpression(node.parent.parent) &&
  node.parent.parent.expression.getText() === 'setup'

/** Whether the node is the object of a chain that goes on: `a?.b` of `a?.b.c` has no value of its own. */
function isInnerOfChain(node: ts.Node): boolean {
  const { parent } = node
  if (!ts.isOptionalChain(node)) return false
  return (ts.isOptionalChain(parent) && parent.expression === node) || ts.isNonNullExpression(parent)
}

/** Returns a whole chain without each of its question marks. */
function withoutOptions(node: ts.Expression, source: ts.SourceFile): string[] {
  if (!ts.isOptionalChain(node)) return []
  const start = node.getStart(source)
  const text = node.getText(source)
  const found: string[] = []
  for (let link: ts.Expression = node; ts.isOptionalChain(link); link = link.expression) {
    const mark = ts.isNonNullExpression(link) ? undefined : link.questionDotToken
    if (mark === undefined) continue
    const dot = ts.isPropertyAccessExpression(link) ? '.' : ''
    found.push(text.slice(0, mark.getStart(source) - start) + dot + text.slice(mark.end - start))
  }
  return found
}
