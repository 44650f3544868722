import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { listing } from '#tests/support/event-fixtures/listing-change.ts'
import { sampleSummary } from '#tests/support/order-fixtures.ts'
import { listed, listingFlow, sampleRating } from '#tests/support/listing-page.ts'
import { quoteSummaryOf, sampleQuote } from '#tests/support/quote-fixtures.ts'
import { never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SellerProductDetailsScreen } from './seller-product-details-screen.tsx'

const shelved = { ...listing, status: 'inactive' as const, version: 4 }

const show = (entries: Parameters<typeof listingFlow>[0], chosen = true) =>
  renderScreen(<SellerProductDetailsScreen />, {
    chosen: chosen ? { product: listing._id } : {},
    machines: [listingFlow(entries)],
  })
const part = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(async () => {
  sessionStore.set({ userId: listing.seller._id, accountType: 'Seller' })
  await putTexts('en')
})
afterEach(() => {
  cleanup()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

describe('an own product', () => {
  it('is on its way to the page', () => {
    show({ reading: [never] })
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('has to be chosen', () => {
    show({}, false)
    expect(screen.getByText('Choose one of your products first')).toBeDefined()
    expect(screen.getByRole('link', { name: 'My products' }).getAttribute('href')).toBe('/seller-product')
  })

  it('shows how it stands and sells', async () => {
    const sold = { viewCount: 1204, promoted: true, promotedUntil: '2026-12-21T08:00:00.000Z', reference: 'ACE-TECH-160' }
    show({ reading: [() => ({ ...listing, ...sold })] })
    const figures = await part('At a glance')
    for (const entries of ['On offer', 'SAR 3.94 / kg', '160 kg', '24,000 kg', '21 Dec 2026', '1,204', 'ACE-TECH-160'])
      expect(figures.getByText(entries, plainSpaces)).toBeDefined()
    expect((await part('Price by quantity')).getAllByRole('row').length).toBe(listing.priceTiers.length + 1)
    const description = await part('Name and description')
    expect(description.getByText('أسيتون').lang).toBe('ar')
  })

  it('shows each document with who may have it', async () => {
    show({ reading: [() => ({ ...listing, documents: [{ kind: 'CoA' as const, access: 'onRequest' as const }] })] })
    const documents = await part('Documents')
    expect(documents.getByText('Certificate of analysis (CoA)')).toBeDefined()
    expect(documents.getByText('On request')).toBeDefined()
  })

  it('says what is missing before it can be put on offer, and where it is filled in', async () => {
    show({ reading: [() => ({ ...shelved, missing: ['priceTiers.0.price', 'ghs'] })] })
    expect(
      (await screen.findAllByRole('link', { name: 'Complete the listing' })).map((link) => link.getAttribute('href')),
    ).toEqual([`/seller-product-edit?product=${listing._id}`])
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Price tiers', 'Hazards (GHS)']),
    )
  })

  it('shows its open orders and quotes and what buyers say of it', async () => {
    show({
      ratings: [listed([sampleRating], 9)],
      orders: [listed([sampleSummary])],
      quotes: [listed([quoteSummaryOf(sampleQuote)])],
    })
    const orders = await part('Open orders')
    expect((await orders.findByRole('heading', { level: 3, name: 'Acetone' })).querySelector('a')?.getAttribute('href')).toBe(
      `/my-order-details?order=${sampleSummary._id}`,
    )
    expect(await (await part('Open quotes')).findByRole('heading', { level: 3, name: 'Acetone' })).toBeDefined()
    const ratings = await part('Ratings')
    expect(await ratings.findByText('Clean, and the drums were sound.')).toBeDefined()
    expect(ratings.getByRole('img', { name: '4 of 5' })).toBeDefined()
    expect(ratings.getByText('Haddad Coatings, Saudi Arabia, 2 Nov 2026')).toBeDefined()
    expect(ratings.getByRole('button', { name: 'Show more' })).toBeDefined()
  })

  it('says where there is no trade and no rating yet, and what could not be read', async () => {
    show({ quotes: [failWith(unreachable), listed([])] })
    expect(await screen.findByText('No open order of this product')).toBeDefined()
    expect((await part('Ratings')).getByText('Not rated yet')).toBeDefined()
    await userEvent.click(await (await part('Open quotes')).findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No quote of this product waits for an answer')).toBeDefined()
  })

  it('is not there when it is gone or somebody else’s', async () => {
    show({ reading: [failWith(rejected(404, ''))] })
    expect(await screen.findByText('This is not one of your products')).toBeDefined()
    expect(screen.getByRole('link', { name: 'My products' })).toBeDefined()
  })

  it('is refused with the server’s reason', async () => {
    show({ reading: [failWith(rejected(403, 'This is for sellers.'))] })
    expect(await screen.findByText('This is for sellers.')).toBeDefined()
  })

  it('is asked for again when no answer came', async () => {
    show({ reading: [failWith(unreachable), () => listing] })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Acetone' })).toBeDefined()
  })
})

describe('its seller', () => {
  it('can edit it and see it as a buyer does', async () => {
    show({})
    expect((await screen.findByRole('link', { name: 'Edit the listing' })).getAttribute('href')).toBe(
      `/seller-product-edit?product=${listing._id}`,
    )
    expect(screen.getByRole('link', { name: 'View as a buyer sees it' }).getAttribute('href')).toBe(
      `/product-details?product=${listing._id}`,
    )
  })

  it('takes it off the market once that was confirmed', async () => {
    const { emitted } = show({
      reading: [() => listing, () => shelved],
      changing: [() => ({ changed: { fate: 'changed', product: shelved } })],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Take off the market' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Take this product off the market?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Take off the market' }))
    expect(await (await part('At a glance')).findByText('Not on offer')).toBeDefined()
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { key: 'selling:done.deactivate' } }])
  })

  it('deletes it after the question that is asked before each deletion, and is led to the other products', async () => {
    const { emitted } = show({ changing: [() => ({ changed: { fate: 'deleted', productId: listing._id } })] })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Are you sure?' }))
    expect(dialog.getByText("You won't be able to revert this!")).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect
      .poll(() => emitted)
      .toEqual([
        { type: 'toast', tone: 'success', text: { key: 'selling:done.delete' } },
        { type: 'navigate', to: '/seller-product', replace: true },
      ])
  })

  it('thinks better of promoting it', async () => {
    show({})
    await userEvent.click(await screen.findByRole('button', { name: 'Promote' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
