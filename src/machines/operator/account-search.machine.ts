import { failureOf } from '#src/api/api-error.ts'
import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine, type QueuePage } from './create-queue-machine.ts'

export type FoundAccount = CallResults<'findAccounts'>['accounts'][number]
export type AccountDecision = { act: 'suspend' | 'restore' | 'resetFactors' } & CallBody<'suspendAccount'>

/** What is searched for, or the one account of an address. */
export type AccountQuery = CallBody<'findAccounts'> | { id: string }

const calls = { suspend: 'suspendAccount', restore: 'restoreAccount', resetFactors: 'resetSecondFactors' } as const

/**
 * An operator finds accounts by address, name or company, shuts one out, or lets it in again; an admin lets somebody in who has lost all second
 * factors. An account that something else leads to is read by its id.
 */
export const accountSearchMachine = createQueueMachine<FoundAccount, AccountQuery, AccountDecision>({
  id: 'queue.accounts',
  read: async (query, signal) => {
    if ('id' in query) return readAccount(query.id, signal)
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

/** An id that no account has finds nothing; every other failure is one. */
async function readAccount(id: string, signal: AbortSignal): Promise<QueuePage<FoundAccount>> {
  try {
    return { items: [(await callOperatorApi('getAccount', { path: { id }, signal })).results.found], total: 1 }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'rejected' && failure.code === 404) return { items: [], total: 0 }
    throw error
  }
}
