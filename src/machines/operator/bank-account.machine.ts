import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type BankAccount = CallResults<'getBankAccount'>
export type BankAccountDecision =
  | ({ act: 'change' } & Pick<CallBody<'changeBankAccount'>, 'bankDetails' | 'reason'>)
  | ({ act: 'approve' | 'decline' } & Pick<CallBody<'approveBankAccount'>, 'reason'>)

/** An operator proposes the account that buyers transfer to, and another one puts it in force. */
export const bankAccountMachine = createQueueMachine<BankAccount, object, BankAccountDecision>({
  id: 'queue.bankAccount',
  read: async (_, signal) => ({ items: [(await callOperatorApi('getBankAccount', { signal })).results], total: 1 }),
  decide: ({ version }, decision, signal) => {
    const { act, reason } = decision
    if (act === 'change') {
      return callOperatorApi('changeBankAccount', { body: { bankDetails: decision.bankDetails, version, reason }, signal })
    }
    return callOperatorApi(act === 'approve' ? 'approveBankAccount' : 'declineBankAccount', { body: { version, reason }, signal })
  },
})
