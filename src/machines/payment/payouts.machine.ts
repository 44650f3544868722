import { type CallBody, type CallResults, callApi } from '#src/api/call-api.ts'
import { createEntityMachine, type EntityChange } from '#src/machines/platform/create-entity-machine.ts'

export type PayoutOverview = CallResults<'getPayoutOverview'>
export type Payout = CallResults<'getPayouts'>['payouts'][number]
export type PayoutAccountInput = CallBody<'savePayoutAccount'>

export type PayoutCommand =
  | { type: 'request'; amount: CallBody<'requestPayout'>['amount'] }
  | { type: 'saveAccount'; account: PayoutAccountInput }
  | { type: 'removeAccount'; accountId: string }
  | { type: 'setWeekly'; accountId: string; weekly: boolean }
  | { type: 'cancel'; payoutId: string }

/** What a question is about: a currency (null for an account of a currency that has none yet), or one payout of it. */
export interface PayoutAbout {
  currency: string | null
  payout?: Payout
}

/**
 * A seller sees what can be paid out in each currency, says to which bank account, asks for a payout, cancels one that the bank does not have
 * yet, and lets all that is available be paid out each week. Without a second factor payouts can only be cancelled and accounts removed. What becomes of a payout is told by a notification, which has it
 * all read again.
 */
export const payoutsMachine = createEntityMachine<PayoutOverview, PayoutCommand, never, PayoutAbout>({
  id: 'payouts',
  live: 'notification.created',
  concerns: () => true,
  read: async (_, signal) => (await callApi('getPayoutOverview', { signal })).results,
  actions: ({ hasSecondFactor }) =>
    hasSecondFactor ? ['request', 'saveAccount', 'removeAccount', 'setWeekly', 'cancel'] : ['removeAccount', 'cancel'],
  // Each needs to know of which account; the switch of the weekly payout says so at once.
  immediate: () => undefined,
  // A payout or an account is answered, the overview is read again.
  change: async (_, change) => ({ message: await sendPayoutChange(change) }),
  doneKey: 'money:payout.changed',
})

async function sendPayoutChange({ command, idempotencyKey }: EntityChange<PayoutCommand>): Promise<string> {
  switch (command.type) {
    case 'request':
      return (await callApi('requestPayout', { body: { amount: command.amount }, idempotencyKey })).message
    case 'saveAccount':
      return (await callApi('savePayoutAccount', { body: command.account })).message
    case 'removeAccount':
      return (await callApi('removePayoutAccount', { path: { id: command.accountId } })).message
    case 'cancel':
      return (await callApi('cancelPayout', { path: { id: command.payoutId } })).message
    case 'setWeekly':
      return (await callApi('setWeeklyPayout', { path: { id: command.accountId }, body: { weekly: command.weekly } })).message
  }
}
