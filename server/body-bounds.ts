import { bodies } from '#src/generated/bodies.ts'
import type { OperationId } from '#src/generated/operation-table.ts'
import type { BodySchema } from './body-texts.ts'

/** A payment provider's events are as large as the provider makes them, and signed. */
const isProviders = (operationId: OperationId) => operationId === 'paymentWebhook'

/** Bytes of a JSON body; the largest of the contract's calls take a few kilobytes. */
export const bodyBytes = (operationId: OperationId): number => (isProviders(operationId) ? 1_048_576 : 65_536)

/** Of an event of a payment provider: it is read whole to see whether it is signed. */
const providersMembers = 20_000
/** Members of all objects and items of all lists together, where a call's schema sets no bound of its own. */
const mostMembers = 2_000
/** Members that a call does not know, beyond all that it knows: an older server may get some, and names each of them as a problem. */
const unknownMembers = 50
/** What the received form says of a file (server/operation.ts). */
const uploadMembers = 8
/** Deeper than any body of the contract. */
const deepest = 32

/** Whether a body is small enough to be held against its schema, which reads each member and may report each as a problem. */
export function isWithinBounds(operationId: OperationId, body: unknown): boolean {
  const most = mostMembersOf(operationId)
  let members = 0
  const within = (value: unknown, depth: number): boolean => {
    // A file's bytes are bounded while the form is received.
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true
    if (depth > deepest) return false
    const parts: unknown[] = Object.values(value)
    members += parts.length
    return members <= most && parts.every((part) => within(part, depth + 1))
  }
  return within(body, 0)
}

const codeOf = (character: string) => character.charCodeAt(0)
const [quote, backslash, comma, space] = [codeOf('"'), codeOf('\\'), codeOf(','), codeOf(' ')]
const openings = new Set([codeOf('{'), codeOf('[')])
const closings = new Set([codeOf('}'), codeOf(']')])

/**
 * The same of a body's JSON before it is parsed: parsing thirty thousand brackets takes a hundred times as long as counting them. Reads no
 * further than the bounds; says nothing of whether the text is JSON.
 */
export function isTextWithinBounds(operationId: OperationId, text: string): boolean {
  const most = mostMembersOf(operationId)
  let members = 0
  let depth = 0
  // Of the object or list that has just been opened nothing has been read.
  let opened = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code <= space) continue
    const closes = closings.has(code)
    if (code === comma || (opened && !closes)) members += 1
    opened = openings.has(code)
    if (opened) depth += 1
    else if (closes) depth -= 1
    else if (code === quote) at = endOfText(text, at)
    if (members > most || depth > deepest + 1) return false
  }
  return true
}

/** Where the quote stands that ends the text which begins at a quote. */
function endOfText(text: string, start: number): number {
  let at = start + 1
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) break
    if (code === backslash) at += 1
  }
  return at
}

const bounds = new Map<OperationId, number>()

/** The members and items of a call's fullest body, and some that are unknown to it. */
function mostMembersOf(operationId: OperationId): number {
  if (isProviders(operationId)) return providersMembers
  const known = bounds.get(operationId)
  if (known !== undefined) return known
  const schema = operationId in bodies ? bodies[operationId as keyof typeof bodies] : undefined // checked by the line itself
  const most = Math.min(mostMembers, schema === undefined ? mostMembers : membersOf(schema) + unknownMembers)
  bounds.set(operationId, most)
  return most
}

function membersOf({ properties = {}, items, maxItems = mostMembers, 'x-upload': upload }: BodySchema): number {
  const own = Object.values(properties).reduce(
    (sum, field) => sum + 1 + membersOf(field),
    upload === undefined ? 0 : uploadMembers,
  )
  return items === undefined ? own : own + maxItems * (1 + membersOf(items))
}
