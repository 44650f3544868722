import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { type SellerDashboard, sellerHomeMachine } from '#src/machines/listing/seller-home.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { emptyDashboard, noTasks } from '#tests/support/event-fixtures/seller-home.ts'
import { sampleSummary } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SellerHomeScreen } from './seller-home-screen.tsx'

const dashboard: SellerDashboard = {
  ...emptyDashboard,
  tasks: { ...noTasks, fresh: 1, toProcess: 2 },
  latest: [sampleSummary],
  total: 9,
}
const idle: SellerDashboard = { ...dashboard, tasks: noTasks }
const refuse = failWith(rejected(403, 'Switch to the seller side'))
const loseConnection = failWith(unreachable)
const quiet = sellerHomeMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
const show = (...reading: Answers) => renderScreen(<SellerHomeScreen />, { machines: [answered(quiet, { reading })] })

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the seller’s home', () => {
  it('is on its way', () => {
    show(never)
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('names what waits, each leading to its orders, and the latest orders', async () => {
    show(() => ({ dashboard }))
    const fresh = await screen.findByRole('link', { name: '1 new order to answer' })
    expect(fresh.getAttribute('href')).toBe('/seller-orders?group=fresh')
    expect(screen.getByRole('link', { name: '2 orders to process' })).toBeDefined()
    expect(screen.queryByText(/to invoice/)).toBeNull()
    expect(screen.queryByText(/in dispute/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Acetone' })).toBeDefined()
  })

  it.each([
    ['inDispute', '2 orders in dispute', '/seller-orders?group=inDispute'],
    ['dispatchDue', '2 orders to dispatch soon, or late already', '/seller-orders?group=dispatchDue'],
    ['restToDispatch', '2 orders sent in part, the rest to dispatch', '/seller-orders?group=restToDispatch'],
    ['failedDeliveries', '2 deliveries that failed, to arrange anew', '/seller-orders?group=failedDeliveries'],
    ['quotes', '2 quotes to answer', '/my-quote?group=toAnswer'],
    ['samples', '2 sample requests to answer', '/my-sample-request?group=fresh'],
    ['samplesToSend', '2 samples to send', '/my-sample-request?group=toPrepare'],
    ['documents', '2 document requests to answer', '/my-document-request?group=requested'],
    ['unreadMessages', '2 unread messages', '/chats'],
  ] as const)('leads from %s to the list of it', async (task, name, href) => {
    show(() => ({ dashboard: { ...idle, tasks: { ...noTasks, [task]: 2 } } }))
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
    expect(screen.queryByText('Nothing waits for you')).toBeNull()
  })

  it('shows what others want to buy, which waits for no one seller', async () => {
    show(() => ({ dashboard: { ...idle, tasks: { ...noTasks, requirements: 3 } } }))
    const link = await screen.findByRole('link', { name: '3 requirements that you can bid for' })
    expect(link.getAttribute('href')).toBe('/seller-active-requirements?group=withoutBid')
    expect(screen.getByText('Nothing waits for you')).toBeDefined()
  })

  it('says that there may be more requirements than were counted', async () => {
    show(() => ({ dashboard: { ...idle, tasks: { ...noTasks, requirements: 100 } } }))
    expect(await screen.findByRole('link', { name: '100 requirements or more that you can bid for' })).toBeDefined()
  })

  it('says so when nothing waits', async () => {
    show(() => ({ dashboard: idle }))
    expect(await screen.findByText('Nothing waits for you')).toBeDefined()
  })

  it('asks for freight rates where none are stated, even before the first order', async () => {
    show(() => ({ dashboard: { tasks: { ...noTasks, freightRates: true }, latest: [], total: 0 } }))
    const link = await screen.findByRole('link', { name: 'State your freight rates' })
    expect(link.getAttribute('href')).toBe('/setting')
    expect(screen.queryByText('Nothing waits for you')).toBeNull()
  })

  it('may have no orders yet', async () => {
    show(() => ({ dashboard: { ...idle, latest: [], total: 0 } }))
    expect(await screen.findByText('No orders have come in yet')).toBeDefined()
  })

  it('shows what waits before the first order', async () => {
    show(() => ({ dashboard: { ...emptyDashboard, tasks: { ...noTasks, quotes: 1 } } }))
    expect(await screen.findByRole('link', { name: '1 quote to answer' })).toBeDefined()
  })

  it('is refused with the server’s reason', async () => {
    show(refuse)
    expect(within(await screen.findByRole('alert')).getByText('Switch to the seller side')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show(loseConnection, () => ({ dashboard }))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Latest orders')).toBeDefined()
  })
})
