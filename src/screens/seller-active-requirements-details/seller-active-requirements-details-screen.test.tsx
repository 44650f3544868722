import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { bidAllowanceMachine } from '#src/machines/plan/bid-allowance.machine.ts'
import { biddingMachine } from '#src/machines/requirement/bidding.machine.ts'
import { listingListMachine } from '#src/machines/listing/listing-list.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { openRequirement, sampleBid } from '#tests/support/requirement-fixtures.ts'
import { putTexts } from '#tests/support/texts.ts'
import { SellerActiveRequirementsDetailsScreen } from './seller-active-requirements-details-screen.tsx'

const quiet = biddingMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
const quietAllowance = bidAllowanceMachine.provide({ actors: { liveChanges: fromCallback(() => undefined) } })
const shown = (requirement: typeof openRequirement) => () => ({ entity: requirement })
const found =
  (...products: readonly object[]) =>
  () => ({
    read: { results: { products, total: products.length }, items: products, total: products.length },
  })
const bidsLeft = (used: number) => () => ({ allowances: [{ kind: 'bids', allowed: 5, used }] })

function show(
  reading: Answers,
  { changing = [never], used = 2, listings = found() }: { changing?: Answers; used?: number; listings?: () => unknown } = {},
) {
  const sent: Record<string, unknown>[] = []
  let call = 0
  const machine = answered(quiet, { reading }).provide({
    actors: {
      changing: fromPromise(async ({ input }) => {
        const { command } = input.change
        if (command.type === 'bid') sent.push(command.offer)
        // What the test answers is what the actor would.
        return (await changing[Math.min(call++, changing.length - 1)]?.()) as { message: string }
      }),
    },
  })
  const view = renderScreen(<SellerActiveRequirementsDetailsScreen />, {
    chosen: { requirement: openRequirement._id },
    machines: [
      machine,
      answered(quietAllowance, { reading: [bidsLeft(used)] }),
      answered(listingListMachine, { reading: [listings] }),
    ],
  })
  return { ...view, sent }
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })

