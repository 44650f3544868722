import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { listing } from '#tests/support/event-fixtures/listing-change.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { listingChangeMachine } from '#src/machines/listing/listing-change.machine.ts'
import { listingListMachine } from '#src/machines/listing/listing-list.machine.ts'
import { listingsMachine } from '#src/machines/listing/listings.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { SellerProductScreen } from './seller-product-screen.tsx'

const page = (products: readonly object[]) => () => ({
  read: { results: { products, total: products.length }, items: products, total: products.length },
})
const shelved = { ...listing, status: 'inactive' as const, version: 4 }

function show(reading: Answers, changing: Answers = [], address = '/seller-product') {
  const list = answered(listingListMachine, { reading })
  const change = answered(listingChangeMachine, { changing })
  return renderScreen(<SellerProductScreen />, { address, machines: [listingsMachine.provide({ actors: { list, change } })] })
}
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More to do with Acetone' }))
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

beforeEach(async () => {
  sessionStore.set({ userId: listing.seller._id, accountType: 'Seller' })
  await putTexts('en')
})
afterEach(() => {
  cleanup()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

describe('the products of a seller', () => {
  it('are on their way', () => {
    show([never])
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('are listed with the figures that a seller looks for', async () => {
    const promoted = { viewCount: 1204, promoted: true, promotedUntil: '2026-12-21T08:00:00.000Z', reference: 'ACE-TECH-160' }
    show([
      page([
        { ...listing, ...promoted },
        { ...listing, _id: 'low', name_en: 'Toluene', stock: { value: 100, unit: 'kg' } },
        { ...shelved, _id: 'open', name_en: 'Methanol', stock: { value: 0, unit: 'kg' }, missing: ['price'] },
      ]),
    ])
    const rows = (await screen.findAllByRole('row')).slice(1)
    const rowShows = (at: number, texts: readonly (string | RegExp)[]) =>
      texts.map((text) => within(rows[at] as HTMLElement).queryAllByText(text, plainSpaces).length > 0)
    expect(
      rowShows(0, ['On offer', 'SAR 3.94 / kg', 'from 160 kg', '24,000 kg', '1,204', '21 Dec 2026', /ACE-TECH-160/]),
    ).toEqual(Array.from({ length: 7 }, () => true))
    expect(rowShows(1, ['100 kg, less than the minimum order', 'Not promoted'])).toEqual([true, true])
    expect(rowShows(2, ['Not on offer', 'Incomplete', 'Sold out'])).toEqual([true, true, true])
    expect(screen.getByText('3 products')).toBeDefined()
  })

  it('are none yet', async () => {
    show([page([])])
    expect(await screen.findByText('You have no products yet')).toBeDefined()
  })

  it('cannot be seen', async () => {
    show([failWith(rejected(403, 'This is for sellers.'))])
    expect(await screen.findByText('This is for sellers.')).toBeDefined()
  })

  it('are asked for again when no answer came', async () => {
    show([failWith(unreachable), page([listing])])
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
  })

  it('are narrowed, sorted and searched by way of the address', async () => {
    const { emitted } = show([page([listing])])
    await userEvent.click(await screen.findByRole('button', { name: 'Sold out' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most viewed')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your products' }), ' toluene {Enter}')
    expect(emitted).toEqual([
      { type: 'navigate', to: '/seller-product?soldOut=true&sort=newest' },
      { type: 'navigate', to: '/seller-product?sort=mostViewed' },
      { type: 'navigate', to: '/seller-product?search=toluene&sort=newest' },
    ])
  })

  it('lead back to all of them when none match', async () => {
    const { emitted } = show([page([])], [], '/seller-product?status=inactive&search=xyzzy&sort=name')
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }))
    expect(emitted).toEqual([{ type: 'navigate', to: '/seller-product?sort=name' }])
  })
})

describe('a product of a seller', () => {
  it('is taken off the market once that was confirmed', async () => {
    const answer = () => ({ changed: { fate: 'changed', product: shelved } })
    const { emitted } = show([page([listing]), page([shelved])], [answer])
    await choose('Take off the market')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Take this product off the market?' }))
    expect(emitted).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Take off the market' }))
    expect(await screen.findByRole('cell', { name: 'Not on offer' })).toBeDefined()
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { key: 'selling:done.deactivate' } }])
  })

  it('is deleted after the question that is asked before each deletion', async () => {
    const answer = () => ({ changed: { fate: 'deleted', productId: listing._id } })
    show([page([listing]), page([])], [answer])
    await choose('Delete')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Are you sure?' }))
    expect(dialog.getByText("You won't be able to revert this!")).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('You have no products yet')).toBeDefined()
  })

  it('stays as it is when the seller thinks better of it', async () => {
    show([page([listing])])
    await choose('Promote')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('says by field what keeps it from the market', async () => {
    const refusal = rejected(422, 'Please check the fields that are marked.', { documents: 'A safety data sheet is needed.' })
    show([page([shelved])], [failWith(refusal)])
    await choose('Put on offer')
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Put on offer' }))
    expect(await screen.findByText('Documents: A safety data sheet is needed.')).toBeDefined()
  })

  it('gets another price, typed in any digits', async () => {
    show([page([listing])], [never])
    await userEvent.click(await screen.findByRole('button', { name: 'Stock and price' }))
    const price = screen.getByRole('textbox', { name: /Price in SAR per kg/ })
    expect((price as HTMLInputElement).value).toBe('3.94')
    await userEvent.clear(price)
    await userEvent.type(price, '৪.২০')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Loading/)).toBeDefined()
  })

  it('shows what the server says about the price on its field', async () => {
    const refusal = rejected(422, 'Please check the fields that are marked.', { price: 'Must be above the next tier.' })
    show([page([listing])], [failWith(refusal)])
    await userEvent.click(await screen.findByRole('button', { name: 'Stock and price' }))
    const price = screen.getByRole('textbox', { name: /Price in SAR per kg/ })
    await userEvent.clear(price)
    await userEvent.type(price, '3')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Must be above the next tier.')).toBeDefined()
  })
})
