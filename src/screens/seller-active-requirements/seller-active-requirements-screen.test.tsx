import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '#src/generated/schema.ts'
import { categoriesMachine } from '#src/machines/catalogue/categories.machine.ts'
import { requirementListMachine } from '#src/machines/requirement/requirement-list.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { openSummary, sampleBid } from '#tests/support/requirement-fixtures.ts'
import { putTexts } from '#tests/support/texts.ts'
import { SellerActiveRequirementsScreen } from './seller-active-requirements-screen.tsx'

const page =
  (...items: components['schemas']['RequirementSummary'][]) =>
  () => ({ read: { results: { requirements: items, total: items.length }, items, total: items.length } })
const solvents = () => ({
  categories: [{ _id: 'c1', slug: 'solvents', name_en: 'Solvents', productCount: 3, subCategories: [] }],
})

const show = (...reading: Answers) =>
  renderScreen(<SellerActiveRequirementsScreen />, {
    machines: [answered(requirementListMachine, { reading }), answered(categoriesMachine, { reading: [solvents] })],
  })

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('what buyers need', () => {
  it('is on its way', () => {
    show(never)
    expect(screen.getAllByText('Loading…').length).toBeGreaterThan(0)
  })

  it('tells what is wanted, what the buyer hopes for, and the own bid, never how many others there are', async () => {
    show(page(openSummary, { ...openSummary, _id: 'b', myBid: sampleBid }))
    const list = within(await screen.findByRole('list', { name: 'What buyers need' }))
    const [first, second] = list.getAllByRole('listitem').map((item) => within(item))
    expect(first?.getByRole('link', { name: openSummary.title }).getAttribute('href')).toBe(
      `/seller-active-requirements-details?requirement=${openSummary._id}`,
    )
    for (const text of ['5 days left', '2 t', 'Target price USD 850.00 / t', 'Budget USD 2,100.00']) {
      expect(first?.getByText(text, plainSpaces)).toBeDefined()
    }
    expect(first?.queryByText(/bids?$/)).toBeNull()
    for (const text of ['Your bid stands', 'Your bid: USD 2,000.00']) {
      expect(second?.getByText(text, plainSpaces)).toBeDefined()
    }
  })

  it('can be narrowed to a category and sorted', async () => {
    show(page(openSummary), page(openSummary, { ...openSummary, _id: 'b' }), page(openSummary))
    await screen.findByText('1 requirement')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Solvents')
    expect(await screen.findByText('2 requirements')).toBeDefined()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first')
    expect(await screen.findByText('1 requirement')).toBeDefined()
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' }).value).toBe('c1')
  })

  it('leads from no bids of one’s own to all that takes bids', async () => {
    show(page(openSummary), page(), page(openSummary))
    await userEvent.click(await screen.findByRole('button', { name: 'With a bid of mine' }))
    expect(await screen.findByText('You have not made a bid yet')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all requirements' }))
    expect(await screen.findByText('1 requirement')).toBeDefined()
  })

  it('may be nothing at the moment', async () => {
    show(page())
    expect(await screen.findByText('No buyer is asking for bids at the moment')).toBeDefined()
  })

  it('is refused with the server’s reason', async () => {
    show(failWith(rejected(403)))
    expect(within(await screen.findByRole('alert')).getByText('The server says no')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show(failWith(unreachable), page(openSummary))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 requirement')).toBeDefined()
  })
})
