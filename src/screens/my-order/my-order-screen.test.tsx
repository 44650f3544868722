import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderListMachine } from '#src/machines/order/order-list.machine.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { declaredOrder, sampleSummary } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyOrderScreen } from './my-order-screen.tsx'

const page =
  (orders: readonly (typeof sampleSummary)[], total = orders.length) =>
  () => ({
    read: { results: { orders, total }, items: orders, total },
  })
const refuse = failWith(rejected(422, 'That text is too long'))
const loseConnection = failWith(unreachable)
const show = (...reading: Answers) => renderScreen(<MyOrderScreen />, { machines: [answered(orderListMachine, { reading })] })

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ accountType: 'Buyer' })
})

describe('the orders of a buyer', () => {
  it('are on their way', () => {
    show(never)
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('are shown with state, seller, quantity and total, each leading to its page', async () => {
    show(page([sampleSummary], 25))
    const link = await screen.findByRole('link', { name: 'Acetone' })
    expect(link.getAttribute('href')).toBe(orderDetailsAddress(sampleSummary._id))
    for (const shown of ['KO-26-0000042', 'Waiting for the seller', 'From Gulf Petrochem', '160 kg', 'SAR 860.37', '25 orders']) {
      expect(screen.getByText(shown, plainSpaces)).toBeDefined()
    }
    expect(screen.getByRole('button', { name: 'Page 3' })).toBeDefined()
  })

  it('say that a total is without freight while its seller has not stated it', async () => {
    show(page([sampleSummary, { ...sampleSummary, _id: 'later', freight: 'quotedLater' }]))
    expect(await screen.findAllByText('without freight')).toHaveLength(1)
  })

  it('are to be prepared, not paid, while they are invoiced on terms', async () => {
    const invoiced = { ...sampleSummary, status: 'invoiced' } as const
    show(page([invoiced, { ...invoiced, _id: 'terms', paymentTerms: 'net30' }]))
    expect(await screen.findAllByText('Invoiced, payable later')).toHaveLength(1)
  })

  it('say until when each on terms is to be paid, which is overdue, and which is withheld in a dispute', async () => {
    const open = { paymentTerms: 'net30', dueOn: '2026-12-27', openAmount: sampleSummary.total } as const
    const overdue = { ...sampleSummary, ...open, _id: 'overdue', status: 'completed', overdue: true } as const
    const disputed = { ...sampleSummary, ...open, _id: 'disputed', status: 'disputed' } as const
    show(page([{ ...sampleSummary, ...open, status: 'inTransit' }, overdue, disputed]))
    expect(await screen.findByText('Pay by 27 Dec 2026')).toBeDefined()
    expect(screen.getByText('Overdue since 28 Dec 2026')).toBeDefined()
    expect(screen.getByText('Withheld while in dispute')).toBeDefined()
  })

  it('say since when, and by which reference, a transfer is being checked', async () => {
    const { transfer } = declaredOrder
    show(page([{ ...sampleSummary, status: 'paymentReview', ...(transfer && { transfer }) }]))
    expect(await screen.findByText('Transfer declared on 21 Nov 2026, reference TT-2211')).toBeDefined()
  })

  it('are ready for collection where nobody carries the goods', async () => {
    show(page([{ ...sampleSummary, status: 'dispatched', collected: true }]))
    expect(await screen.findByText('Ready for collection')).toBeDefined()
  })

  it('stand beside the way to the samples, which are a list of their own', async () => {
    show(page([sampleSummary]))
    expect((await screen.findByRole('link', { name: 'Samples' })).getAttribute('href')).toBe('/my-sample-request')
  })

  it('are those that were received where a seller looks, whom a notification has led here', async () => {
    sessionStore.set({ accountType: 'Seller' })
    show(page([sampleSummary]))
    const { name } = sampleSummary.buyer
    expect(await screen.findByText(`For ${name}`)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Samples' })).toBeDefined()
  })

  it('may not be there yet', async () => {
    show(page([]))
    expect(await screen.findByText('You have not ordered anything yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Browse products' })).toBeDefined()
  })

  it('may not match what is searched for, and there is a way back to all', async () => {
    show(page([sampleSummary]), page([]), page([sampleSummary]))
    await screen.findByRole('link', { name: 'Acetone' })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your orders' }), 'xyz{Enter}')
    expect(await screen.findByText('No orders match')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all orders' }))
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
  })

  it('can be narrowed to those of a state', async () => {
    show(page([sampleSummary]))
    const group = await screen.findByRole('button', { name: 'To pay' })
    await userEvent.click(group)
    expect(group.getAttribute('aria-pressed')).toBe('true')
  })

  it('are refused with the server’s reason', async () => {
    show(refuse)
    expect(within(await screen.findByRole('alert')).getByText('That text is too long')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show(loseConnection, page([sampleSummary]))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
  })
})
