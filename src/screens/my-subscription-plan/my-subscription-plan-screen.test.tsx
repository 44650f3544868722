import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { type OwnPlan, ownPlanMachine, type PlanCommand } from '#src/machines/plan/own-plan.machine.ts'
import type { EntityChanged } from '#src/machines/platform/create-entity-machine.ts'
import { transactionListMachine } from '#src/machines/payment/transaction-list.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { sampleCard } from '#tests/support/account-fixtures.ts'
import { currentTrader, freePlan, planPayment, renewedTrader, traderInGrace } from '#tests/support/money-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MySubscriptionPlanScreen } from './my-subscription-plan-screen.tsx'

const entries = (...items: object[]) => ({ read: { results: { total: items.length }, items, total: items.length } })
const own = (current: object, { cards = [sampleCard], wallet = [{ amount: 10_000, currency: 'USD' }] } = {}) => ({
  entity: { current, cards, wallet },
})
function show(
  reading: Answers,
  changing: (() => Promise<EntityChanged<OwnPlan>>)[] = [],
  transactions: Answers = [() => entries(planPayment)],
) {
  const commands: PlanCommand[] = []
  const answers = [...changing]
  const machine = answered(ownPlanMachine, { reading }).provide({
    actors: {
      changing: fromPromise(async ({ input }) => {
        commands.push(input.change.command)
        const answer = answers.shift()
        if (answer === undefined) throw new Error('Nothing more was to be sent')
        return answer()
      }),
    },
  })
  const rendered = renderScreen(<MySubscriptionPlanScreen />, {
    machines: [machine, answered(transactionListMachine, { reading: transactions })],
  })
  return { ...rendered, commands }
}
const changed = async () => ({ message: '' })
const { subscription, ...unpaid } = currentTrader
const ended = { ...unpaid, subscription: { ...subscription, status: 'cancelled' } }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(async () => {
  sessionStore.set({ accountType: 'Seller' })
  await putTexts('en')
})
afterEach(cleanup)

