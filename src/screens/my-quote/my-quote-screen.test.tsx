import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { quoteDetailsAddress } from '#src/lib/paths.ts'
import { quoteListMachine } from '#src/machines/quote/quote-list.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { endedQuote, quoteAfter, quoteSummaryOf } from '#tests/support/quote-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyQuoteScreen } from './my-quote-screen.tsx'

type Quote = ReturnType<typeof quoteAfter>

const page =
  (...quotes: Quote[]) =>
  () => {
    const orders = quotes.map(quoteSummaryOf)
    return { read: { results: { orders, total: orders.length }, items: orders, total: orders.length } }
  }
const refuse = failWith(rejected(422, 'That text is too long'))
const loseConnection = failWith(unreachable)

function show(side: 'Buyer' | 'Seller', ...reading: Answers) {
  sessionStore.set({ accountType: side })
  return renderScreen(<MyQuoteScreen />, { machines: [answered(quoteListMachine, { reading })] })
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T08:00:00.000Z') })
  await putTexts('en')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  sessionStore.set({ accountType: 'Buyer' })
})

describe('the quotes that a buyer asked for', () => {
  it('are on their way', () => {
    show('Buyer', never)
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('say whose turn it is and until when, with quantity and last price', async () => {
    show('Buyer', page(quoteAfter(1), { ...quoteAfter(2), _id: 'other' }))
    const [offered, countered] = await screen.findAllByRole('listitem')
    if (offered === undefined || countered === undefined) throw new Error('Two quotes are shown')
    const link = within(offered).getByRole('link', { name: 'Acetone' })
    expect(link.getAttribute('href')).toBe(quoteDetailsAddress(quoteAfter(1)._id))
    for (const shown of ['Offer received', 'Your answer is awaited', 'From Gulf Petrochem', '2 t', 'SAR 7,750.00']) {
      expect(within(offered).getByText(shown, plainSpaces)).toBeDefined()
    }
    expect(within(offered).getByText(/^Offer valid until 30 Nov 2026.*\(6 days left\)$/)).toBeDefined()
    expect(within(countered).getByText("The seller's answer is awaited")).toBeDefined()
  })

  it('say how they ended', async () => {
    show('Buyer', page(endedQuote('expired', 'system')))
    expect(await screen.findByText('Nobody answered in time')).toBeDefined()
    expect(screen.queryByText(/valid until/)).toBeNull()
  })

  it('may not be there yet', async () => {
    show('Buyer', page())
    expect(await screen.findByText('You have not asked for a quote yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Browse products' })).toBeDefined()
  })

  it('may not match what is searched for, and there is a way back to all', async () => {
    show('Buyer', page(quoteAfter(1)), page(), page(quoteAfter(1)))
    await screen.findByRole('link', { name: 'Acetone' })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your quotes' }), 'xyz{Enter}')
    expect(await screen.findByText('No quotes match')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all quotes' }))
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
  })

  it('are refused with the server’s reason', async () => {
    show('Buyer', refuse)
    expect(within(await screen.findByRole('alert')).getByText('That text is too long')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show('Buyer', loseConnection, page(quoteAfter(1)))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
  })
})

describe('the quotes that a seller received', () => {
  it('say that the seller is to answer, and for whom', async () => {
    show('Seller', page(quoteAfter(0)))
    for (const shown of ['New, please answer', 'Your answer is awaited', 'For Haddad Coatings', 'No price yet']) {
      expect(await screen.findByText(shown)).toBeDefined()
    }
  })

  it('can be narrowed to those that wait for the seller', async () => {
    show('Seller', page(quoteAfter(0)))
    const group = await screen.findByRole('button', { name: 'To answer' })
    await userEvent.click(group)
    expect(group.getAttribute('aria-pressed')).toBe('true')
  })

  it('may not be there yet', async () => {
    show('Seller', page())
    expect(await screen.findByText('No quote requests have come in yet')).toBeDefined()
  })
})
