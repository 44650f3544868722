import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromCallback } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import { orderDetailsAddress, requestQuoteAgainAddress } from '#src/lib/paths.ts'
import { quoteDetailsMachine } from '#src/machines/quote/quote-details.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { sampleOrder } from '#tests/support/order-fixtures.ts'
import { endedQuote, quoteAfter, sampleAttachment, sampleQuote } from '#tests/support/quote-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyQuoteDetailsScreen } from './my-quote-details-screen.tsx'

const refuse =
  (code: number, fields: Record<string, string> = {}) =>
  () => {
    throw new ApiError({ kind: 'rejected', code, message: 'The server says no', fields, results: {} })
  }
const loseConnection = failWith(unreachable)
const shown = (quote: typeof sampleQuote) => () => ({ entity: quote })

function show(side: 'buyer' | 'seller', actors: Record<string, Answers>) {
  const userId = sampleQuote[side]._id
  sessionStore.set({ userId, accountType: side === 'buyer' ? 'Buyer' : 'Seller' })
  let emitLiveEvent: () => void = () => undefined
  const live = quoteDetailsMachine.provide({
    actors: {
      liveChanges: fromCallback(({ sendBack }) => {
        emitLiveEvent = () => sendBack({ type: 'live.changed', event: { type: 'quote.changed', subjectId: sampleQuote._id } })
      }),
    },
  })
  const view = renderScreen(<MyQuoteDetailsScreen />, {
    chosen: { quote: sampleQuote._id },
    machines: [answered(live, actors)],
  })
  return { ...view, emitLiveEvent: () => emitLiveEvent() }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const buttons = () => within(screen.getByRole('region', { name: 'What you can do' })).queryAllByRole('button')
// The cross of a notice has a drawing in the place of words.
const names = () => buttons().flatMap((button) => button.textContent || [])

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

describe('the page of a quote', () => {
  it('is on its way', () => {
    show('buyer', { reading: [never] })
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('asks to choose a quote when none is', () => {
    renderScreen(<MyQuoteDetailsScreen />)
    expect(screen.getByText('No quote chosen')).toBeDefined()
  })

  it('is refused with the server’s reason, and there is a way on', async () => {
    show('buyer', { reading: [refuse(404)] })
    expect(within(await screen.findByRole('alert')).getByText('The server says no')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the quotes' })).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show('buyer', { reading: [loseConnection, shown(sampleQuote)] })
    await press('Try again')
    expect(await screen.findByText('Your request')).toBeDefined()
  })

  it('shows what was asked, and what changed from round to round', async () => {
    show('buyer', { reading: [shown(quoteAfter(3))] })
    const rounds = await screen.findByRole('list', { name: 'Rounds of the negotiation' })
    for (const text of ['You asked for a quote', 'You made a counter-offer', 'before: SAR 3.40 / kg', 'before: SAR 3.00 / kg']) {
      expect(within(rounds).getByText(text, plainSpaces)).toBeDefined()
    }
    for (const text of ['For our January campaign', 'CIF Chattogram', 'Certificate of analysis (CoA)', 'SAR 3.00 / kg']) {
      expect(screen.getAllByText(text, plainSpaces).length).toBeGreaterThan(0)
    }
    // What stayed the same says so by saying nothing.
    expect(within(rounds).queryByText(/before: 10 days/)).toBeNull()
  })

  it.each([
    ['buyer', 0, ['Ask or tell something', 'Withdraw the request']],
    ['seller', 0, ['Make an offer', 'Ask for more details', 'Decline the request']],
    ['seller', 1, ['Make a new offer', 'Ask for more details', 'Withdraw the offer']],
    ['seller', 2, ['Accept the counter-offer', 'Make a new offer', 'Ask for more details', 'Decline the request']],
  ] as const)('offers the %s after %i rounds exactly what the life-cycle allows', async (side, rounds, expected) => {
    show(side, { reading: [shown(quoteAfter(rounds))] })
    await screen.findByText(side === 'buyer' ? 'Your request' : 'What the buyer asks for')
    expect(names()).toEqual(expected)
  })

  it('fetches a file of the request', async () => {
    const quote = { ...quoteAfter(0), attachments: [sampleAttachment] }
    show('seller', { reading: [shown(quote)], fetching: [never] })
    await press(/Download specification\.pdf/)
    expect(await screen.findByText('Fetching the file…')).toBeDefined()
  })
})

describe('a seller who has a counter-offer', () => {
  it('takes it as it is, after seeing the whole sum', async () => {
    const changing = vi.fn(() => ({ entity: endedQuote('accepted', 'seller'), message: 'Order made.' }))
    show('seller', { reading: [shown(quoteAfter(2)), shown(endedQuote('accepted', 'seller'))], changing: [changing] })
    await press('Accept the counter-offer')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Accept this counter-offer?' }))
    await userEvent.click(dialog.getByRole('button', { name: /Accept and sell for SAR/ }))
    expect(await screen.findByRole('link', { name: 'Go to the order' })).toBeDefined()
    expect(screen.getByText('You accepted the counter-offer')).toBeDefined()
  })
})

describe('a buyer who has an offer', () => {
  it('accepts the version that is shown, after seeing the whole sum, and is led to the order', async () => {
    const changing = vi.fn(() => ({ entity: endedQuote('accepted', 'buyer'), message: 'Order made.' }))
    show('buyer', { reading: [shown(quoteAfter(1)), shown(endedQuote('accepted', 'buyer'))], changing: [changing] })
    await press('Accept the offer')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Accept this offer?' }))
    for (const text of ['SAR 6,800.00', 'SAR 950.00']) expect(dialog.getByText(text, plainSpaces)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: /Accept and order for SAR.7,750\.00/ }))
    const order = await screen.findByRole('link', { name: 'Go to the order' })
    expect(order.getAttribute('href')).toBe(orderDetailsAddress(sampleOrder._id))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is never shown another sum under the hand: a newer offer must be looked at first', async () => {
    const { emitLiveEvent } = show('buyer', { reading: [shown(quoteAfter(1)), shown(quoteAfter(3))] })
    await press('Accept the offer')
    emitLiveEvent()
    expect(await screen.findByText('The seller has made a newer offer. Go back to look at it.')).toBeDefined()
    expect(screen.getByRole('button', { name: /Accept and order for SAR.7,750\.00/ })).toHaveProperty('disabled', true)
  })

  it('counters, beginning with the terms of the offer', async () => {
    show('buyer', {
      reading: [shown(quoteAfter(1)), shown(quoteAfter(2))],
      changing: [() => ({ entity: quoteAfter(2), message: '' })],
    })
    await press('Make a counter-offer')
    const price = screen.getByRole('textbox', { name: /Price per kg/ })
    expect(price).toHaveProperty('value', '3.40')
    await userEvent.clear(price)
    await userEvent.type(price, '৩.০০')
    expect(screen.getByText('SAR 6,950.00', plainSpaces)).toBeDefined()
    await press('Send the counter-offer')
    expect(await screen.findByText("The seller's answer is awaited")).toBeDefined()
  })

  it('keeps what is typed while the other side moves, and is told of it', async () => {
    const { emitLiveEvent } = show('buyer', {
      reading: [shown(quoteAfter(1)), shown(quoteAfter(3)), shown(endedQuote('withdrawn', 'seller'))],
    })
    await press('Make a counter-offer')
    const price = screen.getByRole('textbox', { name: /Price per kg/ })
    await userEvent.clear(price)
    await userEvent.type(price, '2.95')
    emitLiveEvent()
    expect(await screen.findByText(/Meanwhile there is a new price: SAR.3\.15/)).toBeDefined()
    expect(price).toHaveProperty('value', '2.95')
    emitLiveEvent()
    expect(await screen.findByText(/This can no longer be sent: Withdrawn/)).toBeDefined()
    expect(price).toHaveProperty('value', '2.95')
    expect(screen.getByRole('button', { name: 'Send the counter-offer' })).toHaveProperty('disabled', true)
  })

  it('is told when the quote has moved on, and sees how it stands', async () => {
    const reading = [shown(quoteAfter(1)), shown(endedQuote('expired', 'system'))]
    show('buyer', { reading, changing: [refuse(409)] })
    await press('Decline the offer')
    await userEvent.type(screen.getByRole('textbox', { name: /Why do you decline it/ }), 'Too dear')
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Decline the offer' }))
    expect(await screen.findByText('The quote has moved on')).toBeDefined()
    expect(await screen.findByText('Nobody answered in time')).toBeDefined()
    const again = screen.getByRole('link', { name: 'Ask again' })
    expect(again.getAttribute('href')).toBe(requestQuoteAgainAddress(sampleQuote.item.productId, sampleQuote._id))
    expect(names()).toEqual([])
  })

  it('withdraws without having to say why', async () => {
    show('buyer', {
      reading: [shown(quoteAfter(0)), shown(endedQuote('withdrawn', 'buyer'))],
      changing: [() => ({ entity: endedQuote('withdrawn', 'buyer'), message: '' })],
    })
    await press('Withdraw the request')
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw the request' }))
    expect(await screen.findByText('Ended without an order')).toBeDefined()
  })
})

describe('a seller who is asked', () => {
  it('offers, and is told what is missing before anything is sent', async () => {
    const changing = vi.fn(() => ({ entity: quoteAfter(1), message: '' }))
    show('seller', { reading: [shown(quoteAfter(0)), shown(quoteAfter(1))], changing: [changing] })
    await press('Make an offer')
    expect(screen.getByText(/The buyer's target price: SAR.3\.00/)).toBeDefined()
    await press('Send the offer')
    expect((await screen.findAllByText('Please fill this in.')).length).toBe(3)
    expect(changing).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: /Price per kg/ }), '3.40')
    await userEvent.type(screen.getByRole('textbox', { name: /Freight/ }), '950')
    await userEvent.type(screen.getByRole('textbox', { name: /Lead time/ }), '10')
    expect(screen.getByText('SAR 7,750.00', plainSpaces)).toBeDefined()
    await press('Send the offer')
    expect(await screen.findByText("The buyer's answer is awaited")).toBeDefined()
  })

  it('begins the answer to a counter-offer with the buyer’s terms', async () => {
    show('seller', { reading: [shown(quoteAfter(2))] })
    await press('Make a new offer')
    expect(screen.getByRole('textbox', { name: /Price per kg/ })).toHaveProperty('value', '3.00')
    expect(screen.getByRole('textbox', { name: /Terms and remarks/ })).toHaveProperty('value', 'IBC included')
    expect(screen.getByText(/These are the buyer's terms/)).toBeDefined()
  })

  it('gets the server’s words at the fields, and finds what was typed after closing the dialog', async () => {
    show('seller', { reading: [shown(quoteAfter(2))], changing: [refuse(422, { 'offer.validUntil': 'A day to come, please' })] })
    await press('Make a new offer')
    const price = screen.getByRole('textbox', { name: /Price per kg/ })
    await userEvent.clear(price)
    await userEvent.type(price, '3.05')
    await press('Send the offer')
    expect(await screen.findByText('A day to come, please')).toBeDefined()
    await press('Back')
    await press('Make a new offer')
    expect(screen.getByRole('textbox', { name: /Price per kg/ })).toHaveProperty('value', '3.05')
  })

  it('asks for more without moving the quote', async () => {
    const noted = {
      ...quoteAfter(0),
      timeline: [
        ...sampleQuote.timeline,
        { at: '2026-11-20T10:00:00.000Z', step: 'noted' as const, by: 'seller' as const, note: 'Drums or IBC?' },
      ],
    }
    show('seller', { reading: [shown(quoteAfter(0)), shown(noted)], changing: [() => ({ entity: noted, message: '' })] })
    await press('Ask for more details')
    await userEvent.type(screen.getByRole('textbox', { name: /Your question or answer/ }), 'Drums or IBC?')
    await press('Send')
    expect(await screen.findByText('Drums or IBC?')).toBeDefined()
    expect(screen.getByText('Your answer is awaited')).toBeDefined()
  })
})

it('is only looked at from the side that one has not in it', async () => {
  sessionStore.set({ userId: sampleQuote.seller._id, accountType: 'Buyer' })
  const quiet = quoteDetailsMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
  const machines = [answered(quiet, { reading: [shown(quoteAfter(0))] })]
  renderScreen(<MyQuoteDetailsScreen />, { chosen: { quote: sampleQuote._id }, machines })
  expect(await screen.findByText(/You are the seller in this quote/)).toBeDefined()
  expect(names()).toEqual([])
})
