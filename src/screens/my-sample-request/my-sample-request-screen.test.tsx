import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { sampleDetailsAddress } from '#src/lib/paths.ts'
import { orderListMachine } from '#src/machines/order/order-list.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { freeSampleSummary } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MySampleRequestScreen } from './my-sample-request-screen.tsx'

type Summary = typeof freeSampleSummary

const page =
  (orders: readonly Summary[], total = orders.length) =>
  () => ({ read: { results: { orders, total }, items: orders, total } })
const dear: Summary = { ...freeSampleSummary, _id: 'dear', status: 'invoiced', total: { amount: 7500, currency: 'SAR' } }

let happen: (type: 'order.changed' | 'quote.changed') => void
const live = orderListMachine.provide({
  actors: {
    liveChanges: fromCallback(({ sendBack }) => {
      happen = (type) => sendBack({ type: 'live.changed', event: { type, subjectId: freeSampleSummary._id } })
    }),
  },
})

function show(side: 'Buyer' | 'Seller', ...reading: Answers) {
  sessionStore.set({ accountType: side })
  return renderScreen(<MySampleRequestScreen />, { machines: [answered(live, { reading })] })
}

beforeEach(() => putTexts('en'))
afterEach(() => {
  cleanup()
  sessionStore.set({ accountType: 'Buyer' })
})

describe('the samples that a buyer asked for', () => {
  it('are on their way', () => {
    show('Buyer', never)
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('are shown with state, seller, size and price, each leading to its page', async () => {
    show('Buyer', page([freeSampleSummary, dear], 25))
    const [free, paid] = (await screen.findAllByRole('listitem')).map((item) => within(item))
    expect(free?.getByRole('link', { name: 'Acetone' }).getAttribute('href')).toBe(sampleDetailsAddress(freeSampleSummary._id))
    for (const text of [
      'KO-26-0000042',
      'Waiting for the seller',
      'From Gulf Petrochem',
      'Asked for 20 Nov 2026',
      '500 g',
      'Free',
    ]) {
      expect(free?.getByText(text, plainSpaces)).toBeDefined()
    }
    for (const text of ['Payment due', 'SAR 75.00']) expect(paid?.getByText(text, plainSpaces)).toBeDefined()
    expect(screen.getByText('25 samples')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Page 3' })).toBeDefined()
  })

  it('promise no invoice for a free one that was accepted', async () => {
    show('Buyer', page([{ ...freeSampleSummary, status: 'accepted' }]))
    expect(await screen.findByText('Accepted, to be prepared')).toBeDefined()
  })

  it('keep up by themselves', async () => {
    show('Buyer', page([freeSampleSummary]), page([{ ...freeSampleSummary, status: 'inTransit' }]))
    await screen.findByText('Waiting for the seller')
    happen('order.changed')
    expect(await screen.findByText('On the way')).toBeDefined()
  })

  it('may not be there yet', async () => {
    show('Buyer', page([]))
    expect(await screen.findByText('You have not asked for a sample yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Browse products' })).toBeDefined()
  })

  it('may not match what is searched for, and there is a way back to all', async () => {
    show('Buyer', page([freeSampleSummary]), page([]), page([freeSampleSummary]))
    await screen.findByRole('link', { name: 'Acetone' })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your samples' }), 'xyz{Enter}')
    expect(await screen.findByText('No samples match')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all samples' }))
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
  })

  it('are refused with the server’s reason', async () => {
    show('Buyer', failWith(rejected(422)))
    expect(within(await screen.findByRole('alert')).getByText('The server says no')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show('Buyer', failWith(unreachable), page([freeSampleSummary]))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Acetone' })).toBeDefined()
  })
})

describe('the samples that a seller was asked for', () => {
  it('say for whom they are, and that an answer is awaited', async () => {
    show('Seller', page([freeSampleSummary]))
    for (const text of ['Sample requests', 'New, please answer', 'For Haddad Coatings']) {
      expect(await screen.findByText(text)).toBeDefined()
    }
  })

  it('can be narrowed to those that are to be prepared', async () => {
    show('Seller', page([freeSampleSummary]))
    const group = await screen.findByRole('button', { name: 'To prepare' })
    await userEvent.click(group)
    expect(group.getAttribute('aria-pressed')).toBe('true')
  })

  it('may not be there yet', async () => {
    show('Seller', page([]))
    expect(await screen.findByText('Nobody has asked for a sample yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'My products' })).toBeDefined()
  })
})

it('asks for samples alone, whatever they are narrowed to', async () => {
  const asked: unknown[] = []
  const reading = fromPromise<unknown, { asked: unknown }>(({ input }) => {
    asked.push(input.asked)
    return Promise.resolve(page([freeSampleSummary])())
  })
  renderScreen(<MySampleRequestScreen />, {
    // What it answers is a page of the list, as in the other tests.
    machines: [live.provide({ actors: { reading: reading as never } })],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'To pay' }))
  expect(asked).toEqual([
    { query: { kind: 'sample' }, page: 1, pageSize: 12 },
    { query: { kind: 'sample', statuses: ['invoiced', 'paymentReview'] }, page: 1, pageSize: 12 },
  ])
})
