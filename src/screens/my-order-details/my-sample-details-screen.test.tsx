import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromCallback } from 'xstate'
import { payTypeAddress } from '#src/lib/paths.ts'
import { orderDetailsMachine } from '#src/machines/order/order-details.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { freeSampleAt, sampleTotals } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MyOrderDetailsScreen, MySampleDetailsScreen } from './my-order-details-screen.tsx'

type Sample = ReturnType<typeof freeSampleAt>

const quiet = orderDetailsMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
const shown = (entity: Sample) => () => ({ entity })
const asked = freeSampleAt()
const accepted = freeSampleAt({ at: '2026-11-21T09:00:00.000Z', status: 'accepted', by: 'seller' })
const delivered = freeSampleAt(
  { at: '2026-11-21T09:00:00.000Z', status: 'accepted', by: 'seller' },
  { at: '2026-11-24T09:00:00.000Z', status: 'delivered', by: 'carrier' },
)
const dear = (sample: Sample): Sample => ({
  ...sample,
  totals: { ...sample.totals, subtotal: { amount: 7500, currency: 'SAR' }, total: { amount: 8625, currency: 'SAR' } },
})

function show(side: 'buyer' | 'seller', actors: Record<string, Answers>, acting = side) {
  sessionStore.set({ userId: asked[side]._id, accountType: acting === 'buyer' ? 'Buyer' : 'Seller' })
  return renderScreen(<MySampleDetailsScreen />, { chosen: { sample: asked._id }, machines: [answered(quiet, actors)] })
}

const plain = (text: string | null | undefined) => plainSpaces.normalizer(text ?? '')

const actionsShown = async () =>
  within(await screen.findByRole('region', { name: 'What you can do' }))
    .queryAllByRole('button')
    .map((button) => button.textContent)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00.000Z') })
  await putTexts('en')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  sessionStore.set({ userId: null, accountType: 'Buyer' })
})