describe('the own plan', () => {
  it('is on its way', () => {
    show([never])
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('tells what it allows, what of that is used, and until when it runs', async () => {
    show([() => own(currentTrader)])
    expect(await screen.findByText('USD 49.00 a month', plainSpaces)).toBeDefined()
    expect(screen.getByText('Paid until 30 Nov 2026. You can prolong it before.')).toBeDefined()
    expect(screen.getByRole('progressbar', { name: 'Products on offer' })).toHaveProperty('value', 0.42)
    expect(screen.getByRole('progressbar', { name: 'Bids this month' })).toHaveProperty('value', 1)
    expect(screen.getByText('2 of unlimited')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/upgrade-plan')
  })

  it('may be the free one, which cannot be cancelled', async () => {
    show([() => own({ plan: freePlan, allowances: currentTrader.allowances })])
    expect(await screen.findByRole('heading', { name: 'Starter' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Cancel the plan' })).toBe(null)
  })

  it('is cancelled after asking, and runs to its end', async () => {
    const { emitted, commands } = show([() => own(currentTrader), () => own(ended)], [changed])
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the plan' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Cancel your plan?' }))
    expect(dialog.getByText('It still runs until 30 Nov 2026. Nothing is paid back.')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the plan' }))
    expect(await screen.findByText('Runs out on 30 Nov 2026 and is not prolonged.')).toBeDefined()
    expect([emitted.length, screen.queryByRole('alertdialog'), commands]).toEqual([1, null, [{ type: 'cancel' }]])
  })

  it('lists what was paid for plans', async () => {
    show([() => own(currentTrader)])
    const [, row] = within(await screen.findByRole('table', { name: 'Payments for plans' })).getAllByRole('row')
    expect(row?.textContent?.replaceAll('\u00A0', ' ')).toMatch(/^Plan paid.*trader.*Card.*− USD 49\.00$/)
  })

  it('says so while nothing was paid', async () => {
    show([() => own(currentTrader)], [], [() => entries()])
    expect(await screen.findByText('Nothing has been paid for plans yet.')).toBeDefined()
  })

  it('leads a buyer to the side where the payments are', async () => {
    sessionStore.set({ accountType: 'Buyer' })
    show([() => own(currentTrader)])
    expect(await screen.findByText('Switch to the seller side to see what was paid for plans.')).toBeDefined()
  })

  it('is refused with the server’s reason', async () => {
    show([failWith(rejected(403, 'This account is suspended.'))])
    expect(await screen.findByText('This account is suspended.')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show([failWith(unreachable), () => own(currentTrader)])
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Trader' })).toBeDefined()
  })
})

const plain = (pattern: string) => screen.findByText(pattern, plainSpaces)

describe('the renewal of the own plan', () => {
  it('is off unless it is chosen, with the price and the day of the next charge', async () => {
    const { commands } = show([() => own(currentTrader), () => own(renewedTrader)], [changed])
    expect(await screen.findByText('Not renewed automatically. The plan ends on 30 Nov 2026.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Turn off renewal' })).toBe(null)
    await press('Renew automatically')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Renew your plan automatically?' }))
    expect(
      dialog.getByText(
        'USD 49.00 is charged each month, for the first time on 30 Nov 2026. You can turn it off at any time before a charge; the plan then runs to the end of what is paid.',
        plainSpaces,
      ),
    ).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Turn on renewal' })).toHaveProperty('disabled', true)
    await userEvent.click(dialog.getByRole('radio', { name: /^Wallet.*It holds USD\s100\.00 now/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on renewal' }))
    expect(await plain('Renews on 30 Nov 2026: USD 49.00 from your wallet.')).toBeDefined()
    expect(commands).toEqual([{ type: 'renew', renewal: { method: 'wallet' } }])
  })

  it('can be by a saved card, and not by one that has expired', async () => {
    const { commands } = show(
      [() => own(currentTrader, { cards: [sampleCard, { ...sampleCard, _id: 'old', lastFour: '0069', expired: true }] })],
      [changed],
    )
    await press('Renew automatically')
    expect(screen.getByRole('radio', { name: /0069/ })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('radio', { name: /4242/ }))
    await press('Turn on renewal')
    expect(commands).toEqual([{ type: 'renew', renewal: { method: 'card', savedCardId: sampleCard._id } }])
  })

  it('leads to the page where a card is saved, while there is none', async () => {
    show([() => own(currentTrader, { cards: [] })])
    await press('Renew automatically')
    expect(screen.getByRole('link', { name: 'Save a card' }).getAttribute('href')).toBe('/card')
  })

  it('is turned off by one press, and says until when the plan runs', async () => {
    const { commands } = show([() => own(renewedTrader), () => own(currentTrader)], [changed])
    await press('Turn off renewal')
    expect(await screen.findByText('Not renewed automatically. The plan ends on 30 Nov 2026.')).toBeDefined()
    expect(commands).toEqual([{ type: 'stopRenewal' }])
  })

  it('stays asked about, with the reason, when the server refuses the card', async () => {
    const refusal = { ...rejected(422), fields: { 'renewal.savedCardId': 'This card has expired.' } }
    show([() => own(currentTrader)], [failWith(refusal)])
    await press('Renew automatically')
    await userEvent.click(screen.getByRole('radio', { name: /4242/ }))
    await press('Turn on renewal')
    expect(await screen.findByText('This card has expired.')).toBeDefined()
  })

  it.each([
    ['walletShort', /^Your wallet does not hold enough for it yet/],
    ['cardRemoved', /^The card is no longer saved/],
    ['expiredCard', /^The card will have expired by then/],
  ] as const)('warns of %s', async (obstacle, warning) => {
    const renewal = { ...renewedTrader.subscription?.renewal, obstacle }
    show([() => own({ ...renewedTrader, subscription: { ...renewedTrader.subscription, renewal } })])
    expect(await screen.findByText(warning)).toBeDefined()
  })

  it('says that the plan is withdrawn from sale, and offers none', async () => {
    const renewal = { ...renewedTrader.subscription?.renewal, obstacle: 'planWithdrawn' }
    show([() => own({ ...renewedTrader, subscription: { ...renewedTrader.subscription, renewal } })])
    expect(await screen.findByText(/no longer on sale.*It ends on 30 Nov 2026/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Change means of payment' })).toBe(null)
  })

  it('that failed says why, until when the plan goes on and when it is tried again, and leads to paying by hand', async () => {
    const { commands } = show([() => own(traderInGrace)], [changed])
    expect(await screen.findByText('The renewal failed')).toBeDefined()
    expect(
      screen.getByText(
        'There was not enough money in your wallet. Your plan goes on until 7 Dec 2026, and ends then unless it is paid.',
      ),
    ).toBeDefined()
    expect(await plain('We try again on 3 Dec 2026: USD 49.00.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Pay by hand' }).getAttribute('href')).toBe(
      `/upgrade-plan?plan=${traderInGrace.plan?._id}`,
    )
    await press('Change means of payment')
    expect(screen.getByText(/^USD\s49\.00 is charged now/)).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: /4242/ }))
    await press('Pay and renew')
    expect(commands).toEqual([{ type: 'renew', renewal: { method: 'card', savedCardId: sampleCard._id } }])
  })

  it('that failed for the last time, was turned off or is being tried says so', async () => {
    const { renewal, ...rest } = traderInGrace.subscription ?? {}
    const grace = (more: object) => [() => own({ ...traderInGrace, subscription: { ...rest, ...more } })]
    show(grace({ renewal: { method: 'wallet', amount: renewal?.amount, failure: 'walletShort' } }))
    expect(await screen.findByText('We do not try again.')).toBeDefined()
    cleanup()
    show(grace({}))
    expect(await screen.findByText(/^Not tried any more/)).toBeDefined()
    cleanup()
    show(grace({ renewal: { method: 'wallet', amount: renewal?.amount, at: '2026-12-01T08:00:00.000Z' } }))
    expect(await plain('The payment of USD 49.00 is being tried now.')).toBeDefined()
  })

  it('asks before a plan is cancelled in the grace, which ends it at once', async () => {
    show([() => own(traderInGrace)])
    await press('Cancel the plan')
    expect(screen.getByText(/the plan ends at once/)).toBeDefined()
  })
})
