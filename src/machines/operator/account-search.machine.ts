import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type FoundAccount = CallResults<'findAccounts'>['accounts'][number]
export type AccountDecision = { act: 'suspend' | 'restore' | 'resetFactors' } & CallBody<'suspendAccount'>

const calls = { suspend: 'suspendAccount', restore: 'restoreAccount', resetFactors: 'resetSecondFactors' } as const

/**
 * An operator finds accounts by address, name or company, shuts one out, or lets it in again; an admin lets somebody in who has lost all second
 * factors.
 */
export const accountSearchMachine = createQueueMachine<FoundAccount, CallBody<'findAccounts'>, AccountDecision>({
  id: 'queue.accounts',
  read: async (query, signal) => {
    const { accounts } = (await callOperatorApi('findAccounts', { body: query, signal })).results
    return { items: accounts, total: accounts.length }
  },
  decide: ({ account }, { act, reason }, signal) =>
    callOperatorApi(calls[act], {
      path: { id: account._id },
      body: { reason },
      signal,
    }),
})
