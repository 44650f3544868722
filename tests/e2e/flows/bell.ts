import type { Marketplace } from '#tests/support/marketplace.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import type { Trader } from '../trader.ts'

async function buyerId({ store }: Marketplace): Promise<string> {
  const buyer = await store.find('users', { email: 'buyer@kimiya.example' })
  if (buyer === undefined) throw new Error('The demo marketplace has no buyer')
  return buyer._id
}

/** Notifies the buyer of so many invoices. */
export async function notifyPerson(market: Marketplace, count: number): Promise<void> {
  const userId = await buyerId(market)
  const { newId, clock } = market
  for (let number = 1; number <= count; number += 1) {
    const values = { order: `KO-26-${number}`, product: { en: 'Acetone' }, amount: { amount: 100 * number, currency: 'SAR' } }
    await market.store.transaction((tables) =>
      notify(
        { tables, now: clock.now.toISOString(), newId },
        { userId, side: 'buyer', type: 'paymentInvoice', subjectId: newId(), values },
      ),
    )
  }
}

/** Replaces the buyer's notifications by so many new ones. */
export async function notifyAgain(market: Marketplace, count: number): Promise<void> {
  await market.store.remove('notifications', { userId: await buyerId(market) })
  await notifyPerson(market, count)
}

/** The bell and its panel. */
export function bellOf({ page, t }: Trader) {
  // With the number of what is unread after its name.
  const unread = new RegExp(`^${t('notices:label')}.+`)
  const bell = page.getByRole('button', { name: new RegExp(`^${t('notices:label')}`) })
  const panel = page.getByRole('group', { name: t('notices:label') })
  return {
    bell,
    panel,
    open: async () => {
      if (!(await panel.isVisible())) await bell.click()
      await panel.waitFor()
    },
    countsUnread: () => page.getByRole('button', { name: unread }).waitFor(),
  }
}
