import type { CallBody } from '#src/api/call-api.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { addressBookMachine } from '#src/machines/account/address-book.machine.ts'
import { orderPlacingMachine } from '#src/machines/order/order-placing.machine.ts'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { sampleAddress, sampleOrder, sampleProduct, sampleTotals } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { PlaceOrderScreen } from './place-order-screen.tsx'

const refuse =
  (code: number, fields: Record<string, string> = {}, results: Record<string, unknown> = {}) =>
  () => {
    throw new ApiError({ kind: 'rejected', code, message: 'The server says no', fields, results })
  }
const loseConnection = failWith(unreachable)
const product = () => ({ product: sampleProduct })
const price = () => ({ totals: sampleTotals })
const placed = () => ({ order: sampleOrder, message: 'Order placed.' })

function show(actors: Record<string, Answers>, book: Record<string, Answers> = {}, address = '/place-order') {
  const addressBook = answered(addressBookMachine, { reading: [() => ({ addresses: [sampleAddress] })], ...book })
  // The pause before a price is asked for belongs to the machine's test.
  const hasty = orderPlacingMachine.provide({ actors: { addressBook }, delays: { pause: 0 } })
  return renderScreen(<PlaceOrderScreen />, {
    address,
    chosen: { product: sampleProduct._id },
    machines: [answered(hasty, actors)],
  })
}

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('placing an order', () => {
  it('says that the price is another than when the page was opened, and what it was', async () => {
    const dearer = { ...sampleTotals, quantity: { value: 160, unit: 'kg' as const }, unitPrice: { amount: 395, currency: 'SAR' } }
    const same = { ...dearer, unitPrice: { amount: 394, currency: 'SAR' } }
    show({ reading: [product], pricing: [() => ({ totals: dearer })] }, {}, '/place-order?quantity=160&unit=kg')
    expect(await screen.findByText(/^The price has changed .* It was SAR 3\.94 \/ kg\.$/, plainSpaces)).toBeDefined()
    expect(screen.queryByText(/price at this quantity/i)).toBeNull()
    cleanup()
    show({ reading: [product], pricing: [() => ({ totals: same })] }, {}, '/place-order?quantity=160&unit=kg')
    await screen.findByText('Total')
    expect(screen.queryByText(/^The price has changed/)).toBeNull()
    expect(screen.getByText(/price at this quantity/i)).toBeDefined()
  })

  it('shows the price of another package at once while the server works it out, and not a price that has changed', async () => {
    const bag = { kind: 'bag' as const, net: { value: 25, unit: 'kg' as const }, surcharge: { amount: 6, currency: 'SAR' } }
    const packaged = { ...sampleProduct, packaging: [...sampleProduct.packaging, bag] }
    const drum = { kind: 'drum' as const, net: { value: 160, unit: 'kg' as const }, count: 1 }
    const priced = (amount: number) => ({
      totals: { ...sampleTotals, quantity: drum.net, packages: drum, unitPrice: { amount, currency: 'SAR' } },
    })
    const choose = async (amount: number) => {
      show(
        { reading: [() => ({ product: packaged })], pricing: [() => priced(amount), never] },
        {},
        '/place-order?quantity=160&unit=kg',
      )
      await screen.findByText('Total')
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Package' }), 'bag 25 kg')
      expect(screen.queryByText('Total')).toBeNull()
    }
    await choose(394)
    expect(screen.getByText('Price at this quantity: SAR 4.00 / kg', plainSpaces)).toBeDefined()
    cleanup()
    await choose(395)
    expect(screen.queryByText(/price at this quantity/i)).toBeNull()
  })

  it('waits for the product', () => {
    show({ reading: [never] })
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('asks to choose a product when none is', () => {
    renderScreen(<PlaceOrderScreen />)
    expect(screen.getByText('No product chosen')).toBeDefined()
  })

  it('is refused with the server’s reason', async () => {
    show({ reading: [refuse(404)] })
    expect(within(await screen.findByRole('alert')).getByText('The server says no')).toBeDefined()
  })

  it('can be tried again when nobody answers', async () => {
    show({ reading: [loseConnection, product], pricing: [never] })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
  })

  it('begins with the quantity of the product’s page, and shows price and total of what is typed', async () => {
    show({ reading: [product], pricing: [price] }, {}, '/place-order?quantity=320&unit=kg')
    const quantity = await screen.findByRole('textbox', { name: 'Quantity in kg' })
    expect(quantity).toHaveProperty('value', '320')
    expect(screen.getByText('Price at this quantity: SAR 3.94 / kg', plainSpaces)).toBeDefined()
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '١٦٠٠')
    expect(screen.getByText('Price at this quantity: SAR 3.70 / kg', plainSpaces)).toBeDefined()
    expect(await screen.findByText('SAR 860.37', plainSpaces)).toBeDefined()
  })

  it('says where the goods are handed over by the term that is chosen', async () => {
    const totals = () => ({ totals: { ...sampleTotals, incotermPlace: 'Jubail' } })
    show({ reading: [product], pricing: [price, totals] })
    await userEvent.click(await screen.findByRole('radio', { name: /^EXW/ }))
    expect(await screen.findByText('EXW Jubail')).toBeDefined()
  })

  it('shows who has agreed prices what a quantity costs by them, and the next step that saves', async () => {
    const tier = (value: number, amount: number) => ({
      minimumQuantity: { value, unit: 'kg' as const },
      price: { amount, currency: 'SAR' },
    })
    const agreedPrices = { tiers: [tier(200, 360), tier(5000, 340)] }
    const reading = [() => ({ product: { ...sampleProduct, agreedPrices } })]
    show({ reading, pricing: [price] }, {}, '/place-order?quantity=160&unit=kg')
    const quantity = await screen.findByRole('textbox', { name: 'Quantity in kg' })
    expect(screen.getByText('From 200 kg: SAR 3.60 / kg', plainSpaces)).toBeDefined()
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '1600')
    expect(screen.getByText('Your price at this quantity: SAR 3.60 / kg', plainSpaces)).toBeDefined()
    expect(screen.getByText('From 5,000 kg: SAR 3.40 / kg', plainSpaces)).toBeDefined()
  })

  it('comes in whole packages, with both numbers, one more or fewer of them, or another package', async () => {
    const bag = { kind: 'bag' as const, net: { value: 25, unit: 'kg' as const }, surcharge: { amount: 6, currency: 'SAR' } }
    const packaging = [...sampleProduct.packaging, bag]
    show(
      { reading: [() => ({ product: { ...sampleProduct, packaging } })], pricing: [price] },
      {},
      '/place-order?quantity=320&unit=kg',
    )
    const quantity = await screen.findByRole('textbox', { name: 'Quantity in kg' })
    const choice = screen.getByRole('combobox', { name: 'Package' })
    expect(screen.getByText('2 drums of 160 kg = 320 kg', plainSpaces)).toBeDefined()
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '1000')
    expect(screen.getByText('1,000 kg → 7 drums of 160 kg = 1,120 kg', plainSpaces)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'One package fewer' }))
    expect(quantity).toHaveProperty('value', '960')
    await userEvent.selectOptions(choice, 'bag 25 kg')
    expect(screen.getByText('960 kg → 39 bags of 25 kg = 975 kg', plainSpaces)).toBeDefined()
    expect(screen.getByText('Price at this quantity: SAR 4.00 / kg', plainSpaces)).toBeDefined()
  })

  it('begins with the package of the product’s page, and puts the server’s words on it', async () => {
    const words = 'The product does not come in this package. Choose another one.'
    show(
      { reading: [product], pricing: [refuse(422, { packaging: words })] },
      {},
      '/place-order?quantity=1000&unit=kg&package=drum&net=160&netUnit=kg',
    )
    expect(await screen.findByText('1,000 kg → 7 drums of 160 kg = 1,120 kg', plainSpaces)).toBeDefined()
    expect(await screen.findByRole('combobox', { name: 'Package', description: words })).toBeDefined()
  })

  it('places the order and leads to it', async () => {
    const { emitted } = show({ reading: [product], pricing: [price], placing: [placed] })
    await screen.findByText('SAR 860.37', plainSpaces)
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
    await expect.poll(() => emitted.at(-1)).toEqual({ type: 'navigate', to: orderDetailsAddress(sampleOrder._id), replace: true })
  })

  it('puts the server’s words on the quantity', async () => {
    show({ reading: [product], pricing: [refuse(422, { 'quantity.value': 'Only 100 kg are in stock.' })] })
    await screen.findByText(/Only 100 kg are in stock/)
    expect(screen.getByRole('textbox', { name: 'Quantity in kg', description: /Only 100 kg are in stock/ })).toBeDefined()
  })

  describe('where the seller grants payment terms', () => {
    const sar = (amount: number) => ({ amount, currency: 'SAR' })
    const offeredTerms = { terms: 'net30', days: 30, creditLimit: sar(5_000_000), used: sar(0), left: sar(5_000_000) }
    const onTerms = (refusal?: string) => () => ({ totals: { ...sampleTotals, offeredTerms: { ...offeredTerms, refusal } } })

    it('pays in advance unless the terms are chosen, and orders on them once they are', async () => {
      const bodies: unknown[] = []
      const placing = fromPromise<ReturnType<typeof placed>, { body: CallBody<'placeOrder'>; idempotencyKey: string }>(
        async ({ input }) => {
          bodies.push(input.body)
          return placed()
        },
      )
      const machine = answered(orderPlacingMachine.provide({ actors: { placing } }), {
        reading: [product],
        pricing: [onTerms()],
      })
      const addressBook = answered(addressBookMachine, { reading: [() => ({ addresses: [sampleAddress] })] })
      renderScreen(<PlaceOrderScreen />, {
        address: '/place-order',
        chosen: { product: sampleProduct._id },
        machines: [machine.provide({ actors: { addressBook }, delays: { pause: 0 } })],
      })
      const choice = within(await screen.findByRole('radiogroup', { name: 'When do you want to pay?' }))
      expect(choice.getByRole('radio', { name: /Pay in advance/ })).toHaveProperty('checked', true)
      expect(choice.getByText('SAR 50,000.00 of your credit of SAR 50,000.00 is left.', plainSpaces)).toBeDefined()
      await userEvent.click(choice.getByRole('radio', { name: /Pay within 30 days of the invoice/ }))
      expect(screen.getByText(/You pay after the invoice/)).toBeDefined()
      await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
      await expect.poll(() => bodies).toEqual([expect.objectContaining({ paymentTerms: 'net30' })])
    })

    it('says why this order is paid in advance', async () => {
      show({ reading: [product], pricing: [onTerms('overdue')] })
      expect(await screen.findByText(/An invoice of this seller is overdue/)).toBeDefined()
      expect(screen.queryByRole('radiogroup', { name: 'When do you want to pay?' })).toBe(null)
    })
  })

  it('asks again at a new price', async () => {
    const dearer = { ...sampleTotals, total: { amount: 90000, currency: 'SAR' } }
    const { emitted } = show({ reading: [product], pricing: [price], placing: [refuse(409, {}, { totals: dearer }), placed] })
    await screen.findByText('SAR 860.37', plainSpaces)
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'The price has changed' }))
    expect([dialog.getByText('SAR 860.37', plainSpaces), dialog.getByText('SAR 900.00', plainSpaces)]).toHaveLength(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Order at the new total' }))
    await expect.poll(() => emitted.at(-1)?.type).toBe('navigate')
  })

  it('offers to send again what nobody answered, and lets nothing be changed before', async () => {
    const { emitted } = show({ reading: [product], pricing: [price], placing: [loseConnection, placed] })
    await screen.findByText('SAR 860.37', plainSpaces)
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
    const again = await screen.findByRole('button', { name: 'Send again' })
    expect(screen.getByRole('textbox', { name: 'Quantity in kg' }).matches(':disabled')).toBe(true)
    await userEvent.click(again)
    await expect.poll(() => emitted.at(-1)?.type).toBe('navigate')
  })

  it('asks for the first address on the spot and keeps what was typed when it is refused', async () => {
    const book = { reading: [() => ({ addresses: [] })], saving: [refuse(422, { city: 'Which Dammam?' })] }
    show({ reading: [product], pricing: [price] }, book)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Recipient' }), 'Sara Haddad')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'SA')
    expect(screen.getByRole('textbox', { name: 'Country code' })).toHaveProperty('value', '+966')
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Dammam')
    await userEvent.type(screen.getByRole('textbox', { name: 'Street and number' }), 'King Fahd Road 12')
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '٥٠١ ٢٣٤ ٥٦٧')
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByRole('textbox', { name: 'City', description: /Which Dammam/ })).toHaveProperty('value', 'Dammam')
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveProperty('value', '501234567')
  })

  it('places nothing while an address is written, and says that it is to be saved first', async () => {
    const { emitted } = show({ reading: [product], pricing: [price] })
    await screen.findByText('SAR 860.37', plainSpaces)
    await userEvent.click(screen.getByRole('button', { name: 'Add an address' }))
    expect(await screen.findByText(/^Choose the delivery address, or save the one that you are writing/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Place order' }))
    expect([emitted, screen.queryByText('SAR 860.37', plainSpaces)]).toEqual([[], null])
  })

  it('deletes an address only after asking', async () => {
    show({ reading: [product], pricing: [price] }, { deleting: [() => ({ message: 'Address deleted.' })] })
    await userEvent.click(await screen.findByRole('button', { name: /Delete the address of/ }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Are you sure?' }))
    expect(dialog.getByText("You won't be able to revert this!")).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('textbox', { name: 'Recipient' })).toBeDefined()
  })
})
