import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import { payTypeAddress } from '#src/lib/paths.ts'
import { orderDetailsMachine } from '#src/machines/order/order-details.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { driverLinkMachine } from '#src/machines/delivery/driver-link.machine.ts'
import {
  allDispatched,
  declaredOrder,
  invoicedOrder,
  orderAt,
  sampleOrder,
  sampleShipment,
} from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyOrderDetailsScreen } from './my-order-details-screen.tsx'

const refuse =
  (code: number, fields: Record<string, string> = {}) =>
  () => {
    throw new ApiError({ kind: 'rejected', code, message: 'The server says no', fields, results: {} })
  }
const loseConnection = failWith(unreachable)
const quiet = orderDetailsMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
const shown = (order: typeof sampleOrder) => () => ({ entity: order })

function show(side: 'buyer' | 'seller', actors: Record<string, Answers>) {
  const userId = side === 'buyer' ? sampleOrder.buyer._id : sampleOrder.seller._id
  sessionStore.set({ userId, accountType: side === 'buyer' ? 'Buyer' : 'Seller' })
  return renderScreen(<MyOrderDetailsScreen />, { chosen: { order: sampleOrder._id }, machines: [answered(quiet, actors)] })
}

const processed = orderAt(
  { at: '2026-11-20T10:00:00.000Z', status: 'paid', by: 'system' },
  { at: '2026-11-20T11:00:00.000Z', status: 'processing', by: 'seller' },
)

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

