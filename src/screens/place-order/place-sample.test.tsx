import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { sampleDetailsAddress } from '#src/lib/paths.ts'
import { addressBookMachine } from '#src/machines/account/address-book.machine.ts'
import { orderPlacingMachine } from '#src/machines/order/order-placing.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { freeSampleAt, sampleAddress, sampleProduct } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { PlaceOrderScreen } from './place-order-screen.tsx'

const sar = (amount: number) => ({ amount, currency: 'SAR' })
const maximum = { value: 0.5, unit: 'kg' as const }
const given = { ...sampleProduct, sample: { offered: true, price: sar(0), maximum } }
const dear = { ...sampleProduct, sample: { offered: true, price: sar(7500), maximum } }
const product = () => ({ product: given })
const order = freeSampleAt()
const price = () => ({ totals: order.totals })
const placed = () => ({ order, message: 'Sample requested.' })

const addressBook = answered(addressBookMachine, { reading: [() => ({ addresses: [sampleAddress] })] })
// The pause before a price is asked for belongs to the machine's test.
const hasty = orderPlacingMachine.provide({ actors: { addressBook }, delays: { pause: 0 } })
const address = '/place-order?kind=sample'

const show = (actors: Record<string, Answers>) =>
  renderScreen(<PlaceOrderScreen />, { address, chosen: { product: given._id }, machines: [answered(hasty, actors)] })

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })

async function fillIn(): Promise<void> {
  await screen.findByText('Free')
  await userEvent.type(field('What do you want to try it for?'), 'Trial batch of a coating')
  await userEvent.type(field('Expected yearly volume'), '١٢')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit of the yearly volume' }), 't')
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Ask for the sample' }))

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('asking for a sample', () => {
  it('waits for the product', () => {
    show({ reading: [never] })
    expect(screen.getByRole('heading', { level: 1, name: 'Request a sample' })).toBeDefined()
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('asks to choose a product when none is', () => {
    renderScreen(<PlaceOrderScreen />, { address })
    expect(screen.getByText('Choose a product first, then ask for a sample from its page.')).toBeDefined()
  })

  it('says that the seller gives none, and leads back to the product', async () => {
    show({ reading: [() => ({ product: sampleProduct })] })
    expect(await screen.findByText('The seller gives no samples of this product')).toBeDefined()
    const link = screen.getByRole('link', { name: 'Go to the product' })
    expect(link.getAttribute('href')).toBe(`/product-details?product=${sampleProduct._id}`)
    expect(screen.queryByRole('button', { name: 'Ask for the sample' })).toBeNull()
  })

  it('is refused with the server’s reason', async () => {
    show({ reading: [failWith(rejected(404))] })
    expect(within(await screen.findByRole('alert')).getByText('The server says no')).toBeDefined()
  })

  it('can be tried again when nobody answers', async () => {
    show({ reading: [failWith(unreachable), product], pricing: [never] })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
  })

  it('begins with the largest sample, says that it is free and what it costs to have it brought', async () => {
    show({ reading: [product], pricing: [price] })
    expect(await screen.findByRole('textbox', { name: 'Quantity', description: /At most 0\.5\skg/ })).toHaveProperty(
      'value',
      '0.5',
    )
    expect(screen.getByText('Samples are free')).toBeDefined()
    expect(await screen.findByText('Included')).toBeDefined()
    expect(screen.getByText('Nothing to pay: the seller bears the sample and its carriage.')).toBeDefined()
    expect(screen.queryByRole('radio', { name: /DAP/ })).toBeNull()
  })

  it('tells the price of a sample that has one, and when it is paid', async () => {
    show({ reading: [() => ({ product: dear })], pricing: [never] })
    expect(await screen.findByText('SAR 75.00 per sample, whatever its size', plainSpaces)).toBeDefined()
    expect(screen.getByText(/You pay only after the seller has accepted your request/)).toBeDefined()
  })

  it('sends purpose and yearly volume, in any digits, and leads to the sample', async () => {
    const sent: unknown[] = []
    const placing = fromPromise<unknown, { body: unknown }>(({ input }) => {
      sent.push(input.body)
      return Promise.resolve(placed())
    })
    const machine = answered(hasty, { reading: [product], pricing: [price] })
    const { emitted } = renderScreen(<PlaceOrderScreen />, {
      address,
      chosen: { product: given._id },
      // What it answers is what the contract's call does, as in the other tests.
      machines: [machine.provide({ actors: { placing: placing as never } })],
    })
    await fillIn()
    await send()
    await expect.poll(() => emitted.at(-1)).toEqual({ type: 'navigate', to: sampleDetailsAddress(order._id), replace: true })
    expect(sent).toEqual([
      {
        kind: 'sample',
        productId: given._id,
        quantity: maximum,
        addressId: sampleAddress._id,
        purpose: 'Trial batch of a coating',
        yearlyVolume: { value: 12, unit: 't' },
        expectedTotal: sar(0),
      },
    ])
  })

  it('asks for purpose and yearly volume before it sends anything', async () => {
    const { emitted } = show({ reading: [product], pricing: [price], placing: [placed] })
    await screen.findByText('Free')
    await send()
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2)
    expect(emitted).toEqual([])
  })

  it('puts the server’s words on the fields, and keeps what was typed', async () => {
    const labels = { 'quantity.value': 'A sample is 0.2 kg at most.', 'yearlyVolume.value': 'Not this much.' }
    show({ reading: [product], pricing: [price], placing: [failWith(rejected(422, 'Check', labels))] })
    await fillIn()
    await send()
    expect(await screen.findByRole('textbox', { name: 'Quantity', description: /A sample is 0\.2 kg at most/ })).toBeDefined()
    const volume = screen.getByRole('textbox', { name: 'Expected yearly volume', description: /Not this much/ })
    expect(volume).toHaveProperty('value', '12')
    expect(field('What do you want to try it for?')).toHaveProperty('value', 'Trial batch of a coating')
  })

  it('leads to the sample that is still awaited', async () => {
    show({ reading: [product], pricing: [price], placing: [failWith(rejected(409, 'You are still waiting for a sample.'))] })
    await fillIn()
    await send()
    expect(await screen.findByText('You are still waiting for a sample.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Look in my samples' }).getAttribute('href')).toBe('/my-sample-request')
  })

  it('has what was typed again after a reload', async () => {
    const { unmount } = show({ reading: [product], pricing: [price] })
    await fillIn()
    unmount()
    show({ reading: [product], pricing: [price] })
    await screen.findByText('Free')
    expect(field('What do you want to try it for?')).toHaveProperty('value', 'Trial batch of a coating')
    expect(screen.getByRole('combobox', { name: 'Unit of the yearly volume' })).toHaveProperty('value', 't')
  })

  it('offers to send again what nobody answered, and lets nothing be changed before', async () => {
    const { emitted } = show({ reading: [product], pricing: [price], placing: [failWith(unreachable), placed] })
    await fillIn()
    await send()
    const again = await screen.findByRole('button', { name: 'Send again' })
    expect(field('What do you want to try it for?').matches(':disabled')).toBe(true)
    await userEvent.click(again)
    await expect.poll(() => emitted.at(-1)?.type).toBe('navigate')
  })
})
