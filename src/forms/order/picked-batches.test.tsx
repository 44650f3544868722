import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { orderAt } from '#tests/support/order-fixtures.ts'
import { renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { DispatchDialog } from './dispatch-dialog.tsx'

// 160 kg are left.
const processing = orderAt({ at: '2026-11-24T12:00:00.000Z', status: 'processing', by: 'seller' })
const { unNumber: _unNumber, ...item } = processing.item
const kg = (value: number) => ({ value, unit: 'kg' as const })
const early = { number: 'KB-1', quantity: kg(100), expiresOn: '2027-01-01' }
const late = { number: 'KB-2', quantity: kg(500) }

function show(batchChoices: readonly (typeof early | typeof late)[], serverFields: Record<string, string> = {}) {
  const sent: unknown[] = []
  renderScreen(
    <DispatchDialog
      order={{ ...processing, item, batchChoices: [...batchChoices] }}
      today="2026-11-24"
      busy={false}
      message={undefined}
      serverFields={serverFields}
      onConfirm={(dispatch) => sent.push(dispatch)}
      onBack={() => undefined}
    />,
  )
  return sent
}

const rows = () => screen.queryAllByRole('group', { name: /^Batch \d/ })
const picked = () =>
  rows().map((row) => [
    within(row).getByRole<HTMLSelectElement>('combobox').value,
    within(row).getByRole<HTMLInputElement>('textbox').value,
  ])
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))
const setPart = async (value: string) => {
  const part = screen.getByRole('textbox', { name: /^Quantity of this shipment/ })
  await userEvent.clear(part)
  await userEvent.type(part, value)
}
async function send() {
  for (const [name, value] of [
    ["Driver's name", 'Salim Khan'],
    ["Driver's phone", '+966501234567'],
    ['Vehicle', 'RUH 4821'],
  ] as const)
    await userEvent.type(screen.getByRole('textbox', { name }), value)
  await press('Dispatch')
}

beforeEach(() => putTexts('en'))
afterEach(cleanup)

it('begins with what expires first, and sends number and quantity alone', async () => {
  const sent = show([early, late])
  expect(picked()).toEqual([
    ['KB-1', '100'],
    ['KB-2', '60'],
  ])
  expect(rows().map((row) => within(row).getByText(/^Holds/).textContent)).toEqual([
    'Holds 100\u00A0kg, until 1 Jan 2027',
    'Holds 500\u00A0kg',
  ])
  await send()
  const batches = [
    { number: 'KB-1', quantity: 100 },
    { number: 'KB-2', quantity: 60 },
  ]
  expect(sent).toMatchObject([{ batches }])
})

it('picks anew for another part, until somebody has picked otherwise', async () => {
  show([early, late])
  await setPart('40')
  expect(picked()).toEqual([['KB-1', '40']])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Batch number' }), 'KB-2')
  await userEvent.tab()
  await setPart('50')
  expect(picked()).toEqual([['KB-2', '40']])
})

it('offers no batch twice at once, and takes one out again', async () => {
  show([early, late])
  await setPart('40')
  await press('Add a batch')
  expect(picked().map(([number]) => number)).toEqual(['KB-1', 'KB-2'])
  expect(screen.queryByRole('button', { name: 'Add a batch' })).toBe(null)
  await press('Remove batch 1')
  expect(picked().map(([number]) => number)).toEqual(['KB-2'])
})

it('sends nothing without a batch', async () => {
  const sent = show([early, late])
  for (let row = 0; row < 2; row += 1) await press('Remove batch 1')
  await send()
  expect(await screen.findByText('Please fill this in.')).toBeDefined()
  expect(sent).toEqual([])
})

it('says when the batches hold less than the part', () => {
  show([early])
  expect(screen.getByText(/^The batches hold 100 kg together/)).toBeDefined()
})

it('leads to the product when none of its batches can be dispatched', () => {
  show([])
  expect(screen.getByText('No batch of this product can be dispatched.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'To the batches of the product' }).getAttribute('href')).toBe(
    `/seller-product-details?product=${item.productId ?? ''}`,
  )
  expect(rows()).toEqual([])
})

it('shows on a row what the server says of its batch', () => {
  show([early, late], { 'dispatch.batches.1.number': 'This batch is blocked and cannot be dispatched.' })
  const [, second] = rows()
  expect(second?.textContent).toContain('This batch is blocked and cannot be dispatched.')
})