describe('the page of an order', () => {
  it('is on its way', () => {
    show('buyer', { reading: [never] })
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('asks to choose an order when none is', () => {
    renderScreen(<MyOrderDetailsScreen />, { machines: [quiet] })
    expect(screen.getByText('No order chosen')).toBeDefined()
  })

  it('is refused with the server’s reason, and there is a way on', async () => {
    show('buyer', { reading: [refuse(404)] })
    expect(within(await screen.findByRole('alert')).getByText('The server says no')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the orders' })).toBeDefined()
  })

  it('says that a declared transfer is being checked, and offers its buyer no second payment', async () => {
    show('buyer', { reading: [shown(declaredOrder)] })
    expect(await screen.findByText('Your bank transfer is being checked')).toBeDefined()
    expect(screen.getByText(/You declared it on 21 Nov 2026 with the reference TT-2211/)).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBe(null)
    expect(screen.getByRole('link', { name: 'Write to support' })).toBeDefined()
  })

  it('tells the seller to wait for a declared transfer', async () => {
    show('seller', { reading: [shown(declaredOrder)] })
    expect(await screen.findByText(/Declared on 21 Nov 2026 with the reference TT-2211/)).toBeDefined()
    expect(screen.queryByText(/Nothing to do for you now/)).toBe(null)
  })

  it('names goods that are no listing without a link or a drawing', async () => {
    const { productId: _, casNumber: __, ...item } = sampleOrder.item
    show('buyer', { reading: [shown({ ...sampleOrder, item })] })
    expect((await screen.findByRole('heading', { level: 3, name: 'Acetone' })).querySelector('a')).toBeNull()
    expect(screen.queryByText('CAS No.')).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('can be asked for again when nobody answers', async () => {
    show('buyer', { reading: [loseConnection, shown(sampleOrder)] })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Order KO-26-0000042' })
    // The number is an element of its own, which no line breaks.
    expect(within(heading).getByText('KO-26-0000042').tagName).toBe('BDI')
  })

  it('tells the buyer what happened, what lies ahead, what it costs and where it goes', async () => {
    show('buyer', { reading: [shown(invoicedOrder)] })
    const timeline = within(await screen.findByRole('list', { name: 'Course of the order' }))
    expect(timeline.getAllByRole('listitem').map((step) => step.textContent?.split(',')[0])).toEqual([
      'You placed the order',
      'The seller accepted the order',
      'The seller issued the payment invoice',
      'Payment',
      'Preparation of the goods',
      'Dispatch',
      'Delivery',
      'Confirmation of receipt',
    ])
    for (const text of ['SAR 860.37', 'King Fahd Road 12', 'Haddad Coatings (you)', 'KMY-2026-000017']) {
      expect(screen.getByText(text, plainSpaces)).toBeDefined()
    }
    expect(screen.getByRole('link', { name: /^Pay/ }).getAttribute('href')).toBe(payTypeAddress(sampleOrder._id))
  })

  it('offers each side just what the life-cycle allows it', async () => {
    show('seller', { reading: [shown(sampleOrder)] })
    const actions = within(await screen.findByRole('region', { name: 'What you can do' }))
    expect(actions.getAllByRole('button').map((button) => button.textContent)).toEqual(['Accept order', 'Reject order'])
  })

  it('says what accepting and invoicing bind the seller to before they do, and nothing of it to the buyer', async () => {
    const accepted = orderAt({ at: '2026-11-20T09:00:00.000Z', status: 'accepted', by: 'seller' })
    show('seller', { reading: [shown(sampleOrder)] })
    expect(await screen.findByText(/you are bound to deliver [\d,.]+\s\S+ for SAR\s[\d,.]+ in all/)).toBeDefined()
    cleanup()
    show('seller', { reading: [shown(accepted)] })
    expect(await screen.findByText(/gets its number and is final: only a credit note corrects it/)).toBeDefined()
    cleanup()
    show('buyer', { reading: [shown(sampleOrder)] })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(/bound to deliver/)).toBeNull()
  })

  it('offers nothing from the side that has no part in the order', async () => {
    sessionStore.set({ userId: sampleOrder.seller._id, accountType: 'Buyer' })
    const machines = [answered(quiet, { reading: [shown(sampleOrder)] })]
    renderScreen(<MyOrderDetailsScreen />, { chosen: { order: sampleOrder._id }, machines })
    expect(await screen.findByText(/Switch to the seller side/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it('asks for a reason before it rejects, and keeps what was typed when the answer is lost', async () => {
    show('seller', { reading: [shown(sampleOrder)], changing: [loseConnection] })
    await userEvent.click(await screen.findByRole('button', { name: 'Reject order' }))
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject order' }))
    expect(await dialog.findByText('Please fill this in.')).toBeDefined()
    await userEvent.type(dialog.getByRole('textbox'), 'Sold out until May')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject order' }))
    expect(await dialog.findByText('The marketplace could not be reached. Please try again.')).toBeDefined()
    expect(dialog.getByDisplayValue('Sold out until May')).toBeDefined()
  })

  it.each([
    ['buyer', 'delivered', 'Open a dispute', 'Is something wrong with the delivery?', 'What is wrong?'],
    ['seller', 'paid', 'Refund the buyer', 'Give the buyer the money back?', 'Why can you not deliver?'],
  ] as const)('asks the %s of an order that is %s for the reason', async (side, status, action, title, reason) => {
    const now = orderAt({ at: '2026-11-20T10:00:00.000Z', status, by: 'system' })
    const ended = orderAt({ at: '2026-11-20T11:00:00.000Z', status: side === 'buyer' ? 'disputed' : 'refunded', by: side })
    const changing = [refuse(422, { reason: 'Say more' }), () => ({ entity: ended, message: 'Done.' })]
    show(side, { reading: [shown(now), shown(ended)], changing })
    await userEvent.click(await screen.findByRole('button', { name: action }))
    const dialog = within(screen.getByRole('alertdialog', { name: title }))
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(reason.replace('?', '')) }), 'Two drums leak')
    await userEvent.click(dialog.getByRole('button', { name: action }))
    expect(await dialog.findByText('Say more')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: action }))
    expect(await screen.findByText(side === 'buyer' ? 'You opened a dispute' : "The buyer's payment was refunded")).toBeDefined()
    expect(screen.queryByRole('button', { name: action })).toBeNull()
  })

  it('puts the server’s words on the fields of the driver', async () => {
    show('seller', {
      reading: [shown(processed)],
      changing: [refuse(422, { 'dispatch.driverPhone': 'Not a number that rings' })],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Dispatch' }))
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: "Driver's name" }), 'Salim Khan')
    await userEvent.type(dialog.getByRole('textbox', { name: "Driver's phone" }), '٠٠٩٦٦ 50-123 4567')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Vehicle' }), 'RUH 4821')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Packages' }), '5')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Gross weight (kg)' }), '892')
    await userEvent.click(dialog.getByRole('button', { name: 'Dispatch' }))
    const phone = await dialog.findByRole('textbox', { name: "Driver's phone", description: /Not a number that rings/ })
    expect(phone.getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the state as it is now when somebody was faster', async () => {
    const cancelled = orderAt({ at: '2026-11-20T09:00:00.000Z', status: 'cancelled', by: 'buyer', note: 'Wrong grade' })
    show('seller', { reading: [shown(sampleOrder), shown(cancelled)], changing: [refuse(409)] })
    await userEvent.click(await screen.findByRole('button', { name: 'Accept order' }))
    expect(await screen.findByText('The buyer cancelled the order')).toBeDefined()
    expect(within(screen.getByRole('alert')).getByText('The server says no')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Accept order' })).toBeNull()
  })

  it('offers to send again what nobody answered', async () => {
    const accepted = orderAt({ at: '2026-11-20T09:00:00.000Z', status: 'accepted', by: 'seller' })
    const { emitted } = show('seller', {
      reading: [shown(sampleOrder), shown(accepted)],
      changing: [loseConnection, () => ({ entity: accepted, message: 'Order accepted.' })],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Accept order' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
    expect(await screen.findByRole('button', { name: 'Issue payment invoice' })).toBeDefined()
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { message: 'Order accepted.' } }])
  })

  describe('with shipments', () => {
    const inTransit = orderAt({ at: '2026-11-20T12:00:00.000Z', status: 'inTransit', by: 'carrier' })
    const withShipment = (shipment: Partial<typeof sampleShipment>) => ({
      ...inTransit,
      shipments: [{ ...sampleShipment, ...shipment }],
      undispatched: allDispatched,
    })
    const region = async () => within(await screen.findByRole('region', { name: 'Shipment' }))
    const link = { path: '/delivery#token', endsAt: '2027-01-19T12:00:00.000Z' }
    const showSeller = (order: typeof inTransit, changing: Answers = []) => {
      sessionStore.set({ userId: sampleOrder.seller._id, accountType: 'Seller' })
      const machines = [
        answered(quiet, { reading: [shown(order)], changing }),
        answered(driverLinkMachine, { reading: [() => link] }),
      ]
      return renderScreen(<MyOrderDetailsScreen />, { chosen: { order: sampleOrder._id }, machines })
    }

    it('shows who carries the goods and where they were last, by name where there is one', async () => {
      const position = { latitude: 26.4207, longitude: 50.0888, at: '2026-11-20T13:00:00.000Z' }
      show('buyer', { reading: [shown(withShipment({ positions: [position] }))] })
      const shipment = await region()
      for (const text of ['Salim Khan', '+966501234567', 'RUH 4821', '26.4207, 50.0888']) {
        expect(shipment.getByText(text)).toBeDefined()
      }
      cleanup()
      show('buyer', { reading: [shown(withShipment({ positions: [{ ...position, place_en: 'Dammam' }] }))] })
      expect((await region()).getByText('Dammam')).toBeDefined()
    })

    it('gives the seller the driver’s link, and nothing of it to the buyer', async () => {
      showSeller(withShipment({ state: 'offered' }))
      expect((await region()).getByText(/\/delivery#token$/)).toBeDefined()
      cleanup()
      show('buyer', { reading: [shown(withShipment({ state: 'offered' }))] })
      expect((await region()).queryByText(/\/delivery#/)).toBeNull()
    })

    it('lets the buyer say of a courier’s shipment that it has come, after asking', async () => {
      const sent = withShipment({ deliveryMethod: 'courier', state: 'underway', carrierName: 'Gulf Freight' })
      const came = orderAt({ at: '2026-11-22T12:00:00.000Z', status: 'delivered', by: 'buyer' })
      show('buyer', { reading: [shown(sent)], changing: [() => ({ entity: came, message: 'Shipment updated.' })] })
      const actions = within(await screen.findByRole('region', { name: 'What you can do' }))
      expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'I have received it',
        'I have not received it',
      ])
      expect((await region()).queryByRole('button')).toBeNull()
      await userEvent.click(actions.getByRole('button', { name: 'I have received it' }))
      const dialog = within(screen.getByRole('alertdialog', { name: /Have you received 160.kg/ }))
      await userEvent.click(dialog.getByRole('button', { name: 'I have received it' }))
      expect(await screen.findByRole('button', { name: 'Confirm receipt' })).toBeDefined()
    })

    it('names each of several shipments that the buyer may have received, before the complaint', async () => {
      const order = withShipment({})
      const second = { ...sampleShipment, _id: sampleOrder._id, position: 2, deliveryMethod: 'collection' as const }
      show('buyer', { reading: [shown({ ...order, shipments: [...order.shipments, second] })] })
      const actions = within(await screen.findByRole('region', { name: 'What you can do' }))
      expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'I have received shipment 1',
        'I have collected shipment 2',
        'I have not received it',
      ])
    })

    const { driverName: _, driverPhone: __, vehicle: ___, ...undriven } = sampleShipment
    const { dispatchedAt } = sampleShipment
    const dispatchedBy = (deliveryMethod: 'driver' | 'courier' | 'collection') => ({
      ...orderAt({ at: dispatchedAt, status: 'dispatched', by: 'seller' }),
      seller: { ...sampleOrder.seller, phone: '+966138001122' },
      shipments: [
        { ...undriven, deliveryMethod, state: deliveryMethod === 'courier' ? ('underway' as const) : ('offered' as const) },
      ],
      undispatched: allDispatched,
    })
    const course = async () =>
      within(await screen.findByRole('list', { name: 'Course of the order' }))
        .getAllByRole('listitem')
        .map((step) => step.textContent?.split(',')[0]?.replace(/20 Nov.*/, ''))

    it.each([
      ['driver', ['The seller handed the goods over for carriage', 'Pick-up by the driver', 'Delivery']],
      ['courier', ['The seller handed the goods to the courier', 'Delivery']],
      ['collection', ['The goods are ready for collection', 'Collection by the buyer']],
    ] as const)('has the steps of a delivery by %s', async (method, steps) => {
      show('buyer', { reading: [shown(dispatchedBy(method))] })
      expect((await course()).slice(1, -1)).toEqual(steps)
    })

    it('says nothing of a carrier where the buyer collects, but from whom', async () => {
      show('buyer', { reading: [shown(dispatchedBy('collection'))] })
      expect((await screen.findByText('Ready for collection')).closest('[role=status]')).not.toBeNull()
      const shipment = await region()
      expect(shipment.getByText('Gulf Petrochem')).toBeDefined()
      expect(shipment.getByRole('link', { name: '+966138001122' }).getAttribute('href')).toBe('tel:+966138001122')
      expect(screen.queryByRole('link', { name: 'Track the delivery' })).toBeNull()
      expect(screen.queryByText(/carrier|carriage|driver/i)).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'I have collected it' }))
      expect(screen.getByRole('alertdialog', { name: /Have you collected 160.kg/ })).toBeDefined()
    })

    it('lets the seller wait for the buyer who collects', async () => {
      showSeller(dispatchedBy('collection'))
      expect(await screen.findByText(/The goods are ready; the buyer collects them/)).toBeDefined()
      expect((await region()).getByRole('button', { name: 'Report as collected' })).toBeDefined()
      expect(screen.queryByText(/carrier|on its way/i)).toBeNull()
    })

    it('is collected, not delivered, where nobody carried it', async () => {
      const ready = dispatchedBy('collection')
      const timeline = [...ready.timeline, { at: '2026-11-22T12:00:00.000Z', status: 'delivered' as const, by: 'buyer' as const }]
      const shipments = ready.shipments.map((shipment) => ({ ...shipment, state: 'delivered' as const }))
      show('buyer', { reading: [shown({ ...ready, status: 'delivered', timeline, shipments })] })
      expect(await screen.findByText('Collected, please confirm')).toBeDefined()
      expect(await course()).toContain('The goods were collected')
    })

    it('asks the seller who received it, and puts the server’s words on the field', async () => {
      showSeller(withShipment({}), [refuse(422, { deliveredOn: 'Before the dispatch' })])
      await userEvent.click((await region()).getByRole('button', { name: 'Report as delivered' }))
      const dialog = within(screen.getByRole('alertdialog', { name: 'Report the delivery' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Report as delivered' }))
      expect(await dialog.findByText('Please fill this in.')).toBeDefined()
      await userEvent.type(dialog.getByRole('textbox', { name: 'Received by' }), 'Store keeper')
      await userEvent.click(dialog.getByRole('button', { name: 'Report as delivered' }))
      expect(await dialog.findByText('Before the dispatch')).toBeDefined()
    })

    it('asks why a shipment is taken back, and who drives instead', async () => {
      showSeller(withShipment({}))
      await userEvent.click((await region()).getByRole('button', { name: 'Take the shipment back' }))
      expect(within(screen.getByRole('alertdialog')).getByText(/160 kg are then left/, plainSpaces)).toBeDefined()
      await userEvent.click(screen.getByRole('button', { name: 'Back' }))
      await userEvent.click((await region()).getByRole('button', { name: 'Replace the driver' }))
      expect(within(screen.getByRole('alertdialog')).getByRole('textbox', { name: "Driver's name" })).toBeDefined()
    })

    it('shows the proof: who received it, who said so, and the signature', async () => {
      const proof = {
        at: '2026-11-21T09:00:00.000Z',
        by: 'carrier' as const,
        receivedBy: 'Nadia Rahman',
        signature: [[0, 0, 9, 9]],
        files: [],
      }
      show('buyer', { reading: [shown(withShipment({ state: 'delivered', proof }))] })
      const shipment = await region()
      expect(shipment.getByText('Nadia Rahman')).toBeDefined()
      expect(shipment.getByText('The driver')).toBeDefined()
      expect(shipment.getByRole('img', { name: /Signature of .*Nadia Rahman/ })).toBeDefined()
    })

    it('tells what of it is not dispatched, and of which part the timeline speaks', async () => {
      const part = { value: 60, unit: 'kg' as const }
      const timeline = [
        ...inTransit.timeline,
        { at: '2026-11-20T13:00:00.000Z', status: 'delivered' as const, by: 'carrier' as const, quantity: part },
      ]
      const order = {
        ...withShipment({ quantity: part, state: 'delivered' }),
        timeline,
        undispatched: { value: 100, unit: 'kg' as const },
      }
      show('buyer', { reading: [shown(order)] })
      expect(await screen.findByText('100 kg are not dispatched yet.', plainSpaces)).toBeDefined()
      expect(screen.getByText('A part: 60 kg', plainSpaces)).toBeDefined()
    })
  })

  it('asks for what belongs to the way of delivery, and lets the buyer collect by EXW and FCA within one country alone', async () => {
    show('seller', { reading: [shown(processed)] })
    await userEvent.click(await screen.findByRole('button', { name: 'Dispatch' }))
    const dialog = within(screen.getByRole('alertdialog'))
    expect(dialog.queryByRole('radio', { name: /Collected by the buyer/ })).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: /Courier or freight forwarder/ }))
    expect(dialog.queryByRole('textbox', { name: "Driver's name" })).toBeNull()
    expect(dialog.getByRole('textbox', { name: 'Carrier' })).toBeDefined()
    cleanup()
    const { totals } = processed
    show('seller', { reading: [shown({ ...processed, incoterm: 'FCA', totals: { ...totals, taxTo: 'BD' } })] })
    await userEvent.click(await screen.findByRole('button', { name: 'Dispatch' }))
    expect(screen.queryByRole('radio', { name: /Collected by the buyer/ })).toBeNull()
    cleanup()
    show('seller', {
      reading: [shown({ ...processed, incoterm: 'EXW', totals: { ...totals, taxTo: totals.taxFrom } })],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Dispatch' }))
    expect(screen.getByRole('radio', { name: /Collected by the buyer/ })).toBeDefined()
  })
})