async function fillIn() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Price of the goods in USD' }), '٨٥٠')
  await userEvent.type(field('Carriage in USD, for all'), '200')
  await userEvent.type(field('Lead time in days'), '১৪')
}

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the page on which a seller bids', () => {
  it('names the last day of an own bid, not the moment after it', async () => {
    // The end of that day here.
    const validUntil = new Date(2026, 11, 20).toISOString()
    show([shown({ ...openRequirement, myBid: { ...sampleBid, validUntil } })])
    expect((await screen.findByText('Valid until', { selector: 'dt' })).nextSibling?.textContent).toBe('19 Dec 2026')
  })

  it('is on its way', () => {
    show([never])
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('asks to choose a requirement when none is', () => {
    renderScreen(<SellerActiveRequirementsDetailsScreen />)
    expect(screen.getByText('No requirement chosen')).toBeDefined()
  })

  it('is refused with the server’s reason', async () => {
    show([failWith(rejected(404))])
    expect(within(await screen.findByRole('alert')).getByText('The server says no')).toBeDefined()
  })

  it('offers the own listing of the substance that has as much, and says what goes along from one', async () => {
    const listing = { name_en: 'Toluene, nitration grade', status: 'active', casNumber: openRequirement.casNumber }
    const little = { ...listing, _id: 'little', stock: { value: 1, unit: 't' } }
    const much = { ...listing, _id: 'much', stock: { value: 2500, unit: 'kg' } }
    show([shown(openRequirement)], { listings: found(little, much) })
    const choice = await screen.findByRole('combobox', { name: 'What you offer' })
    expect(choice).toHaveProperty('value', 'much')
    await userEvent.selectOptions(choice, 'Not from my listings')
    expect(screen.getByText(/^You list this substance\./)).toBeDefined()
  })

  it('does not say that a listing is of a substance which was asked for by words alone', async () => {
    const { casNumber: _, ...unnumbered } = openRequirement
    const listing = { _id: 'much', name_en: 'Toluene', status: 'active', stock: { value: 2500, unit: 'kg' } }
    show([shown(unnumbered)], { listings: found(listing) })
    expect(await screen.findByRole('combobox', { name: 'What you offer' })).toHaveProperty('value', '')
    expect(screen.queryByText(/^You list this substance\./)).toBeNull()
  })

  it('can be asked for again when nobody answers', async () => {
    show([failWith(unreachable), shown(openRequirement)])
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: openRequirement.title })).toBeDefined()
  })

  it('tells what is needed, who wants it but not their name, and how many bids the plan has left', async () => {
    show([shown(openRequirement)])
    expect(await screen.findByText(/^3 bids left in your plan/)).toBeDefined()
    for (const text of ['108-88-3', 'Company, Bangladesh', 'USD 850.00 / t', 'USD 2,100.00', 'In drums or ISO tank.']) {
      expect(screen.getByText(text, plainSpaces)).toBeDefined()
    }
  })

  it('sums up what is typed, in whatever digits, warns above the budget, and sends the bid', async () => {
    const { sent, emitted } = show([shown(openRequirement)], { changing: [() => ({ message: 'Bid made.' })] })
    await fillIn()
    expect(screen.getByText('USD 1,900.00', plainSpaces)).toBeDefined()
    await userEvent.clear(field('Carriage in USD, for all'))
    await userEvent.type(field('Carriage in USD, for all'), '500')
    expect(screen.getByText(/above the buyer’s budget of USD 2,100.00/, plainSpaces)).toBeDefined()
    await userEvent.clear(field('Carriage in USD, for all'))
    await userEvent.type(field('Carriage in USD, for all'), '0')
    await userEvent.click(screen.getByRole('button', { name: 'Submit bid' }))
    await expect.poll(() => emitted.at(-1)).toEqual({ type: 'toast', tone: 'success', text: { message: 'Bid made.' } })
    const usd = (amount: number) => ({ amount, currency: 'USD' })
    const [{ validUntil, ...offer } = {}] = sent
    expect(offer).toEqual({
      quantity: { value: 2, unit: 't' },
      priceUnit: 't',
      unitPrice: usd(85_000),
      shipping: usd(0),
      leadTimeDays: 14,
      incoterm: 'DAP',
    })
    expect(String(validUntil) >= openRequirement.deadline).toBe(true)
  })

  it('says on the fields what is missing or wrong', async () => {
    const { sent } = show([shown(openRequirement)])
    const until = await screen.findByLabelText(/Last day on which it is valid/)
    fireEvent.change(until, { target: { value: '2020-01-01' } })
    await userEvent.click(screen.getByRole('button', { name: 'Submit bid' }))
    expect(
      await screen.findByRole('textbox', { name: 'Price of the goods in USD', description: 'Please fill this in.' }),
    ).toBeDefined()
    expect(screen.getByText('Choose a day on or after the deadline.')).toBeDefined()
    expect(sent).toEqual([])
  })

  it('puts the server’s words on the price', async () => {
    show([shown(openRequirement)], { changing: [failWith(rejected(422, 'Check', { unitPrice: 'Above the budget' }))] })
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Submit bid' }))
    expect(await screen.findByRole('textbox', { name: /Price of the goods/, description: 'Above the budget' })).toBeDefined()
  })

  it('can be asked for again when it could not be read after a bid came too late', async () => {
    show([shown(openRequirement), failWith(unreachable), shown({ ...openRequirement, openForBids: false })], {
      changing: [failWith(rejected(409, 'Bids are not taken any more.'))],
    })
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Submit bid' }))
    expect(await screen.findByText('The newest state could not be read.')).toBeDefined()
    expect(screen.getByText('Bids are not taken any more.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => screen.queryByText('The newest state could not be read.')).toBeNull()
  })

  it('offers to send again what nobody answered, and lets nothing be changed before', async () => {
    const { sent } = show([shown(openRequirement)], { changing: [failWith(unreachable), () => ({ message: '' })] })
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Submit bid' }))
    const again = await screen.findByRole('button', { name: 'Send again' })
    expect(field('Lead time in days').matches(':disabled')).toBe(true)
    await userEvent.click(again)
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toEqual(sent[0])
  })

  it('shows the own bid with what it comes to, and offers to edit or withdraw it', async () => {
    const bidding = { ...openRequirement, myBid: sampleBid }
    show([shown(bidding), shown(openRequirement)], { changing: [() => ({ message: 'Withdrawn.' })] })
    const own = within(await screen.findByRole('region', { name: 'Your bid' }))
    for (const text of ['Your bid stands', 'USD 2,000.00', '14 days']) expect(own.getByText(text, plainSpaces)).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Save the changed bid' })).toBeDefined()
    expect(field('Price of the goods in USD')).toHaveProperty('value', '900.00')
    await userEvent.click(own.getByRole('button', { name: 'Withdraw' }))
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the bid' }))
    expect(await screen.findByRole('button', { name: 'Submit bid' })).toBeDefined()
  })

  it('leads to the plans when the month’s bids are used up', async () => {
    show([shown(openRequirement)], { used: 5 })
    expect((await screen.findByRole('link', { name: 'Choose a plan' })).getAttribute('href')).toBe('/upgrade-plan')
  })

  it('has no form for an own requirement', async () => {
    show([shown({ ...openRequirement, own: true })])
    expect(await screen.findByText('This is your own requirement')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Submit bid' })).toBeNull()
  })

  it('stands to the same day by its heading and by its facts, while the buyer decides', async () => {
    const myBid = { ...sampleBid, validUntil: new Date(2027, 0, 20).toISOString() }
    show([shown({ ...openRequirement, openForBids: false, myBid })])
    expect(await screen.findByText(/stands until 19 Jan 2027\./)).toBeDefined()
    expect(screen.getByText('19 Jan 2027')).toBeDefined()
  })

  it('stands to an hour where the day of its end is not over here', async () => {
    // Midnight of somebody three hours to the west.
    const myBid = { ...sampleBid, validUntil: new Date(2027, 0, 20, 3).toISOString() }
    show([shown({ ...openRequirement, openForBids: false, myBid })])
    expect(await screen.findByText(/stands until 20 Jan 2027, 03:00 \S+\./)).toBeDefined()
    expect(screen.getByText(/^20 Jan 2027, 03:00 \S+$/)).toBeDefined()
  })

  it('has no form once bids are not taken any more, and leads to the order of a bid that won', async () => {
    const myBid = { ...sampleBid, status: 'accepted' as const, orderId: sampleBid._id }
    show([shown({ ...openRequirement, status: 'awarded', openForBids: false, myBid })])
    expect((await screen.findByRole('link', { name: 'Go to the order' })).getAttribute('href')).toBe(
      `/my-order-details?order=${sampleBid._id}`,
    )
    expect(screen.queryByRole('button', { name: 'Save the changed bid' })).toBeNull()
  })
})
