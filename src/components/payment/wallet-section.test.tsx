import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { components } from '#src/generated/schema.ts'
import { renewedTrader, traderInGrace, traderPlan } from '#tests/support/money-fixtures.ts'
import { plainSpaces, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { WalletSection } from './wallet-section.tsx'

type Subscription = components['schemas']['Subscription']

beforeEach(() => putTexts('en'))
afterEach(cleanup)

function show(subscription: Subscription | undefined) {
  const plan = subscription && { plan: traderPlan, subscription }
  const results = { wallet: [], ...(plan && { plan }) }
  const flow = { hasTag: (tag: string) => tag === 'filled', context: { results, failure: null } }
  renderScreen(<WalletSection flow={flow} actor={{ send: () => {} }} />, {})
}

it('names what the renewal of the plan will take, and leads to the plan', () => {
  show(renewedTrader.subscription)
  expect(screen.getByText('Plan Trader')).toBeDefined()
  expect(screen.getByText('Renews on 30 Nov 2026: USD 49.00 from your wallet.', plainSpaces)).toBeDefined()
  expect(screen.getByRole('link', { name: 'My plan' }).getAttribute('href')).toBe('/my-subscription-plan')
})

it('says why the renewal failed, and until when the plan goes on', () => {
  show(traderInGrace.subscription)
  expect(screen.getByText(/^There was not enough money in your wallet\. Your plan goes on until 7 Dec 2026/)).toBeDefined()
})

it('says nothing of a plan that is not renewed', () => {
  show(undefined)
  expect(screen.queryByText('Plan Trader')).toBe(null)
})
