import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
