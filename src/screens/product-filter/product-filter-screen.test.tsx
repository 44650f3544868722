import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ProductsRead, productListMachine } from '#src/machines/catalogue/product-list.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { acetoneCard, bareCard, sampleFacets, solvents } from '#tests/support/catalogue-fixtures.ts'
import { type Answers, type ScreenPlace, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { ProductFilterScreen } from './product-filter-screen.tsx'

const found: ProductsRead = {
  products: [acetoneCard, bareCard],
  total: 60,
  moreExist: false,
  facets: { counts: sampleFacets, of: '' },
  categories: [solvents],
  corrected: false,
}
const refuse = failWith(rejected(422, 'That cannot be searched for'))
const loseConnection = failWith(unreachable)
const show = (reading: Answers, place: Omit<ScreenPlace, 'machines'> = {}) =>
  renderScreen(<ProductFilterScreen />, {
    address: '/product-filter',
    ...place,
    machines: [answered(productListMachine, { reading })],
  })

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ currency: null })
})

describe('the product list', () => {
  it('says that the products are on their way', () => {
    show([never])
    expect(screen.getByText('Loading the products…')).toBeDefined()
  })

  it('shows the offers, how many there are, and the pages', async () => {
    const { emitted } = show([() => found])
    expect(await screen.findByText('60 products found')).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Acetone', 'Urea'])
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(emitted).toEqual([{ type: 'navigate', to: '/product-filter?page=2' }])
  })

  it('shows that a list ends before its last product, and how to see the others', async () => {
    show([() => ({ ...found, total: 1000, moreExist: true })])
    expect(await screen.findByText('More than 1,000 products found')).toBeDefined()
    expect(screen.getByText(/^This list ends with the first 1,000 products\./)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Page 42' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    expect(screen.getByRole('button', { name: 'Show the first 1,000 products' })).toBeDefined()
  })

  it('cuts a description at 100 characters, at 50 on a phone, and says when there is none', async () => {
    show([() => found])
    const [acetone, urea] = await screen
      .findAllByRole('listitem')
      .then((items) => items.filter((item) => within(item).queryByRole('heading')))
    expect(within(acetone as HTMLElement).getByText(/^Very volatile .{86}…$/)).toBeDefined()
    expect(within(acetone as HTMLElement).getByText(/^Very volatile .{36}…$/)).toBeDefined()
    expect(within(urea as HTMLElement).getByText('N/A')).toBeDefined()
  })

  it('narrows by a value, keeping the rest of the address', async () => {
    const { emitted } = show([() => found], { address: '/product-filter?search=ketone&sort=name&page=3' })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Technical grade' }))
    expect(emitted).toEqual([{ type: 'navigate', to: '/product-filter?search=ketone&grades=technical&sort=name' }])
  })

  it('shows how many each value would leave', async () => {
    show([() => found])
    const grades = within(await screen.findByRole('group', { name: 'Grade' }))
    expect(grades.getAllByRole('checkbox')).toHaveLength(2)
    expect(grades.getByText('9')).toBeDefined()
  })

  it('shows what is in use, to be taken away one by one or all at once', async () => {
    const { emitted } = show([() => found], {
      address: '/product-filter?search=ketone&grades=technical&priceTo=20&inStock=1',
      chosen: { subCategory: solvents.subCategories[0]?._id ?? '' },
    })
    const active = within(await screen.findByRole('region', { name: 'Filters in use' }))
    expect(active.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Remove filter: “ketone”',
      'Remove filter: Ketones & esters',
      'Remove filter: In stock only',
      'Remove filter: Technical grade',
      'Remove filter: up to USD\u00A020',
      'Clear all filters',
    ])
    await userEvent.click(active.getByRole('button', { name: 'Clear all filters' }))
    expect(emitted).toEqual([{ type: 'navigate', to: '/product-filter?search=ketone' }])
  })

  it('leads to a category', async () => {
    const { emitted } = show([() => found])
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Solvents')
    expect(emitted).toEqual([{ type: 'navigate', to: `/product-filter?category=${solvents._id}` }])
  })

  it('takes a price in Bangla digits, and none that is wrong', async () => {
    const { emitted } = show([() => found])
    await userEvent.type(await screen.findByRole('textbox', { name: 'From' }), '৩০')
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '5')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(screen.getByText('The upper price must not be below the lower one.')).toBeDefined()
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '0')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(emitted).toEqual([{ type: 'navigate', to: '/product-filter?priceFrom=30&priceTo=50' }])
  })

  it('takes a price in the reader’s currency; a range that is there stays in its own', async () => {
    sessionStore.set({ currency: 'BDT' })
    const { emitted } = show([() => found])
    expect(await screen.findByText('BDT per kilogram, litre or piece')).toBeDefined()
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '500')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(emitted).toEqual([{ type: 'navigate', to: '/product-filter?priceTo=500&priceCurrency=BDT' }])
    cleanup()
    show([() => found], { address: '/product-filter?priceFrom=2' })
    expect(await screen.findByText('USD per kilogram, litre or piece')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Remove filter: from USD\u00A02' })).toBeDefined()
  })

  it('shows what an offer comes to in the reader’s currency', async () => {
    const approximate = { amount: 12_818, currency: 'BDT', rate: 32.5, date: '2026-11-20', source: 'operator' as const }
    const card = { ...acetoneCard, lowestPrice: { amount: 394, currency: 'SAR', approximate } }
    show([() => ({ ...found, products: [card, bareCard] })])
    expect(await screen.findByText('≈ BDT 128.18 / kg', plainSpaces)).toBeDefined()
    expect(screen.getAllByText(/≈/)).toHaveLength(1)
  })

  it('says that the spelling was forgiven', async () => {
    show([() => ({ ...found, corrected: true })], { address: '/product-filter?search=acetoen' })
    expect(await screen.findByText('Nothing matches “acetoen” exactly. These come close.')).toBeDefined()
  })

  it('has a way on when nothing fits', async () => {
    const { emitted } = show([() => ({ ...found, products: [], total: 0 })], { address: '/product-filter?search=xyz&inStock=1' })
    expect(await screen.findByText('No product fits all of this')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'All products' }))
    expect(emitted).toEqual([{ type: 'navigate', to: '/product-filter' }])
  })

  it('offers a buyer to post a requirement for what nobody sells', async () => {
    const nothing = () => ({ ...found, products: [], total: 0 })
    const offer = () => screen.queryByRole('link', { name: 'Post a requirement' })
    show([nothing], { address: '/product-filter?search=xyz' })
    await screen.findByText('No product fits all of this')
    expect(offer()?.getAttribute('href')).toBe('/product-requirement-post')
    cleanup()
    sessionStore.set({ accountType: 'Seller' })
    show([nothing], { address: '/product-filter?search=xyz' })
    await screen.findByText('No product fits all of this')
    expect(offer()).toBeNull()
    cleanup()
    sessionStore.set({ accountType: 'Buyer' })
    show([nothing], { address: '/product-filter?inStock=1' })
    await screen.findByText('No product fits all of this')
    expect(offer()).toBeNull()
  })

  it('gives the server’s reason when it was refused', async () => {
    show([refuse])
    expect(within(await screen.findByRole('alert')).getByText('That cannot be searched for')).toBeDefined()
  })

  it('can be tried again when nobody answers', async () => {
    show([loseConnection, () => found])
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('60 products found')).toBeDefined()
  })

  it('has the same filters in a panel for the phone', async () => {
    show([() => found], { address: '/product-filter?grades=ACS' })
    await userEvent.click(await screen.findByRole('button', { name: 'Filters, 1 in use' }))
    const panel = within(screen.getByRole('dialog', { name: 'Filters' }))
    expect(panel.getByRole<HTMLInputElement>('checkbox', { name: 'ACS reagent' }).checked).toBe(true)
    await userEvent.click(panel.getByRole('button', { name: 'Show 60 products' }))
    expect(screen.queryByRole('dialog')).toBe(null)
  })
})
