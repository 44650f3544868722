import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '#src/generated/schema.ts'
import { productDetailsMachine } from '#src/machines/catalogue/product-details.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { bareCard } from '#tests/support/catalogue-fixtures.ts'
import { sampleProduct } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { ProductDetailsScreen } from './product-details-screen.tsx'

const product: components['schemas']['Product'] = {
  ...sampleProduct,
  certificates: ['REACH'],
  documents: [{ kind: 'SDS', access: 'onRequest', language: 'en', issuedOn: '2026-01-15', version: '3.1' }],
}
const gone = failWith(rejected(404, 'No such product'))
const loseConnection = failWith(unreachable)
const show = (reading: Answers, readingSimilar: Answers = [() => ({ similar: [bareCard] })]) =>
  renderScreen(<ProductDetailsScreen />, {
    address: '/product-details',
    chosen: { product: product._id },
    machines: [answered(productDetailsMachine, { reading, readingSimilar })],
  })

beforeEach(async () => {
  sessionStore.forgetPerson()
  await putTexts('en')
})
afterEach(cleanup)

describe('the product page', () => {
  it('says that the product is on its way', () => {
    show([never])
    expect(screen.getByText('Loading the product…')).toBeDefined()
  })

  it('leads to the list when no product was chosen', () => {
    renderScreen(<ProductDetailsScreen />, { address: '/product-details' })
    expect(screen.getByText('No product chosen')).toBeDefined()
    expect(screen.getByRole('link', { name: 'To the product list' }).getAttribute('href')).toBe('/product-filter')
  })

  it('names the substance, draws it, and has its identifiers ready to copy', async () => {
    show([() => ({ product })])
    expect(await screen.findByRole('heading', { level: 1, name: 'Acetone' })).toBeDefined()
    expect(screen.getByRole('img', { name: 'Structural formula of Acetone' }).getAttribute('src')).toBe(
      `/api/inventory/viewStructure/${product._id}`,
    )
    const identity = within(screen.getByRole('region', { name: 'Identity' }))
    expect(identity.getByText('67-64-1').closest('bdi')?.dir).toBe('ltr')
    expect([...identity.getAllByRole('definition')].filter(({ textContent }) => textContent === 'N/A')).toHaveLength(3)
    const user = userEvent.setup()
    await user.click(identity.getByRole('button', { name: 'Copy: CAS number' }))
    expect(await navigator.clipboard.readText()).toBe('67-64-1')
  })

  it('shows a buyer the prices that the seller has agreed with them, until when, and what a quantity costs by them', async () => {
    const [first] = product.priceTiers
    if (first === undefined) throw new Error('The product has no price')
    const price = { ...first.price, amount: 1 }
    const agreedPrices = { tiers: [{ ...first, price }], validUntil: '2026-12-31' }
    const { unmount } = show([() => ({ product: { ...product, agreedPrices } })])
    const own = within(await screen.findByRole('region', { name: 'Your prices' }))
    expect(own.getByText(/with you alone, until .*2026.* \(UTC\)\./)).toBeDefined()
    expect(own.getAllByRole('row')).toHaveLength(2)
    expect(own.getByText('Your step')).toBeDefined()
    expect(screen.getByText('Your price')).toBeDefined()
    expect(screen.getByText(/^Public price SAR/)).toBeDefined()
    // At the top, in the order panel, in each package and in the bar of a phone.
    const panel = within(screen.getByRole('region', { name: 'Order' }))
    expect(panel.getAllByRole('option', { name: /SAR\s0\.01/ }).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/^SAR\s0\.01/)).toHaveLength(4)
    unmount()
    show([() => ({ product })])
    await screen.findByRole('region', { name: 'Price by quantity' })
    expect(screen.queryByText('Your price')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Your prices' })).toBeNull()
  })

  it('shows signal word, pictograms and the wording of each statement', async () => {
    show([() => ({ product })])
    const hazards = within(await screen.findByRole('region', { name: 'Hazards and safe handling' }))
    expect(hazards.getByText('Danger')).toBeDefined()
    expect(hazards.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual(['Flame', 'Exclamation mark'])
    expect(hazards.getByText('Highly flammable liquid and vapour.')).toBeDefined()
  })

  it('says how a dangerous product is declared for carriage, and nothing of that of any other', async () => {
    const dangerousGoods = {
      properShippingName: 'METHANOL',
      hazardClass: '3',
      subsidiaryHazards: ['6.1'],
      packingGroup: 'II' as const,
      tunnelCode: 'D/E' as const,
    }
    show([() => ({ product: { ...product, unNumber: 'UN1230', dangerousGoods } })])
    const carriage = within(await screen.findByRole('region', { name: 'Carriage as dangerous goods' }))
    expect(carriage.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'UN 1230 METHANOL, 3 (6.1), II, (D/E)',
      '3',
      '6.1',
      'II',
      '(D/E)',
    ])
    cleanup()
    show([() => ({ product })])
    await screen.findByRole('region', { name: 'Identity' })
    expect(screen.queryByRole('region', { name: 'Carriage as dangerous goods' })).toBeNull()
  })

  it('works out the price of the quantity typed in whole packages, in any unit and any digits, and takes it to the order', async () => {
    show([() => ({ product })])
    const panel = within(await screen.findByRole('region', { name: 'Order' }))
    const amount = panel.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '٢')
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Unit' }), 't')
    expect(panel.getByText('SAR 3.70 / kg', plainSpaces)).toBeDefined()
    expect(panel.getByText('2 t → 13 drums of 160 kg = 2.08 t', plainSpaces)).toBeDefined()
    expect(panel.getByText('SAR 7,696.00', plainSpaces)).toBeDefined()
    expect(panel.getByRole('link', { name: 'Order' }).getAttribute('href')).toBe(
      `/place-order?product=${product._id}&quantity=2&unit=t&package=drum&net=160&netUnit=kg`,
    )
  })

  it('takes the quantity typed to an order or a quote from the bar, and has no bar for its own seller', async () => {
    const { unmount } = show([() => ({ product })])
    const bar = within(await screen.findByRole('navigation', { name: 'Price and order' }))
    const quantity = screen.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '640')
    expect(bar.getByRole('link', { name: 'Order' }).getAttribute('href')).toContain('640')
    expect(bar.getByRole('link', { name: 'Quote' }).getAttribute('href')).toContain('640')
    unmount()
    sessionStore.set({ userId: product.seller._id, token: 'a-token' })
    show([() => ({ product })])
    await screen.findByRole('heading', { level: 1, name: 'Acetone' })
    expect(screen.queryByRole('navigation', { name: 'Price and order' })).toBeNull()
  })

  it('says what is wrong with a quantity', async () => {
    show([() => ({ product })])
    const panel = within(await screen.findByRole('region', { name: 'Order' }))
    const amount = panel.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '1000000')
    expect(panel.getByText('Only 24,000 kg in stock.', plainSpaces)).toBeDefined()
  })

  it('marks the price step of the quantity', async () => {
    show([() => ({ product })])
    const table = within(await screen.findByRole('table', { name: 'Price by quantity' }))
    const rows = table.getAllByRole('row').map(({ textContent }) => plainSpaces.normalizer(textContent ?? ''))
    expect(rows.map((row) => row.includes('Your step'))).toEqual([false, true, false])
    expect(rows[2]).toContain('6.1%')
  })

  it('does not offer its own seller to order', async () => {
    sessionStore.set({ userId: product.seller._id })
    show([() => ({ product })])
    expect(await screen.findByText('This is your own product.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Order' })).toBe(null)
  })

  it.each([
    ['where the seller gives any', true, ['Ask for a quote', 'Request a sample', 'Ask for a document', 'Chat with the seller']],
    ['nowhere else', false, ['Ask for a quote', 'Ask for a document', 'Chat with the seller']],
  ])('offers to ask for a sample %s', async (_, offered, requests) => {
    show([() => ({ product: { ...product, sample: { offered } } })])
    const methods = within(await screen.findByRole('navigation', { name: 'Before you order' })).getAllByRole('link')
    expect(methods.map((method) => method.textContent)).toEqual(requests)
    expect(methods.map((method) => method.getAttribute('href')).includes(`/place-order?kind=sample&product=${product._id}`)).toBe(
      offered,
    )
  })

  it('shows documents and who may have them, the seller, and similar products', async () => {
    show([() => ({ product })])
    const documents = within(await screen.findByRole('region', { name: 'Documents' }))
    expect(documents.getByText('Safety data sheet (SDS)')).toBeDefined()
    expect(documents.getByText('On request')).toBeDefined()
    expect(documents.queryByRole('link')).toBe(null)
    expect(screen.getByRole('link', { name: 'Gulf Petrochem' }).getAttribute('href')).toBe(
      `/seller-details?seller=${product.seller._id}`,
    )
    expect(
      within(await screen.findByRole('region', { name: 'Similar products' })).getByRole('link', { name: 'Urea' }),
    ).toBeDefined()
  })

  it('offers a public document to be saved where the seller has put its file', async () => {
    const fileId = '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b'
    show([() => ({ product: { ...product, documents: [{ kind: 'TDS', access: 'public', fileId }] } })])
    const link = await screen.findByRole('link', { name: 'Download Technical data sheet (TDS)' })
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([`/api/files/viewFile/${fileId}`, true])
  })

  it('shares a link with the product in it', async () => {
    show([() => ({ product })])
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000/product-details?product=${product._id}`)
    expect(screen.getByRole('button', { name: 'Link copied' })).toBeDefined()
  })

  it('gives the server’s reason and another way when the product is gone', async () => {
    show([gone])
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('No such product')).toBeDefined()
    expect(alert.getByRole('link', { name: 'To the product list' })).toBeDefined()
  })

  it('can be tried again when nobody answers', async () => {
    show([loseConnection, () => ({ product })])
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Acetone' })).toBeDefined()
  })
})
