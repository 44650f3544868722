import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { orderDetailsMachine } from '#src/machines/order/order-details.machine.ts'
import { driverLinkMachine } from '#src/machines/delivery/driver-link.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { allDispatched, orderAt, type sampleOrder, sampleShipment } from '#tests/support/order-fixtures.ts'
import { answered, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyOrderDetailsScreen } from './my-order-details-screen.tsx'

const quiet = orderDetailsMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })

function show(side: 'buyer' | 'seller', order: typeof sampleOrder, machine = quiet) {
  sessionStore.set({ userId: order[side]._id, accountType: side === 'buyer' ? 'Buyer' : 'Seller' })
  const link = { path: '/delivery#token', endsAt: '2027-01-19T12:00:00.000Z' }
  const machines = [
    answered(machine, { reading: [() => ({ entity: order })] }),
    answered(driverLinkMachine, { reading: [() => link] }),
  ]
  return renderScreen(<MyOrderDetailsScreen />, { chosen: { order: order._id }, machines })
}

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

const failed = {
  ...orderAt({ at: '2026-11-20T12:00:00.000Z', status: 'inTransit', by: 'carrier' }),
  shipments: [
    {
      ...sampleShipment,
      state: 'failed' as const,
      failures: [{ reason: 'noReceiver' as const, note: 'The gate is locked', at: '2026-11-21T12:00:00.000Z', files: [] }],
    },
  ],
  undispatched: allDispatched,
}
const region = async () => within(await screen.findByRole('region', { name: 'Shipment' }))

it('says to the buyer why the driver could not hand over, and that the seller acts', async () => {
  show('buyer', failed)
  const shipment = await region()
  expect(within(shipment.getByRole('list', { name: 'Attempts that failed' })).getByText('The gate is locked')).toBeDefined()
  expect(shipment.getByText(/The seller now arranges another attempt/)).toBeDefined()
  expect(shipment.queryByRole('button')).toBeNull()
})

it('lets the seller arrange another attempt', async () => {
  show('seller', failed)
  const panel = within(await screen.findByRole('region', { name: 'What you can do' }))
  expect(panel.getByText('The goods could not be handed over: see the shipment below.')).toBeDefined()
  const shipment = await region()
  expect(shipment.getByText(/Name the day of another attempt/)).toBeDefined()
  await userEvent.click(shipment.getByRole('button', { name: 'Arrange another attempt' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'When is it tried again?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Arrange another attempt' }))
  expect(dialog.getByLabelText(/Day of the attempt/).getAttribute('aria-invalid')).toBe('true')
})

it('asks for the day when another driver makes the next attempt, and sends it with the driver', async () => {
  const commands: unknown[] = []
  const machine = quiet.provide({
    actors: {
      changing: fromPromise(({ input }) => {
        commands.push(input.change.command)
        return new Promise<never>(() => undefined)
      }),
    },
  })
  show('seller', failed, machine)
  await userEvent.click((await region()).getByRole('button', { name: 'Replace the driver' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: "Driver's name" }), 'Salim Khan')
  await userEvent.type(dialog.getByRole('textbox', { name: "Driver's phone" }), '00966 50-123 4567')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Vehicle' }), 'RUH 4821')
  await userEvent.click(dialog.getByRole('button', { name: 'Replace the driver' }))
  expect(dialog.getByLabelText(/Day of the attempt/).getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(dialog.getByLabelText(/Day of the attempt/), { target: { value: '2099-12-03' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Replace the driver' }))
  const driver = { driverName: 'Salim Khan', driverPhone: '+966501234567', vehicle: 'RUH 4821', driverLanguage: 'en' }
  const { _id: shipmentId } = sampleShipment
  expect(commands).toEqual([{ type: 'replaceDriver', shipmentId, driver, expectedOn: '2099-12-03' }])
})

it('asks for no day when the driver before has not failed', async () => {
  show('seller', { ...failed, shipments: [{ ...sampleShipment, state: 'accepted', failures: [] }] })
  await userEvent.click((await region()).getByRole('button', { name: 'Replace the driver' }))
  expect(within(screen.getByRole('alertdialog')).queryByLabelText(/Day of the attempt/)).toBeNull()
})

it('says that another attempt is arranged when the driver has the job again', async () => {
  show('buyer', { ...failed, shipments: failed.shipments.map((shipment) => ({ ...shipment, state: 'accepted' as const })) })
  expect((await region()).getByText('Another attempt is arranged')).toBeDefined()
})
