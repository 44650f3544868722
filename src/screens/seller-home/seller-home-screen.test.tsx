import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { type SellerDashboard, sellerHomeMachine } from '#src/machines/listing/seller-home.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { sampleSummary } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SellerHomeScreen } from './seller-home-screen.tsx'

const dashboard: SellerDashboard = {
  tasks: { fresh: 1, toInvoice: 0, toProcess: 2, toDispatch: 0, inDispute: 0 },
  latest: [sampleSummary],
  total: 9,
}
const idle: SellerDashboard = { ...dashboard, tasks: { fresh: 0, toInvoice: 0, toProcess: 0, toDispatch: 0, inDispute: 0 } }
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
    expect(screen.getByRole('link', { name: '2 paid orders to process' })).toBeDefined()
    expect(screen.queryByText(/to invoice/)).toBeNull()
    expect(screen.queryByText(/in dispute/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Acetone' })).toBeDefined()
  })

  it('leads to the orders in dispute', async () => {
    show(() => ({ dashboard: { ...dashboard, tasks: { ...dashboard.tasks, inDispute: 2 } } }))
    const link = await screen.findByRole('link', { name: '2 orders in dispute' })
    expect(link.getAttribute('href')).toBe('/seller-orders?group=inDispute')
  })

  it('says so when nothing waits', async () => {
    show(() => ({ dashboard: idle }))
    expect(await screen.findByText(/Nothing waits for you/)).toBeDefined()
  })

  it('may have no orders yet', async () => {
    show(() => ({ dashboard: { ...idle, latest: [], total: 0 } }))
    expect(await screen.findByText('No orders have come in yet')).toBeDefined()
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
