import ts from 'typescript'

/** Returns the texts that replace a node, each a mutant. The set is that of Stryker's mutators, but for texts. */
export function mutationsOf(node: ts.Node, source: ts.SourceFile): string[] {
  const text = (part: ts.Node) => part.getText(source)
  if (ts.isBinaryExpression(node)) return ofBinary(node, text)
  if (ts.isPrefixUnaryExpression(node)) return ofPrefix(node, text)
  if (ts.isPostfixUnaryExpression(node)) return [`${text(node.operand)}${node.operator === plusPlus ? '--' : '++'}`]
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 ? ['[]'] : []
  if (ts.isObjectLiteralExpression(node)) return node.properties.length > 0 ? ['{}'] : []
  if (ts.isRegularExpressionLiteral(node)) return ofRegularExpression(text(node))
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false']
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true']
  if (ts.isCallExpression(node)) return ofCall(node, text)
  return []
}

type TextOf = (part: ts.Node) => string

const plusPlus = ts.SyntaxKind.PlusPlusToken

/** The replacements of an operator, and `true` or `false` for a comparison. */
const operators: Record<string, string[]> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '??=': ['&&='],
  '||=': ['&&='],
  '&&=': ['||='],
}
const comparing = new Set(['<', '<=', '>', '>=', '===', '!==', '==', '!='])

function ofBinary(node: ts.BinaryExpression, text: TextOf): string[] {
  const operator = text(node.operatorToken)
  const isText = (part: ts.Expression) => ts.isStringLiteral(part) || ts.isTemplateLiteral(part)
  if (operator === '+' && (isText(node.left) || isText(node.right))) return []
  // `&&` binds closer than `||`, and needs brackets beside `??`.
  const left = operator === '??' || operator === '||' ? `(${text(node.left)})` : text(node.left)
  const replacements = (operators[operator] ?? []).map((replacement) => `${left} ${replacement} ${text(node.right)}`)
  return comparing.has(operator) && !isCondition(node) ? [...replacements, ...constantsFor(node.parent)] : replacements
}

/** Within a conjunction `false` equals `false` for the whole, within a disjunction `true`. */
function constantsFor(parent: ts.Node): string[] {
  const around = ts.isBinaryExpression(parent) ? parent.operatorToken.kind : undefined
  if (around === ts.SyntaxKind.AmpersandAmpersandToken) return ['true']
  return around === ts.SyntaxKind.BarBarToken ? ['false'] : ['true', 'false']
}

function ofPrefix({ operator, operand }: ts.PrefixUnaryExpression, text: TextOf): string[] {
  if (operator === ts.SyntaxKind.ExclamationToken) return [text(operand)]
  if (operator === ts.SyntaxKind.MinusToken) return [`+${text(operand)}`]
  if (operator === plusPlus) return [`--${text(operand)}`]
  return operator === ts.SyntaxKind.MinusMinusToken ? [`++${text(operand)}`] : []
}

/** The methods that another can replace; an empty name leaves the object as it is. */
const methods: Record<string, string> = {
  every: 'some',
  some: 'every',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  trimEnd: 'trimStart',
  trimStart: 'trimEnd',
  floor: 'ceil',
  ceil: 'floor',
  filter: '',
  slice: '',
  trim: '',
  sort: '',
  toSorted: '',
  reverse: '',
  toReversed: '',
  flat: '',
}

function ofCall({ expression, arguments: given }: ts.CallExpression, text: TextOf): string[] {
  if (!ts.isPropertyAccessExpression(expression)) return []
  const replacement = Object.hasOwn(methods, expression.name.text) ? methods[expression.name.text] : undefined
  if (replacement === undefined) return []
  const object = text(expression.expression)
  const dot = expression.questionDotToken === undefined ? '.' : '?.'
  return [replacement === '' ? object : `${object}${dot}${replacement}(${given.map(text).join(', ')})`]
}

/** Removes each anchor and quantifier, and negates each class. */
function ofRegularExpression(text: string): string[] {
  const end = text.lastIndexOf('/')
  const [pattern, flags] = [text.slice(1, end), text.slice(end + 1)]
  const found = [...pattern.matchAll(/\\(?<class>[dDsSwW])|\\.|(?<gone>[\^$+*]|\{\d+(?:,\d*)?\})/g)]
  return found.flatMap(({ index, 0: part, groups }) => {
    // A caret or a quantifier within brackets is literal.
    const inClass = pattern.slice(0, index).lastIndexOf('[') > pattern.slice(0, index).lastIndexOf(']')
    const letter = groups?.['class']
    const replacement = letter !== undefined ? turned(letter) : groups?.['gone'] !== undefined && !inClass ? '' : undefined
    if (replacement === undefined) return []
    const changed = pattern.slice(0, index) + replacement + pattern.slice(index + part.length)
    return changed === '' || !isPattern(changed, flags) ? [] : [`/${changed}/${flags}`]
  })
}

const turned = (letter: string): string => `\\${letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()}`

function isPattern(pattern: string, flags: string): boolean {
  try {
    return new RegExp(pattern, flags).source !== ''
  } catch {
    return false
  }
}

/** Whether the node is a condition: it is replaced by true and by false. */
export function isCondition(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent)) return parent.expression === node
  return (ts.isConditionalExpression(parent) || ts.isForStatement(parent)) && parent.condition === node
}
