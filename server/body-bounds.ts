import type { OperationId } from '#src/generated/operation-table.ts'

/** A payment provider's events are as large as the provider makes them, and signed. */
const isProviders = (operationId: OperationId) => operationId === 'paymentWebhook'

/** Bytes of a JSON body; the largest of the contract's calls take a few kilobytes. */
export const bodyBytes = (operationId: OperationId): number => (isProviders(operationId) ? 1_048_576 : 65_536)

/** Members of all objects and items of all lists together: the fullest body of the contract has some hundreds. */
const mostMembers = 2_000
/** Deeper than any body of the contract. */
const deepest = 32

/** Whether a body is small enough to be held against its schema, which reads each member and may report each as a problem. */
export function isWithinBounds(operationId: OperationId, body: unknown): boolean {
  if (isProviders(operationId)) return true
  let members = 0
  const within = (value: unknown, depth: number): boolean => {
    // A file's bytes are bounded while the form is received.
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true
    if (depth > deepest) return false
    const parts: unknown[] = Object.values(value)
    members += parts.length
    return members <= mostMembers && parts.every((part) => within(part, depth + 1))
  }
  return within(body, 0)
}
