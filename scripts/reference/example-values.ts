import type { Schema, Schemas } from './reference-contract.ts'

/** `asked` has what a call needs and no more; `answered` has all that there may be. */
type Breadth = 'asked' | 'answered'

/** Below this depth a response shows required fields only: a product within an order within a chat is noise. */
const shownWhole = 3

/** Returns a value that the schema allows: its own example, or one built from its constraints. */
export function exampleValue(schema: Schema, schemas: Schemas, breadth: Breadth, depth = 0): unknown {
  const node = schemas.resolved(schema)
  if (node.example !== undefined) return node.example
  if (node.const !== undefined) return node.const
  if (node.default !== undefined) return node.default
  if (node.enum !== undefined) return node.enum[0]
  const [either] = node.oneOf ?? []
  if (either !== undefined) return exampleValue(either, schemas, breadth, depth)
  const [type = 'object'] = [node.type].flat()
  switch (type) {
    case 'string':
      return exampleText(node)
    case 'integer':
    case 'number':
      return exampleNumber(node)
    case 'boolean':
      return true
    case 'array': {
      const count = Math.max(node.minItems ?? 0, 1)
      return Array.from({ length: count }, () => exampleValue(node.items ?? {}, schemas, breadth, depth + 1))
    }
    default:
      return exampleObject(node, schemas, breadth, depth)
  }
}

function exampleObject(node: Schema, schemas: Schemas, breadth: Breadth, depth: number): unknown {
  const { properties = {}, required = [], minProperties = 0, maxProperties } = node
  const names = Object.keys(properties)
  const isShown = (name: string) =>
    required.includes(name) || (breadth === 'answered' ? depth < shownWhole : required.length === 0 && isInstructive(name))
  // Of optional fields, a request example shows those with an example of their own.
  const isInstructive = (name: string) => {
    const { example, default: usual } = schemas.resolved(properties[name] ?? {})
    return example !== undefined || usual !== undefined
  }
  const shown = names.filter(isShown).slice(0, maxProperties)
  for (const name of names) if (shown.length < minProperties && !shown.includes(name)) shown.push(name)
  return Object.fromEntries(shown.map((name) => [name, exampleValue(properties[name] ?? {}, schemas, breadth, depth + 1)]))
}

function exampleNumber({ minimum, exclusiveMinimum, maximum, multipleOf = 1 }: Schema): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + multipleOf)
  return Math.min(Math.max(least, 1), maximum ?? Infinity)
}

const byFormat: Record<string, string> = {
  uuid: '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b',
  date: '2026-12-31',
  'date-time': '2026-11-21T08:30:00.000Z',
  email: 'nusrat@example.com',
  uri: '/api/files/viewFile/01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b',
}

/** Texts that one or the other pattern of the contract allows; the first that fits is taken. */
const texts = ['Acetone, technical grade', 'acetone', '2026-12-31', '482913', '+8801712345678', 'AE', 'USD', 'Asia/Dhaka']

function exampleText({ format = '', pattern = '', minLength = 0, maxLength = Infinity }: Schema): string {
  const ofFormat = byFormat[format]
  if (ofFormat !== undefined) return ofFormat
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text)
  // Long and of letters alone: a token.
  const token = 'kX3vQ9'.repeat(Math.ceil(Math.max(minLength, 1) / 6)).slice(0, Math.max(minLength, 1))
  return [...texts, token].find(fits) ?? token
}
