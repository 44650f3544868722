import { actorDone, actorFailed, unreachable } from '#tests/support/actor-events.ts'
import { samplePayment } from '#tests/support/order-fixtures.ts'

/** The bank asks on a page of the card provider, inside of this one. */
export const askingAtBank = { ...samplePayment, status: 'processing', nextStep: 'bankPage', clientSecret: 'pi_1_secret' } as const
export const keepingAsksAtBank = {
  saving: { status: 'asked', reference: 'seti_1', nextStep: 'bankPage', clientSecret: 'seti_1_secret' },
} as const

const asked = { payment: askingAtBank, message: '' }
const succeeded = { payment: { ...samplePayment, status: 'succeeded' }, message: '' }

/** What a flow that pays meets besides, where cards are Stripe's. */
export const payingAtBank = {
  'bank.closed': { type: 'bank.closed' },
  'bank.unavailable': { type: 'bank.unavailable' },
  'starting finds the bank asking': actorDone('starting', asked),
  'confirming leads to the bank': actorDone('confirming', asked),
  'resuming leads to the bank': actorDone('resuming', asked),
  'checking finds the bank waiting': actorDone('checking', asked),
  'checking unreachable': actorFailed('checking', unreachable),
  'checking succeeded': actorDone('checking', succeeded),
} as const

/** Its states that the sandbox has no page for: tests/e2e/stripe-cards.e2e.ts is in each. */
export const payingAtBankStates = ['reopening', 'resuming', 'atBank', 'checking', 'pending', 'blocked', 'unchecked'].map(
  (state) => `payable.${state}`,
)

/** The same of a card that is kept. */
export const keepingAtBank = {
  'bank.closed': { type: 'bank.closed' },
  'bank.unavailable': { type: 'bank.unavailable' },
  'saving leads to the bank': actorDone('saving', keepingAsksAtBank),
  'checking finds the bank waiting': actorDone('checking', keepingAsksAtBank),
  'checking unreachable': actorFailed('checking', unreachable),
} as const

export const keepingAtBankStates = ['atBank', 'checking', 'pending', 'blocked', 'unchecked']
