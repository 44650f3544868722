import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { buyPlanAddress } from '#src/lib/paths.ts'
import { planBuyingMachine } from '#src/machines/plan/plan-buying.machine.ts'
import { plansMachine } from '#src/machines/plan/plans.machine.ts'
import { sampleCard } from '#tests/support/account-fixtures.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { planPaymentBegun } from '#tests/support/event-fixtures/plan-buying.ts'
import { currentTrader, freePlan, producerPlan, traderPlan } from '#tests/support/money-fixtures.ts'
import { sampleOffer } from '#tests/support/order-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { UpgradePlanScreen } from './upgrade-plan-screen.tsx'

const choice = (...plans: object[]) => ({ plans, current: currentTrader })
const compare = (...reading: Answers) => renderScreen(<UpgradePlanScreen />, { machines: [answered(plansMachine, { reading })] })
const buy = (actors: Record<string, Answers>) =>
  renderScreen(<UpgradePlanScreen />, {
    address: buyPlanAddress(producerPlan._id),
    machines: [answered(planBuyingMachine, actors)],
  })
const offered = (plan: object, cards: object[] = []) => [() => ({ subject: { plan, offer: { ...sampleOffer, cards } } })]
const toPlan = { type: 'navigate', to: '/my-subscription-plan', replace: true }

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the plans', () => {
  it('are on their way', () => {
    compare(never)
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('are compared, the present one marked, each with what it costs today', async () => {
    compare(() => choice(freePlan, traderPlan, producerPlan))
    const rows = within(await screen.findByRole('table', { name: 'Plans compared' })).getAllByRole('row')
    const [, starter, trader, producer] = rows.map((row) => row.textContent?.replaceAll('\u00A0', ' '))
    expect(starter).toMatch(/^Starter.*Free.*10.*5.*0.*–/)
    expect(trader).toMatch(/^TraderYour plan.*USD 49\.00.*100.*50.*3.*USD 49\.00.*Prolong$/)
    expect(producer).toMatch(/^Producer.*USD 149\.00.*unlimited.*unlimited.*20.*USD 124\.50.*Change to it$/)
    expect(screen.getByRole('link', { name: 'Change to it: Producer' }).getAttribute('href')).toBe(
      buyPlanAddress(producerPlan._id),
    )
  })

  it('say when one cannot be bought yet', async () => {
    const { offer: _offer, ...later } = producerPlan
    compare(() => choice(traderPlan, later))
    expect(await screen.findByText('When your present plan has run out')).toBeDefined()
  })

  it('may be none', async () => {
    compare(() => choice())
    expect(await screen.findByText('No plans on offer')).toBeDefined()
  })

  it('are refused with the server’s reason', async () => {
    compare(failWith(rejected(403, 'This account is suspended.')))
    expect(await screen.findByText('This account is suspended.')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    compare(failWith(unreachable), () => choice(traderPlan))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Plans compared' })).toBeDefined()
  })
})

describe('buying a plan', () => {
  const succeeded = () => ({ payment: { ...planPaymentBegun, status: 'succeeded' }, message: '' })
  const begun = () => ({ payment: planPaymentBegun, message: '' })

  it('charges the card that is kept what is due today', async () => {
    const { emitted } = buy({ reading: offered(producerPlan, [sampleCard]), starting: [begun], confirming: [succeeded] })
    await userEvent.click(await screen.findByRole('button', { name: /^Pay\sUSD\s124\.50$/ }))
    await expect.poll(() => emitted.at(-1)).toEqual(toPlan)
  })

  it('says that a wallet of another currency cannot pay it, and takes a transfer', async () => {
    const inReview = () => ({ payment: { ...planPaymentBegun, status: 'review' }, message: '' })
    const { emitted } = buy({ reading: offered(producerPlan), starting: [begun], confirming: [inReview] })
    expect(
      await screen.findByText(
        'The wallet holds SAR 200.00, and this payment is in USD, so the wallet cannot pay it.',
        plainSpaces,
      ),
    ).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: /^Bank transfer/ }))
    await userEvent.click(screen.getByRole('button', { name: 'I have made the transfer' }))
    await expect.poll(() => emitted.at(-1)).toEqual(toPlan)
  })

  it('asks for no payment when the rest of the present plan covers it', async () => {
    const covered = { ...producerPlan, offer: { change: 'replace', due: { amount: 0, currency: 'USD' } } }
    const { emitted } = buy({ reading: offered(covered), starting: [() => ({ payment: null, message: '' })] })
    await userEvent.click(await screen.findByRole('button', { name: 'Begin the plan, nothing to pay' }))
    await expect.poll(() => emitted.at(-1)).toEqual(toPlan)
  })

  it('is not possible for a plan that cannot be bought now', async () => {
    buy({ reading: offered(freePlan) })
    expect(await screen.findByText('This plan cannot be bought now')).toBeDefined()
    expect(screen.getByRole('link', { name: 'All plans' }).getAttribute('href')).toBe('/upgrade-plan')
  })

  it('can be tried again when nobody answers', async () => {
    buy({ reading: [failWith(unreachable), ...offered(producerPlan)] })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Producer')).toBeDefined()
  })
})

