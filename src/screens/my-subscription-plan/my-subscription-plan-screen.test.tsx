import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { currentPlanMachine } from '#src/machines/plan/current-plan.machine.ts'
import { planCancellationMachine } from '#src/machines/plan/plan-cancellation.machine.ts'
import { transactionListMachine } from '#src/machines/payment/transaction-list.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { currentTrader, freePlan, planPayment } from '#tests/support/money-fixtures.ts'
import { type Answers, answered, never, plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { MySubscriptionPlanScreen } from './my-subscription-plan-screen.tsx'

const entries = (...items: object[]) => ({ read: { results: { total: items.length }, items, total: items.length } })
function show(reading: Answers, sending: Answers = [never], transactions: Answers = [() => entries(planPayment)]) {
  return renderScreen(<MySubscriptionPlanScreen />, {
    machines: [
      answered(currentPlanMachine, { reading }),
      answered(planCancellationMachine, { sending }),
      answered(transactionListMachine, { reading: transactions }),
    ],
  })
}
const { subscription, ...unpaid } = currentTrader
const ended = { ...unpaid, subscription: { ...subscription, status: 'cancelled' } }

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
    show([() => currentTrader])
    expect(await screen.findByText('USD 49.00 a month', plainSpaces)).toBeDefined()
    expect(screen.getByText('Paid until 30 Nov 2026. You can prolong it before.')).toBeDefined()
    expect(screen.getByRole('progressbar', { name: 'Products on offer' })).toHaveProperty('value', 0.42)
    expect(screen.getByRole('progressbar', { name: 'Bids this month' })).toHaveProperty('value', 1)
    expect(screen.getByText('2 of unlimited')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/upgrade-plan')
  })

  it('may be the free one, which cannot be cancelled', async () => {
    show([() => ({ plan: freePlan, allowances: currentTrader.allowances })])
    expect(await screen.findByRole('heading', { name: 'Starter' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Cancel the plan' })).toBe(null)
  })

  it('is cancelled after asking, and runs to its end', async () => {
    const { emitted } = show([() => currentTrader], [() => ({ answer: { results: { current: ended }, message: '' } })])
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the plan' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Cancel your plan?' }))
    expect(dialog.getByText('It still runs until 30 Nov 2026. Nothing is paid back.')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the plan' }))
    expect(await screen.findByText('Runs out on 30 Nov 2026 and is not prolonged.')).toBeDefined()
    expect([emitted.length, screen.queryByRole('alertdialog')]).toEqual([1, null])
  })

  it('lists what was paid for plans', async () => {
    show([() => currentTrader])
    const [, row] = within(await screen.findByRole('table', { name: 'Payments for plans' })).getAllByRole('row')
    expect(row?.textContent?.replaceAll('\u00A0', ' ')).toMatch(/^Plan paid.*trader.*Card.*− USD 49\.00$/)
  })

  it('says so while nothing was paid', async () => {
    show([() => currentTrader], [never], [() => entries()])
    expect(await screen.findByText('Nothing has been paid for plans yet.')).toBeDefined()
  })

  it('leads a buyer to the side where the payments are', async () => {
    sessionStore.set({ accountType: 'Buyer' })
    show([() => currentTrader])
    expect(await screen.findByText('Switch to the seller side to see what was paid for plans.')).toBeDefined()
  })

  it('is refused with the server’s reason', async () => {
    show([failWith(rejected(403, 'This account is suspended.'))])
    expect(await screen.findByText('This account is suspended.')).toBeDefined()
  })

  it('can be asked for again when nobody answers', async () => {
    show([failWith(unreachable), () => currentTrader])
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Trader' })).toBeDefined()
  })
})
