import type { CallBody, CallResults } from '#src/api/call-api.ts'
import type { ApiFailure } from '#src/api/api-error.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import type { components } from '#src/generated/schema.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type DeclaredTransfer = CallResults<'getDeclaredTransfers'>['transfers'][number]
export type TransferDecision =
  | ({ act: 'approve' } & CallBody<'approveTransfer'>)
  | ({ act: 'decline' } & CallBody<'declineTransfer'>)

export type SharedTransfer = components['schemas']['SharedTransfer']

/** The other payments that a refused approval names. */
export function sharedTransfers(failure: ApiFailure | null): readonly SharedTransfer[] {
  // Only this conflict of the contract has it.
  return failure?.kind === 'rejected' ? ((failure.results['shared'] as SharedTransfer[] | undefined) ?? []) : []
}

/** An operator compares the transfers that buyers declared with the bank's statement: the money is there, or it is not. */
export const transferQueueMachine = createQueueMachine<DeclaredTransfer, CallBody<'getDeclaredTransfers'>, TransferDecision>({
  id: 'queue.transfers',
  read: async (query, signal) => {
    const { transfers, total } = (await callOperatorApi('getDeclaredTransfers', { body: query, signal })).results
    return { items: transfers, total }
  },
  decide: ({ _id }, { act, ...body }, signal) =>
    callOperatorApi(act === 'approve' ? 'approveTransfer' : 'declineTransfer', { path: { id: _id }, body, signal }),
})
