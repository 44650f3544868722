import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '#src/generated/schema.ts'
import { tenderListMachine } from '#src/machines/requirement/tender-list.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { acidRequirement, alumCall } from '#tests/support/tender-fixtures.ts'
import { putTexts } from '#tests/support/texts.ts'
import { TenderNewsScreen } from './tender-news-screen.tsx'

const page =
  (...items: components['schemas']['Tender'][]) =>
  () => ({ read: { results: { tenders: items, total: items.length }, items, total: items.length } })
const refuse = failWith(rejected(422, 'That search is too long'))
const loseConnection = failWith(unreachable)
const show = (...reading: Answers) =>
  renderScreen(<TenderNewsScreen />, { address: '/tender-news', machines: [answered(tenderListMachine, { reading })] })

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the tender news', () => {
  it('are on their way', () => {
    show(never)
    expect(screen.getByText('Loading the tenders…')).toBeDefined()
  })

  it('tell who calls for what until when; of a buyer only the kind', async () => {
    show(page(alumCall, acidRequirement, { ...alumCall, _id: 'x', title_en: 'Chlorine', open: false }))
    expect(await screen.findByText('3 tenders')).toBeDefined()
    const [call, requirement, closed] = screen.getAllByRole('listitem').map((item) => within(item))
    expect(call?.getByRole('link', { name: 'Aluminium sulfate for the Mohara plant' }).getAttribute('href')).toBe(
      `/tender-news-details?tender=${alumCall._id}`,
    )
    for (const shown of ['Public tender', 'Chattogram WASA', 'Bangladesh', 'CWASA-2026-118', 'Published on 18 Nov 2026']) {
      expect(call?.getByText(shown)).toBeDefined()
    }
    for (const shown of ['Buyer’s requirement', 'Company', 'Saudi Arabia']) expect(requirement?.getByText(shown)).toBeDefined()
    expect(closed?.getByText('Closed')).toBeDefined()
  })

  it('can be narrowed to one kind, and sorted', async () => {
    show(page(alumCall, acidRequirement), page(acidRequirement), page(acidRequirement))
    await userEvent.click(await screen.findByRole('button', { name: 'Buyers’ requirements' }))
    expect(await screen.findByText('1 tender')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Buyers’ requirements' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Closing soon')
    expect(await screen.findByText('1 tender')).toBeDefined()
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('closingSoon')
  })

  it('can be searched, and all be seen again when none fits', async () => {
    show(page(alumCall), page(), page(alumCall))
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the tenders' }), 'xyz{Enter}')
    expect(await screen.findByText('No tender fits')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all tenders' }))
    expect(await screen.findByText('1 tender')).toBeDefined()
  })

  it('may not be there at all', async () => {
    show(page())
    expect(await screen.findByText('No tenders at the moment')).toBeDefined()
  })

  it('are refused with the server’s reason', async () => {
    show(refuse)
    expect(within(await screen.findByRole('alert')).getByText('That search is too long')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show(loseConnection, page(alumCall))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 tender')).toBeDefined()
  })
})
