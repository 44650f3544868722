import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tenderDetailsMachine } from '#src/machines/requirement/tender-details.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { acidRequirement, alumCall } from '#tests/support/tender-fixtures.ts'
import { putTexts } from '#tests/support/texts.ts'
import { TenderNewsDetailsScreen } from './tender-news-details-screen.tsx'

const gone = failWith(rejected(404, 'Not found'))
const loseConnection = failWith(unreachable)
const show = (...reading: Answers) =>
  renderScreen(<TenderNewsDetailsScreen />, {
    address: '/tender-news-details',
    chosen: { tender: alumCall._id },
    machines: [answered(tenderDetailsMachine, { reading })],
  })

beforeEach(async () => {
  sessionStore.forgetPerson()
  await putTexts('en')
})
afterEach(cleanup)

describe('a tender', () => {
  it('is on its way', () => {
    show(never)
    expect(screen.getByText('Loading the tender…')).toBeDefined()
  })

  it('leads to the list when none was chosen', () => {
    renderScreen(<TenderNewsDetailsScreen />, { address: '/tender-news-details' })
    expect(screen.getByText('No tender chosen')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Show all tenders' }).getAttribute('href')).toBe('/tender-news')
  })

  it('tells what an organisation asks for, with its documents', async () => {
    show(() => alumCall)
    expect(await screen.findByRole('heading', { level: 1, name: 'Aluminium sulfate for the Mohara plant' })).toBeDefined()
    for (const shown of ['Chattogram WASA', 'Bangladesh', '18 Nov 2026', '1,200 t in twelve lots.', 'Delivery to the plant.']) {
      expect(screen.getByText(shown)).toBeDefined()
    }
    const document = screen.getByRole('link', { name: /Tender schedule/ })
    expect([document.getAttribute('href'), document.getAttribute('rel')]).toEqual([
      'https://tenders.example/cwasa-118.pdf',
      'noopener noreferrer external',
    ])
  })

  it('tells what a buyer looks for, and leads to the offers of it', async () => {
    show(() => acidRequirement)
    expect(await screen.findByRole('heading', { level: 1, name: 'Citric acid, food grade' })).toBeDefined()
    for (const shown of ['Company', 'Citric acid', '77-92-9', 'Food grade', '5 t']) {
      expect(screen.getByText(shown, plainSpaces)).toBeDefined()
    }
    expect(screen.getByRole('link', { name: 'Offers of 77-92-9 here' }).getAttribute('href')).toBe(
      '/product-filter?search=77-92-9',
    )
  })

  it('may be gone: the server’s reason stands there', async () => {
    show(gone)
    expect(within(await screen.findByRole('alert')).getByText('Not found')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Show all tenders' })).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show(loseConnection, () => alumCall)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Delivery to the plant.')).toBeDefined()
  })
})
