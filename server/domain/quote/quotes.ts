import { can, nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type QuoteEvent, type QuoteParty, quoteMachine } from '#src/machines/lifecycles/quote.machine.ts'
import { partyOf } from '#server/domain/order/orders.ts'
import { conflict, notFound, type DomainError, forbidden } from '#server/domain/platform/domain-error.ts'
import type { Caller, OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export type QuoteRow = Row<'quotes'>

/** Returns the quote for its buyer or its seller. Throws 404 for others. */
export async function findQuote({ tables }: OperationContext, caller: Caller, quoteId: string): Promise<QuoteRow> {
  const quote = await tables.find('quotes', { _id: quoteId })
  if (quote === undefined || partyOf(quote, caller) === undefined) throw notFound()
  return quote
}

const isOpen = (status: QuoteRow['status']) => quoteMachine.states[status]?.type !== 'final'

/** Returns the effective state: an open quote past its last day has expired, even before the job has run. */
export const standing = ({ status, expiresAt }: Pick<QuoteRow, 'status' | 'expiresAt'>, now: string): QuoteRow['status'] =>
  isOpen(status) && expiresAt <= now ? 'expired' : status

/** 409 with the current state and version. */
export function quoteConflict(quote: QuoteRow, now: string): DomainError {
  const state = standing(quote, now)
  const key = state === 'expired' ? 'server:conflict.quoteExpired' : 'server:conflict.changed'
  return conflict(key, { state, version: quote.version })
}

interface Move {
  /** undefined when time moves it. */
  userId?: string
  note?: string
  set?: Partial<QuoteRow>
}

/**
 * Moves a quote by one life-cycle event: throws 403 when the event is another party's, 409 when it is not possible. Changes the version
 * that was read, so of two at once one fails. Writes the timeline, and returns the current quote.
 */
export async function moveQuote(
  context: OperationContext,
  quote: QuoteRow,
  event: QuoteEvent,
  move: Move = {},
): Promise<QuoteRow> {
  const { tables, now } = context
  // Time alone moves a quote on from a day that is over.
  const from = event.type === 'quote.expire' ? quote.status : standing(quote, now)
  const status = nextState(quoteMachine, from, event)
  if (status === undefined) {
    const parties: QuoteParty[] = ['buyer', 'seller']
    throw parties.some((by) => can(quoteMachine, from, { ...event, by })) ? forbidden() : quoteConflict(quote, now)
  }
  const set = { ...move.set, status, updatedAt: now }
  const seen = { _id: quote._id, status: quote.status, version: quote.version }
  if ((await tables.update('quotes', seen, set)) === 0) {
    throw quoteConflict((await tables.find('quotes', { _id: quote._id })) ?? quote, now)
  }
  const moved = { ...quote, ...set }
  const named = moved.version !== quote.version || event.type === 'quote.accept'
  await writeQuoteStep(context, moved, {
    step: event.type === 'quote.note' ? 'noted' : status,
    by: event.by,
    userId: move.userId ?? null,
    version: named ? moved.version : null,
    note: move.note ?? null,
  })
  return moved
}

type Step = Pick<Row<'quoteEvents'>, 'step' | 'by' | 'userId' | 'version' | 'note'>

/** Adds a line to the timeline of a quote; positions count from 0. */
export async function writeQuoteStep({ tables, newId, now }: OperationContext, { _id }: QuoteRow, step: Step): Promise<void> {
  const position = await tables.count('quoteEvents', { quoteId: _id })
  await tables.insert('quoteEvents', { _id: newId(), quoteId: _id, position, ...step, at: now })
}
