import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderAt } from '#tests/support/order-fixtures.ts'
import { renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { DispatchDialog } from './dispatch-dialog.tsx'

const order = orderAt({ at: '2026-11-24T12:00:00.000Z', status: 'processing', by: 'seller' })
const { unNumber: _unNumber, ...harmless } = order.item

function show(of: typeof order, serverFields: Record<string, string> = {}) {
  const sent: unknown[] = []
  renderScreen(
    <DispatchDialog
      order={of}
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

const type = async (name: string, value: string) => userEvent.type(screen.getByRole('textbox', { name }), value)
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))
const drive = async () => {
  await type("Driver's name", 'Salim Khan')
  await type("Driver's phone", '+966501234567')
  await type('Vehicle', 'RUH 4821')
}
const driver = { deliveryMethod: 'driver', driverName: 'Salim Khan', driverPhone: '+966501234567', vehicle: 'RUH 4821' }

beforeEach(() => putTexts('en'))
afterEach(cleanup)

it("begins with the buyer's carrier where the buyer arranges the carriage, and with the seller's driver elsewhere", () => {
  show({ ...order, incoterm: 'FOB' })
  const chosen = () => screen.getAllByRole('radio').find((radio) => radio instanceof HTMLInputElement && radio.checked)
  expect(chosen()?.closest('label')?.textContent).toContain("The buyer's carrier or freight forwarder")
  cleanup()
  show({ ...order, kind: 'sample', incoterm: 'FOB' })
  expect(chosen()?.closest('label')?.textContent).toContain('Own truck or a driver')
  cleanup()
  show({ ...order, incoterm: 'CIF' })
  expect(chosen()?.closest('label')?.textContent).toContain('Own truck or a driver')
  expect(screen.queryByText(/^The buyer's carrier/)).toBeNull()
})

describe('the dispatch of dangerous goods', () => {
  it('wants their packages and weight before anything is sent', async () => {
    const sent = show(order)
    await drive()
    await press('Dispatch')
    for (const name of ['Packages', 'Gross weight (kg)'])
      expect((await screen.findByRole('textbox', { name, description: /Please fill this in/ })).ariaInvalid).toBe('true')
    expect(sent).toEqual([])
  })

  it('begins with the packages of the order that are left, and counts those of a part', async () => {
    const packages = { kind: 'drum' as const, net: { value: 16, unit: 'kg' as const }, count: 10 }
    show({ ...order, item: { ...order.item, packages } })
    const count = screen.getByRole('textbox', { name: 'Packages' })
    expect(count).toHaveProperty('value', '10')
    const part = screen.getByRole('textbox', { name: /^Quantity of this shipment/ })
    await userEvent.clear(part)
    await userEvent.type(part, '48')
    expect(count).toHaveProperty('value', '3')
    await userEvent.type(part, '.5')
    expect(count).toHaveProperty('value', '')
  })

  it('sends packages and batches as they were typed, in whatever digits', async () => {
    const sent = show(order)
    await drive()
    await type('Packages', '٥')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of package' }), 'Jerrycan')
    await type('Gross weight (kg)', '892.5')
    await press('Add a batch')
    await type('Batch number', 'KB-2611-07')
    await userEvent.type(screen.getByLabelText('Expires on'), '2028-10-12')
    expect(screen.queryByRole('textbox', { name: /Quantity of this batch/ })).toBeNull()
    await press('Dispatch')
    expect(sent).toMatchObject([
      {
        ...driver,
        packages: { count: 5, kind: 'jerrycan' },
        grossKilograms: 892.5,
        batches: [{ number: 'KB-2611-07', expiresOn: '2028-10-12' }],
      },
    ])
  })

  it('wants no gross weight below the weight of the goods that leave, and names it', async () => {
    const sent = show(order)
    await drive()
    await type('Packages', '5')
    await type('Gross weight (kg)', '159.9')
    await press('Dispatch')
    const wrong = /cannot weigh less than the goods alone: 160\skg/
    expect(await screen.findByRole('textbox', { name: 'Gross weight (kg)', description: wrong })).toBeDefined()
    expect(sent).toEqual([])
    const part = screen.getByRole('textbox', { name: /Quantity/ })
    await userEvent.clear(part)
    await userEvent.type(part, '159.9')
    await press('Dispatch')
    expect(sent).toMatchObject([{ quantity: { value: 159.9, unit: 'kg' }, grossKilograms: 159.9 }])
  })

  it('knows no weight of goods that are sold by volume', async () => {
    const sent = show({ ...order, undispatched: { value: 160, unit: 'L' } })
    await drive()
    await type('Packages', '5')
    await type('Gross weight (kg)', '126')
    await press('Dispatch')
    expect(sent).toMatchObject([{ grossKilograms: 126 }])
  })

  it('asks for the part of each of several batches, and no longer when one is taken away', async () => {
    const sent = show(order)
    await drive()
    await type('Packages', '5')
    await type('Gross weight (kg)', '892')
    await press('Add a batch')
    await press('Add a batch')
    const second = within(screen.getByRole('group', { name: 'Batch 2' }))
    await userEvent.type(second.getByRole('textbox', { name: /Quantity of this batch/ }), '60')
    await press('Dispatch')
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2)
    const first = within(screen.getByRole('group', { name: 'Batch 1' }))
    await userEvent.type(first.getByRole('textbox', { name: 'Batch number' }), 'A-1')
    await userEvent.type(second.getByRole('textbox', { name: 'Batch number' }), 'A-2')
    await press('Dispatch')
    expect(await first.findByRole('textbox', { name: /Quantity/, description: /Please fill this in/ })).toBeDefined()
    expect(sent).toEqual([])
    await press('Remove batch 2')
    await press('Dispatch')
    expect(sent).toMatchObject([{ batches: [{ number: 'A-1' }] }])
  })

  it('names what the product’s declaration lacks, with the way to complete it', () => {
    show(order, {
      'dispatch.dangerousGoods.emergencyPhone': 'Missing',
      'dispatch.dangerousGoods.packingGroup': 'Missing',
      'dispatch.dangerousGoods.flashPoint': 'Missing',
      'dispatch.batches.0.expiresOn': 'Expired',
    })
    const notice = screen.getByText('The product is not fully declared for carriage').parentElement?.parentElement
    const missing = [...(notice?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
    expect(missing).toEqual(['Packing group', 'Emergency phone', 'Flash point (°C)'])
    expect(screen.getByRole('link', { name: /Complete it in the product/ }).getAttribute('href')).toContain(
      order.item.productId ?? 'no product',
    )
  })
})

describe('the dispatch of other goods', () => {
  it.each([
    ['goods without a UN number', { ...order, item: harmless }],
    ['a sample, which goes as limited quantity', { ...order, kind: 'sample' as const }],
  ])('of %s needs no packages, and sends none', async (_name, of) => {
    const sent = show(of)
    await drive()
    await press('Dispatch')
    expect(sent).toHaveLength(1)
    for (const field of ['packages', 'grossKilograms', 'batches']) expect(sent[0]).not.toHaveProperty(field)
  })
})
