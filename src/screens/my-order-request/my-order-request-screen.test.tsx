import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '#src/generated/schema.ts'
import { openRequirementsMachine } from '#src/machines/requirement/open-requirements.machine.ts'
import { requirementListMachine } from '#src/machines/requirement/requirement-list.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { inHours, ownSummary } from '#tests/support/requirement-fixtures.ts'
import { putTexts } from '#tests/support/texts.ts'
import { MyOrderRequestScreen } from './my-order-request-screen.tsx'

const page =
  (...items: components['schemas']['RequirementSummary'][]) =>
  () => ({ read: { results: { requirements: items, total: items.length }, items, total: items.length } })
const counted = () => ({ quotes: 2, samples: 0, documents: 1 })

const show = (reading: Answers, counting: Answers = [counted]) =>
  renderScreen(<MyOrderRequestScreen />, {
    machines: [answered(requirementListMachine, { reading }), answered(openRequirementsMachine, { counting })],
  })

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('a buyer’s requirements', () => {
  it('are on their way', () => {
    show([never], [never])
    expect(screen.getAllByText('Loading…').length).toBeGreaterThan(0)
  })

  it('tell how the bidding goes and how long bids are taken', async () => {
    show([
      page(
        ownSummary,
        { ...ownSummary, _id: 'b', bidCount: 1, deadline: inHours(3) },
        { ...ownSummary, _id: 'c', bidCount: 0, openForBids: false, deadline: inHours(-3) },
        { ...ownSummary, _id: 'd', status: 'awarded', openForBids: false },
      ),
    ])
    const list = within(await screen.findByRole('list', { name: 'My requirements' }))
    const [first, soon, deciding, awarded] = list.getAllByRole('listitem').map((item) => within(item))
    expect(first?.getByRole('link', { name: ownSummary.title }).getAttribute('href')).toBe(
      `/rfqs-details?requirement=${ownSummary._id}`,
    )
    for (const text of ['Taking bids', '5 days left', '2 t', '108-88-3', '3 bids', 'Best price USD 975.00 / t']) {
      expect(first?.getByText(text, plainSpaces)).toBeDefined()
    }
    for (const text of ['3 hours left', '1 bid']) expect(soon?.getByText(text)).toBeDefined()
    for (const text of ['Bidding closed, to be awarded', 'No bids yet']) expect(deciding?.getByText(text)).toBeDefined()
    expect(awarded?.getByText('Awarded')).toBeDefined()
  })

  it('stand beside the ways to quotes, samples and documents, with how many are open', async () => {
    show([page(ownSummary)])
    const cases = within(screen.getByRole('navigation', { name: 'Your other requests' }))
    expect(await cases.findByText('2 open')).toBeDefined()
    expect(cases.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Quotes', '/my-quote'],
      ['Samples', '/my-sample-request'],
      ['Documents', '/my-document-request'],
    ])
  })

  it('show those ways without a number when they cannot be counted', async () => {
    show([page(ownSummary)], [failWith(unreachable)])
    expect(await screen.findAllByText('Could not be counted')).toHaveLength(3)
  })

  it('can be narrowed to a state and searched, and all be seen again when none fits', async () => {
    show([page(ownSummary), page({ ...ownSummary, status: 'awarded' }), page(), page(ownSummary)])
    await screen.findByText('1 requirement')
    await userEvent.click(screen.getByRole('button', { name: 'Awarded' }))
    expect((await screen.findByRole('button', { name: 'Awarded' })).getAttribute('aria-pressed')).toBe('true')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your requirements' }), 'xyz{Enter}')
    expect(await screen.findByText('No requirement fits')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all requirements' }))
    expect(await screen.findByText('1 requirement')).toBeDefined()
    expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('may not be there yet; the way to post one always is', async () => {
    show([page()])
    expect(await screen.findByText('You have not posted a requirement yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Post a requirement' }).getAttribute('href')).toBe('/product-requirement-post')
  })

  it('are refused with the server’s reason', async () => {
    show([failWith(rejected(422))])
    expect(within(await screen.findByRole('alert')).getByText('The server says no')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show([failWith(unreachable), page(ownSummary)])
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 requirement')).toBeDefined()
  })
})
