import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import { orderDetailsMachine } from '#src/machines/order/order-details.machine.ts'
import type { OrderCommand } from '#src/machines/order/order-change.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { orderAt, sampleOrder } from '#tests/support/order-fixtures.ts'
import { answered, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyOrderDetailsScreen } from './my-order-details-screen.tsx'

const quiet = orderDetailsMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
const sar = (amount: number) => ({ amount, currency: 'SAR' })
const { totals } = sampleOrder

/** SAR 630.40, and 15 % tax. */
const awaiting: typeof sampleOrder = {
  ...sampleOrder,
  totals: { ...totals, shipping: sar(0), tax: sar(9_456), total: sar(72_496), freight: 'quotedLater' },
}
const quoted: typeof sampleOrder = {
  ...orderAt({ at: '2026-11-20T09:00:00.000Z', status: 'freightQuoted', by: 'seller' }),
  totals: { ...totals, freight: 'included' },
  acceptFreightBy: '2026-11-27T09:00:00.000Z',
}

function show(side: 'buyer' | 'seller', order: typeof sampleOrder, changing?: (command: OrderCommand) => void) {
  const userId = side === 'buyer' ? order.buyer._id : order.seller._id
  sessionStore.set({ userId, accountType: side === 'buyer' ? 'Buyer' : 'Seller' })
  const machine = quiet.provide({
    actors: {
      changing: fromPromise(({ input: { change } }) => {
        if (change !== null) changing?.(change.command)
        return Promise.resolve({ entity: order, message: 'Done.' })
      }),
    },
  })
  return renderScreen(<MyOrderDetailsScreen />, {
    chosen: { order: order._id },
    machines: [answered(machine, { reading: [() => ({ entity: order })] })],
  })
}

const facts = (dialog: HTMLElement, name: string) =>
  plainSpaces.normalizer(within(dialog).getByText(name).nextSibling?.textContent ?? '')

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

describe('an order whose freight is quoted later', () => {
  it('says to its buyer that the total is without it, and what comes next', async () => {
    show('buyer', awaiting)
    expect(await screen.findByText('Quoted by the seller after the order')).toBeDefined()
    expect(screen.getByText('Total without freight')).toBeDefined()
    expect(screen.getByText(/^The seller states the freight for this order/)).toBeDefined()
    expect(screen.getByText('Acceptance of the freight')).toBeDefined()
  })

  it('lets its seller state the freight, and not accept the order without it', async () => {
    const sent: OrderCommand[] = []
    show('seller', awaiting, (command) => sent.push(command))
    await userEvent.click(await screen.findByRole('button', { name: 'State the freight' }))
    expect(screen.queryByRole('button', { name: 'Accept order' })).toBeNull()
    const dialog = screen.getByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send the freight' }))
    expect(sent).toEqual([])
    await userEvent.type(within(dialog).getByLabelText(/^Freight in SAR/), '٨٠٠٫٥')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send the freight' }))
    expect(sent).toEqual([{ type: 'quoteFreight', freight: sar(80_050) }])
  })
})

describe('an order whose freight is quoted', () => {
  it('shows its buyer both totals before they accept the new one, and until when they can', async () => {
    const sent: OrderCommand[] = []
    show('buyer', quoted, (command) => sent.push(command))
    expect(await screen.findByText(/^Accept the freight or cancel the order by 27 Nov 2026/)).toBeDefined()
    expect(screen.getByText('Freight to accept')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Accept the freight' }))
    const dialog = screen.getByRole('alertdialog')
    expect([facts(dialog, 'Total without freight'), facts(dialog, 'Freight'), facts(dialog, 'New total with freight')]).toEqual([
      'SAR 724.96',
      'SAR 117.75',
      'SAR 860.37',
    ])
    await userEvent.click(within(dialog).getByRole('button', { name: /^Accept SAR/ }))
    expect(sent).toEqual([{ type: 'acceptFreight', expectedTotal: sar(86_037) }])
  })

  it('lets its seller change it', async () => {
    const sent: OrderCommand[] = []
    show('seller', quoted, (command) => sent.push(command))
    await userEvent.click(await screen.findByRole('button', { name: 'Change the freight' }))
    const field = within(screen.getByRole('alertdialog')).getByLabelText(/^Freight in SAR/)
    expect(field).toHaveProperty('value', '117.75')
    await userEvent.clear(field)
    await userEvent.type(field, '90')
    await userEvent.click(screen.getByRole('button', { name: 'Send the freight' }))
    expect(sent).toEqual([{ type: 'quoteFreight', freight: sar(9_000) }])
  })

  it('shows the server’s message when the freight has changed', async () => {
    show('buyer', quoted, () => {
      throw new ApiError({ kind: 'rejected', code: 422, message: 'The server says no', fields: {}, results: {} })
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the freight' }))
    await userEvent.click(screen.getByRole('button', { name: /^Accept SAR/ }))
    expect(await within(screen.getByRole('alertdialog')).findByText('The server says no')).toBeDefined()
  })
})

it('says who left it unanswered when the freight lapsed', async () => {
  const lapsed = orderAt(
    { at: '2026-11-20T09:00:00.000Z', status: 'freightQuoted', by: 'seller' },
    { at: '2026-11-27T09:00:00.000Z', status: 'cancelled', by: 'system' },
  )
  show('seller', lapsed)
  expect(await screen.findByText('The buyer did not accept the freight in time')).toBeDefined()
})
