import { can } from './life-cycle.ts'
import { quoteMachine } from './quote.machine.ts'

type QuoteStatus = Parameters<typeof can<typeof quoteMachine>>[1]

/** Whose answer a quote waits for: the buyer's where an offer can be accepted, else the seller's while one can be made. */
export function awaitedSide(status: QuoteStatus): 'buyer' | 'seller' | undefined {
  if (can(quoteMachine, status, { type: 'quote.accept', by: 'buyer' })) return 'buyer'
  return can(quoteMachine, status, { type: 'quote.offer', by: 'seller' }) ? 'seller' : undefined
}
