import { bodies } from '#src/generated/bodies.ts'
import type { OperationId } from '#src/generated/operation-table.ts'
import type { BodySchema } from './body-texts.ts'

/** A payment provider's events are as large as the provider makes them, and signed. */
const isProviders = (operationId: OperationId) => operationId === 'paymentWebhook'

/** Bytes of a JSON body; the largest of the contract's calls take a few kilobytes. */
export const bodyBytes = (operationId: OperationId): number => (isProviders(operationId) ? 1_048_576 : 65_536)

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
  if (isProviders(operationId)) return true
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

const bounds = new Map<OperationId, number>()

/** The members and items of a call's fullest body, and some that are unknown to it. */
function mostMembersOf(operationId: OperationId): number {
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
