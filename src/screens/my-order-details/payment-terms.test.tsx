import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { orderDetailsMachine } from '#src/machines/order/order-details.machine.ts'
import type { OrderCommand } from '#src/machines/order/order-change.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { sampleOrder } from '#tests/support/order-fixtures.ts'
import { answered, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyOrderDetailsScreen } from './my-order-details-screen.tsx'

const openAmount = { amount: 86_037, currency: 'SAR' }
const due = { paymentTerms: 'net30' as const, dueOn: '2026-12-20', openAmount }
const grantedTerms = {
  _id: '0f000000-0000-4000-8000-000000000001',
  terms: 'net60' as const,
  creditLimit: { amount: 5_000_000, currency: 'SAR' },
}

type Commands = OrderCommand[]

/** `sent` keeps what is decided. */
function show(side: 'buyer' | 'seller', more: object, sent: Commands = []) {
  const userId = side === 'buyer' ? sampleOrder.buyer._id : sampleOrder.seller._id
  sessionStore.set({ userId, accountType: side === 'buyer' ? 'Buyer' : 'Seller' })
  const machine = orderDetailsMachine.provide({
    actors: {
      liveChanges: fromCallback(() => undefined),
      changing: fromPromise(async ({ input }) => {
        sent.push(input.change.command)
        return { message: 'Done.' }
      }),
    },
  })
  return renderScreen(<MyOrderDetailsScreen />, {
    chosen: { order: sampleOrder._id },
    machines: [answered(machine, { reading: [() => ({ entity: { ...sampleOrder, ...more } })] })],
  })
}

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

it('tells the buyer until when what is to be paid, and offers to pay it while the goods are on their way', async () => {
  show('buyer', { ...due, status: 'dispatched' })
  expect(await screen.findByText('Due on 20 Dec 2026: SAR 860.37 is open.', plainSpaces)).toBeDefined()
  expect(screen.getByRole('link', { name: /Pay.*SAR\s860\.37/ })).toBeDefined()
})

it('does not press a buyer to pay what is withheld in a dispute, and says when each order is paid', async () => {
  show('buyer', { ...due, status: 'disputed' })
  const pay = await screen.findByRole('link', { name: /Pay.*SAR\s860\.37/ })
  const classOf = (link: HTMLElement) => link.className
  expect(screen.getByText('Payment', { selector: 'dt' }).nextSibling?.textContent).toBe('Within 30 days of the invoice')
  const withheld = classOf(pay)
  cleanup()
  show('buyer', { ...due, status: 'dispatched' })
  expect(classOf(await screen.findByRole('link', { name: /Pay.*SAR\s860\.37/ }))).not.toBe(withheld)
  cleanup()
  show('buyer', {})
  expect((await screen.findByText('Payment', { selector: 'dt' })).nextSibling?.textContent).toBe('In advance')
})

it('tells both sides since when it is overdue', async () => {
  for (const side of ['buyer', 'seller'] as const) {
    show(side, { ...due, status: 'completed', overdue: true })
    expect(await screen.findByText('Overdue since 21 Dec 2026')).toBeDefined()
    cleanup()
  }
})

it('lets the seller grant terms with a limit, which it asks for', async () => {
  const commands: Commands = []
  show('seller', {}, commands)
  await userEvent.click(await screen.findByRole('button', { name: 'Grant payment terms' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Payment terms for/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Grant' }))
  const limit = dialog.getByRole('textbox', { name: 'Credit limit in SAR' })
  expect(limit.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(limit, '٥٠٠٠')
  await userEvent.click(dialog.getByRole('radio', { name: 'Within 60 days of the invoice' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Grant' }))
  const grant = { terms: 'net60', creditLimit: { amount: 500_000, currency: 'SAR' } }
  await expect.poll(() => commands).toEqual([{ type: 'grantTerms', grant }])
})

it('shows the seller what holds, and asks before it ends', async () => {
  const commands: Commands = []
  show('seller', { grantedTerms }, commands)
  expect(await screen.findByText(/within 60 days of the invoice, up to SAR 50,000.00 at once/, plainSpaces)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'End payment terms' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End payment terms' }))
  await expect.poll(() => commands).toEqual([{ type: 'endTerms', termsId: grantedTerms._id }])
})

it('says nothing of terms to a buyer who has none', async () => {
  show('buyer', {})
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/Payment terms/)).toBe(null)
})
