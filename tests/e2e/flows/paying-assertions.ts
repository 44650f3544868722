import { expect } from 'vitest'
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { OperationId } from '#src/generated/operation-table.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import type { Stage } from './stage.ts'

/** Returns the outcome of the next payment on the path. */
export const nextOutcome = (ahead: readonly string[]): string | undefined =>
  ahead.find((event) => event.startsWith('confirming ') && event !== 'confirming unreachable')

/** The sandbox's card that brings about what the path has ahead. */
export function cardFor(ahead: readonly string[]): keyof typeof sandboxCards {
  const outcome = nextOutcome(ahead)
  if (outcome === 'confirming asks the bank') return 'secondStep'
  return outcome === 'confirming declined' ? 'declined' : 'success'
}

export async function enterCard({ trader }: Stage, card: keyof typeof sandboxCards): Promise<void> {
  await trader.field('order:paying.number').fill(sandboxCards[card].number)
  await trader.field('order:paying.expiry').fill('12/30')
  await trader.field('order:paying.cvc').fill('123')
  await trader.field('order:paying.name').fill('Nusrat Jahan')
  await trader.page.locator('main form button[type="submit"]').click()
}

interface PayingLabels {
  calls: { reading: OperationId; starting: OperationId }
  /** The subject of the payment. */
  payable: MessageKey
  notPayable: MessageKey
}

/** The expected page in each state of a machine of `createPayingMachine`, except final ones. */
export function payingAssertions({ trader, line }: Stage, { calls, payable, notPayable }: PayingLabels) {
  /** Fills in a card or a transfer. */
  const typed = trader.field('order:paying.number').or(trader.field('money:transfer.written'))
  const locked = async (is: boolean) =>
    expect(await typed.evaluate((input) => input instanceof HTMLInputElement && input.readOnly)).toBe(is)
  return {
    loading: async () => {
      await line.isWaiting(calls.reading)
      await trader.page
        .locator('main')
        .getByRole('status')
        .filter({ hasText: trader.t('app:wait') })
        .first()
        .waitFor()
    },
    unreachable: () => trader.shows(trader.t('app:failure.unreachable.title')),
    notPayable: () => trader.shows(trader.t(notPayable)),
    payable: () => trader.shows(trader.t(payable)),
    'payable.entering': async () => {
      await typed.waitFor()
      await trader.expectNoDialog()
      await locked(false)
    },
    'payable.declined': async () => {
      await trader.shows(trader.t('order:paying.declined'))
      await trader.expectNoDialog()
      await locked(false)
    },
    'payable.starting': async () => {
      await line.isWaiting(calls.starting)
      await locked(true)
    },
    'payable.confirming': async () => {
      await line.isWaiting('proceedPayment')
      await locked(true)
    },
    'payable.unconfirmed': async () => {
      await trader.shows(trader.t('order:paying.unconfirmed'))
      await trader.button('order:paying.sendAgain').waitFor()
      await locked(true)
    },
    'payable.askingBank': () => trader.expectDialog('order:paying.bank'),
    'payable.answering': async () => {
      await line.isWaiting('proceedPayment')
      await trader.page.getByRole('alertdialog').locator('button[aria-busy="true"]').waitFor()
    },
    'payable.unanswered': async () => {
      await trader.expectDialog('order:paying.bank')
      await trader.inDialog('order:paying.sendAgain').waitFor()
    },
  }
}
