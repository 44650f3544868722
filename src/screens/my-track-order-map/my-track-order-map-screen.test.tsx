import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import type { LiveChanged } from '#src/machines/platform/live-changes.ts'
import { orderMapMachine } from '#src/machines/delivery/order-map.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { orderAt, sampleOrder, sampleShipment } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyTrackOrderMapScreen } from './my-track-order-map-screen.tsx'

const dammam = { city: 'Dammam', latitude: 26.4207, longitude: 50.0888 }
const jubail = { latitude: 27.0046, longitude: 49.646, at: '2026-11-21T09:00:00.000Z' }
const qatif = { latitude: 26.5652, longitude: 50.0089, at: '2026-11-21T11:00:00.000Z' }
const uploading = (...positions: (typeof jubail)[]) => ({
  destination: dammam,
  order: {
    ...orderAt(
      { at: '2026-11-21T07:00:00.000Z', status: 'dispatched', by: 'seller' },
      { at: '2026-11-21T10:00:00.000Z', status: 'inTransit', by: 'carrier' },
    ),
    shipments: [{ ...sampleShipment, positions }],
  },
})

let emitLiveEvent: (event: LiveChanged) => void = () => undefined

function show(reading: Answers, side: 'Buyer' | 'Seller' = 'Buyer', chosen = true) {
  sessionStore.set({ userId: sampleOrder.buyer._id, accountType: side })
  const machine = orderMapMachine.provide({
    actors: {
      liveChanges: fromCallback(({ sendBack }) => {
        emitLiveEvent = sendBack
      }),
    },
  })
  const place = { chosen: chosen ? { order: sampleOrder._id } : {}, machines: [answered(machine, { reading })] }
  return renderScreen(<MyTrackOrderMapScreen />, place)
}
const reports = () =>
  within(screen.getByRole('list', { name: 'Reported positions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plainSpaces.normalizer(textContent ?? ''))

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

describe('the map of a delivery', () => {
  it('is on its way to the page', () => {
    show([never])
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('asks to choose an order when none is', () => {
    show([never], 'Buyer', false)
    expect(screen.getByText('No order chosen')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the orders' }).getAttribute('href')).toBe('/my-order')
  })

  it('has no position before the driver reports one, and marks where the goods go', async () => {
    show([() => uploading()])
    expect(await screen.findByText('No position yet')).toBeDefined()
    expect(await screen.findByRole('img', { name: 'Map of the delivery' })).toBeDefined()
    expect(screen.getByText('Delivery to Dammam')).toBeDefined()
  })

  it('draws nothing when it knows no place at all', async () => {
    show([() => ({ order: sampleOrder, destination: null })])
    expect(await screen.findByText('No position yet')).toBeDefined()
    expect(screen.getByText('The map does not know where this town is.')).toBeDefined()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it.each([
    ['Buyer', 'Handed to the carrier'],
    ['Seller', 'On its way to the buyer'],
  ] as const)('tells the %s in words what it shows, and how the order stood at each position', async (side, dispatched) => {
    show([() => uploading(jubail, qatif)], side)
    expect(await screen.findByRole('img', { name: 'Map of the delivery' })).toBeDefined()
    expect(reports().map((report) => /[\d.]+, [\d.]+/.exec(report)?.[0])).toEqual(['26.5652, 50.0089', '27.0046, 49.6460'])
    const statuses = ['On the way', dispatched]
    expect(reports().map((report, at) => report.includes(statuses[at] ?? ''))).toEqual([true, true])
    expect(screen.getByRole('status').textContent).toContain('Newest position: 26.5652, 50.0089')
    expect(screen.getByText(/^First report/)).toBeDefined()
    expect(screen.getByText(/^Newest, /)).toBeDefined()
    expect(screen.getByText('Gulf Petrochem, Saudi Arabia')).toBeDefined()
    expect(screen.getByRole('link', { name: 'All of the delivery' }).getAttribute('href')).toBe(
      `/my-track-order?order=${sampleOrder._id}`,
    )
  })

  it('moves on when another position comes in, and says so', async () => {
    show([() => uploading(jubail), () => uploading(jubail, qatif)])
    await screen.findByRole('img', { name: 'Map of the delivery' })
    expect(screen.getByRole('status').textContent).toContain('27.0046, 49.6460')
    emitLiveEvent({ type: 'live.changed', event: { type: 'order.changed', subjectId: sampleOrder._id } })
    expect(await screen.findByText(/Newest position: 26\.5652, 50\.0089/)).toBeDefined()
    expect(reports()).toHaveLength(2)
  })

  it('is refused with the reason, and there is a way on', async () => {
    show([failWith(rejected(404, 'There is no such order.'))])
    expect(await screen.findByText('There is no such order.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the orders' })).toBeDefined()
  })

  it('is asked for again when no answer came', async () => {
    show([failWith(unreachable), () => uploading(jubail)])
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('img', { name: 'Map of the delivery' })).toBeDefined()
  })
})
