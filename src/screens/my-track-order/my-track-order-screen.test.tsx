import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { orderTrackingMachine } from '#src/machines/delivery/order-tracking.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { orderAt, sampleOrder, sampleShipment, allDispatched } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyTrackOrderScreen } from './my-track-order-screen.tsx'

const positions = [
  { latitude: 27.0046, longitude: 49.646, at: '2026-11-21T09:00:00.000Z' },
  { latitude: 26.4207, longitude: 50.0888, at: '2026-11-21T11:00:00.000Z' },
]
const shipment = {
  ...sampleShipment,
  driverName: 'Yusuf Karim',
  driverPhone: '+966501112233',
  vehicle: 'ABC 1234',
  positions,
}
const uploading = {
  ...orderAt(
    { at: '2026-11-21T07:00:00.000Z', status: 'dispatched', by: 'seller' },
    { at: '2026-11-21T08:00:00.000Z', status: 'inTransit', by: 'carrier' },
  ),
  shipments: [shipment],
  undispatched: allDispatched,
}

function show(reading: Answers, side: 'Buyer' | 'Seller' = 'Buyer', chosen = true) {
  sessionStore.set({ userId: sampleOrder.buyer._id, accountType: side })
  const quiet = orderTrackingMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
  const place = { chosen: chosen ? { order: sampleOrder._id } : {}, machines: [answered(quiet, { reading })] }
  return renderScreen(<MyTrackOrderScreen />, place)
}

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

describe('the delivery of an order', () => {
  it('is on its way to the page', () => {
    show([never])
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('asks to choose an order when none is', () => {
    show([never], 'Buyer', false)
    expect(screen.getByText('No order chosen')).toBeDefined()
  })

  it('has not begun before the goods are handed over', async () => {
    show([() => sampleOrder])
    expect(await screen.findByText('Nothing is on its way yet')).toBeDefined()
  })

  it.each(['Buyer', 'Seller'] as const)('shows the %s driver, vehicle and each position, the newest first', async (side) => {
    show([() => uploading], side)
    expect(await screen.findByText('Yusuf Karim')).toBeDefined()
    expect(screen.getByRole('link', { name: '+966501112233' }).getAttribute('href')).toBe('tel:+966501112233')
    expect(screen.getByText('ABC 1234')).toBeDefined()
    const reports = within(screen.getByRole('list', { name: 'Reported positions' })).getAllByRole('listitem')
    expect(reports.map(({ textContent }) => /[\d.]+, [\d.]+/.exec(textContent ?? '')?.[0])).toEqual([
      '26.4207, 50.0888',
      '27.0046, 49.6460',
    ])
  })

  it('is refused with the reason, and there is a way on', async () => {
    show([failWith(rejected(404, 'There is no such order.'))])
    expect(await screen.findByText('There is no such order.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the orders' })).toBeDefined()
  })

  it('is asked for again when no answer came', async () => {
    show([failWith(unreachable), () => uploading])
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Yusuf Karim')).toBeDefined()
  })
})
