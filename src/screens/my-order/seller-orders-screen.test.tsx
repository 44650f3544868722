import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderListMachine } from '#src/machines/order/order-list.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { sampleSummary } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SellerOrdersScreen } from './seller-orders-screen.tsx'

const page = (orders: readonly (typeof sampleSummary)[]) => () => ({
  read: { results: { orders, total: orders.length }, items: orders, total: orders.length },
})
const refuse = failWith(rejected(403, 'Switch to the seller side'))
const loseConnection = failWith(unreachable)
const show = (address: string, ...reading: Answers) =>
  renderScreen(<SellerOrdersScreen />, { address, machines: [answered(orderListMachine, { reading })] })

beforeEach(() => putTexts('ar'))
afterEach(cleanup)

describe('the orders that a seller has received, in Arabic', () => {
  it('are on their way', () => {
    show('/seller-orders', never)
    expect(screen.getByText('جارٍ التحميل…')).toBeDefined()
  })

  it('are shown with the buyer, counted in words', async () => {
    show('/seller-orders', page([sampleSummary, { ...sampleSummary, _id: 'other', number: 'KO-26-0000043' }]))
    expect(await screen.findByText('طلبان')).toBeDefined()
    expect(screen.getAllByText('جديد، بانتظار ردك').length).toBe(2)
  })

  it('begin with the group that the address names', async () => {
    show('/seller-orders?group=toDispatch', page([sampleSummary]))
    expect((await screen.findByRole('button', { name: 'بانتظار الشحن' })).getAttribute('aria-pressed')).toBe('true')
  })

  it('may not be there yet', async () => {
    show('/seller-orders', page([]))
    expect(await screen.findByText('لم ترد أي طلبات بعد')).toBeDefined()
  })

  it('are refused with the server’s reason', async () => {
    show('/seller-orders', refuse)
    expect(within(await screen.findByRole('alert')).getByText('Switch to the seller side')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show('/seller-orders', loseConnection, page([sampleSummary]))
    await userEvent.click(await screen.findByRole('button', { name: 'إعادة المحاولة' }))
    expect(await screen.findByText('طلب واحد')).toBeDefined()
  })
})
