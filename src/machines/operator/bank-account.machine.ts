import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type BankAccount = CallResults<'getBankAccount'>
export type BankAccountDecision = { act: 'change' } & Pick<CallBody<'changeBankAccount'>, 'bankDetails' | 'reason'>

/** An operator sets the account that buyers transfer to. */
export const bankAccountMachine = createQueueMachine<BankAccount, object, BankAccountDecision>({
  id: 'queue.bankAccount',
  read: async (_, signal) => ({ items: [(await callOperatorApi('getBankAccount', { signal })).results], total: 1 }),
  decide: ({ version }, { bankDetails, reason }, signal) =>
    callOperatorApi('changeBankAccount', { body: { bankDetails, version, reason }, signal }),
})