describe('the page of a sample', () => {
  it('is on its way', () => {
    show('buyer', { reading: [never] })
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('asks to choose a sample when none is', () => {
    renderScreen(<MySampleDetailsScreen />, { machines: [quiet] })
    expect(screen.getByText('No sample chosen')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the samples' }).getAttribute('href')).toBe('/my-sample-request')
  })

  it('is refused with the server’s reason, and there is a way on', async () => {
    show('buyer', { reading: [failWith(rejected(404))] })
    expect(within(await screen.findByRole('alert')).getByText('The server says no')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the samples' })).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show('buyer', { reading: [failWith(unreachable), shown(asked)] })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sample KO-26-0000042' })).toBeDefined()
  })

  it('tells what it is for, how much may follow, that it is free, and the steps without a payment', async () => {
    show('buyer', { reading: [shown(asked)] })
    const items = within(await screen.findByRole('region', { name: 'Sample' }))
    for (const text of ['500 g', 'Trial batch of a coating', '12 t', 'DAP, Incoterms® 2020']) {
      expect(items.getByText(text, plainSpaces)).toBeDefined()
    }
    expect(items.queryByText('Unit price')).toBeNull()
    const amounts = within(screen.getByRole('region', { name: 'Amounts' }))
    expect(amounts.getAllByRole('term').map((term) => [term.textContent, plain(term.nextSibling?.textContent)])).toEqual([
      ['Price of the sample', 'Free'],
      ['Freight', 'Included'],
      ['Tax 15% (Saudi Arabia)', 'SAR 0.00'],
    ])
    expect(screen.getByText('No documents yet. The delivery note comes when the sample is sent.')).toBeDefined()
    const course = within(screen.getByRole('list', { name: 'Course of the order' }))
    expect(course.getAllByRole('listitem').map((step) => step.textContent?.split(',')[0])).toEqual([
      'You requested the sample',
      'Acceptance by the seller',
      'Preparation of the goods',
      'Dispatch',
      'Delivery',
      'Confirmation of receipt',
    ])
  })

  it.each([
    ['buyer', asked, ['Cancel request']],
    ['buyer', accepted, ['Cancel request']],
    ['buyer', delivered, ['Confirm receipt', 'Open a dispute', 'I have not received it']],
    ['seller', asked, ['Accept request', 'Decline request']],
    ['seller', accepted, ['Start processing', 'Cancel request']],
    ['seller', dear(accepted), ['Issue payment invoice', 'Cancel request']],
  ] as const)('offers the %s just what the life-cycle allows', async (side, sample, actions) => {
    show(side, { reading: [shown(sample)] })
    expect(await actionsShown()).toEqual(actions)
  })

  it('leads the buyer of a sample that has a price to its payment', async () => {
    const invoiced = freeSampleAt({ at: '2026-11-21T10:00:00.000Z', status: 'invoiced', by: 'seller' })
    show('buyer', { reading: [shown(dear({ ...invoiced, totals: sampleTotals }))] })
    expect((await screen.findByRole('link', { name: /^Pay/ })).getAttribute('href')).toBe(payTypeAddress(asked._id))
  })

  it.each([
    ['seller', asked, '2026-11-21', /^Please answer by 22 Nov 2026.*48 hours after the sample was asked for\.$/],
    ['seller', asked, '2026-11-23', /^Your answer was due by 22 Nov 2026/],
    ['seller', accepted, '2026-11-23', /^Please send the sample by 28 Nov 2026.*7 days after you accepted\.$/],
    ['seller', accepted, '2026-11-29', /^The sample was due to be sent by 28 Nov 2026/],
    ['buyer', asked, '2026-11-21', /^The seller's target is to answer by 22 Nov 2026/],
    ['buyer', accepted, '2026-11-29', /^The seller's target was to send the sample by 28 Nov 2026/],
  ] as const)('shows the %s the target that stands', async (side, sample, day, text) => {
    vi.setSystemTime(new Date(`${day}T08:00:00.000Z`))
    show(side, { reading: [shown(sample)] })
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('has no target once the sample has come', async () => {
    show('seller', { reading: [shown(delivered)] })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(/due|Please send/)).toBeNull()
  })

  it('offers nothing from the side that has no part in the sample', async () => {
    show('seller', { reading: [shown(asked)] }, 'buyer')
    expect(await screen.findByText('You are the seller of this sample. Switch to the seller side to act on it.')).toBeDefined()
    expect(await actionsShown()).toEqual([])
  })

  it('asks for a reason before it declines, and keeps what was typed when the answer is lost', async () => {
    show('seller', { reading: [shown(asked)], changing: [failWith(unreachable)] })
    await userEvent.click(await screen.findByRole('button', { name: 'Decline request' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Decline this sample request?' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Why do you decline it/ }), 'None of this batch is left')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline request' }))
    expect(await dialog.findByText('The marketplace could not be reached. Please try again.')).toBeDefined()
    expect(dialog.getByDisplayValue('None of this batch is left')).toBeDefined()
  })

  it('does not speak of a payout when a free sample is confirmed', async () => {
    show('buyer', { reading: [shown(delivered)] })
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm receipt' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Has the sample arrived complete and in good condition?' }))
    expect(dialog.getByText('With your confirmation the sample request is closed.')).toBeDefined()
  })

  it('shows the state as it is now when somebody was faster', async () => {
    const cancelled = freeSampleAt({ at: '2026-11-21T09:00:00.000Z', status: 'cancelled', by: 'buyer', note: 'Wrong grade' })
    show('seller', { reading: [shown(asked), shown(cancelled)], changing: [failWith(rejected(409))] })
    await userEvent.click(await screen.findByRole('button', { name: 'Accept request' }))
    expect(await screen.findByText('The buyer cancelled the request')).toBeDefined()
    expect(within(screen.getByRole('alert')).getByText('The sample request has moved on')).toBeDefined()
    expect(screen.getByText('This sample request is closed.')).toBeDefined()
  })
})

it('looks the same where a payment or a notification leads to the page of orders', async () => {
  sessionStore.set({ userId: asked.buyer._id, accountType: 'Buyer' })
  const machines = [answered(quiet, { reading: [shown(asked)] })]
  renderScreen(<MyOrderDetailsScreen />, { chosen: { order: asked._id }, machines })
  expect(await screen.findByRole('heading', { level: 1, name: 'Sample KO-26-0000042' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Cancel request' })).toBeDefined()
})