describe('the renewal of a plan that is bought', () => {
  const replaced = { ...producerPlan, offer: { change: 'replace', due: { amount: 12_450, currency: 'USD' } } }
  const succeeded = () => ({ payment: { ...planPaymentBegun, status: 'succeeded' as const }, message: '' })
  function buyWith(plan: object, cards: object[]) {
    const started: unknown[] = []
    const paid: unknown[] = []
    const machine = answered(planBuyingMachine, { reading: offered(plan, cards) }).provide({
      actors: {
        starting: fromPromise(async ({ input }) => {
          started.push(input.renewal)
          return { payment: planPaymentBegun, message: '' }
        }),
        confirming: fromPromise(async ({ input }) => {
          paid.push(input.instrument)
          return succeeded()
        }),
      },
    })
    const rendered = renderScreen(<UpgradePlanScreen />, { address: buyPlanAddress(producerPlan._id), machines: [machine] })
    return { ...rendered, started, paid }
  }
  const pay = async () => userEvent.click(await screen.findByRole('button', { name: /^Pay\sUSD/ }))

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  it('is off unless it is chosen', async () => {
    const { started, emitted } = buyWith(replaced, [sampleCard])
    expect(await screen.findByRole('radio', { name: /^Do not renew/ })).toHaveProperty('checked', true)
    await pay()
    await expect.poll(() => emitted.at(-1)).toEqual(toPlan)
    expect(started).toEqual([undefined])
  })

  it('names the price and the day of the next charge, and is by a saved card or the wallet', async () => {
    const { started, emitted } = buyWith(replaced, [sampleCard])
    const group = within(await screen.findByRole('radiogroup', { name: 'Renew it automatically?' }))
    expect(group.getByText(/^USD\s149\.00 on 21 Dec 2026, and then each month\. Your wallet holds/)).toBeDefined()
    await userEvent.click(group.getByRole('radio', { name: /4242/ }))
    await pay()
    await expect.poll(() => emitted.at(-1)).toEqual(toPlan)
    expect(started).toEqual([{ method: 'card', savedCardId: sampleCard._id }])
  })

  it('can be by the card that is entered, which is kept then', async () => {
    const { started, paid, emitted } = buyWith(replaced, [])
    await userEvent.click(await screen.findByRole('radio', { name: /^The card that I pay with/ }))
    await userEvent.type(screen.getByRole('textbox', { name: /^Card number/ }), '4242424242424242')
    await userEvent.type(screen.getByRole('textbox', { name: /^Valid until/ }), '1234')
    await userEvent.type(screen.getByRole('textbox', { name: /^Security code/ }), '123')
    await userEvent.type(screen.getByRole('textbox', { name: /^Name on/ }), 'A Buyer')
    await pay()
    await expect.poll(() => emitted.at(-1)).toEqual(toPlan)
    expect([started, paid]).toMatchObject([[{ method: 'card' }], [{ saveCard: true }]])
  })

  it('is not asked about where a plan is prolonged, which keeps what was chosen', async () => {
    buyWith(traderPlan, [sampleCard])
    expect(await screen.findByRole('button', { name: /^Pay\sUSD/ })).toBeDefined()
    expect(screen.queryByRole('radiogroup', { name: 'Renew it automatically?' })).toBe(null)
  })
})
