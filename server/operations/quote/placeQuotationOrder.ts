import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { quoteMachine } from '#src/machines/lifecycles/quote.machine.ts'
import { serializeOrder } from '#server/domain/order/order-serializer.ts'
import { actingParty } from '#server/domain/order/orders.ts'
import { serializeQuote } from '#server/domain/quote/quote-serializer.ts'
import { acceptOffer } from '#server/domain/quote/quote-orders.ts'
import { requestQuote } from '#server/domain/quote/quote-requests.ts'
import { findQuote, quoteConflict, type QuoteRow, standing } from '#server/domain/quote/quotes.ts'
import { invalidFields, forbidden } from '#server/domain/platform/domain-error.ts'
import type { BodyOf, Call, Operation, ResultsOf } from '#server/operation.ts'

type QuotationCall = Call<'placeQuotationOrder'>
type Action = (call: QuotationCall) => Promise<ResultsOf<'placeQuotationOrder'>>

const actions: Record<BodyOf<'placeQuotationOrder'>['action'], Action> = {
  request: async (call) => {
    onlyWith(call.body, ['quoteId', 'version', 'without'])
    return serializeQuote(call, await requestQuote(call, call.caller, call.body), call.caller)
  },
  again: async (call) => {
    onlyWith(call.body, ['version', 'productId'])
    const old = await ownQuote(call)
    // What can still be withdrawn is open.
    if (can(quoteMachine, standing(old, call.now), { type: 'quote.withdraw', by: 'buyer' })) throw quoteConflict(old, call.now)
    return serializeQuote(call, await requestQuote(call, call.caller, call.body, old), call.caller)
  },
  order: async (call) => {
    const { action: _, quoteId: __, version, ...others } = call.body
    // Every other field names what the offer has settled.
    onlyWith(others, Object.keys(others) as (keyof typeof others)[])
    const quote = await ownQuote(call)
    const { order } = await acceptOffer(call, quote, { by: 'buyer', userId: call.caller.user._id, version })
    return serializeOrder(call, order, call.caller)
  },
}

export const placeQuotationOrder: Operation<'placeQuotationOrder'> = async (call) => {
  if (call.caller.side !== 'buyer') throw forbidden()
  return actions[call.body.action](call)
}

/** The quote that the body names, as its buyer's. */
async function ownQuote(call: QuotationCall): Promise<QuoteRow> {
  const { quoteId } = call.body
  if (quoteId === undefined) throw invalidFields({ quoteId: { key: 'server:field.required' } })
  const quote = await findQuote(call, call.caller, quoteId)
  actingParty(quote, call.caller)
  return quote
}

/** 422 for a field that another action has. */
function onlyWith<Body extends object>(body: Body, foreign: readonly (keyof Body & string)[]): void {
  const sent = foreign.filter((field) => body[field] !== undefined)
  if (sent.length > 0)
    throw invalidFields(Object.fromEntries(sent.map((field) => [field, { key: 'server:field.unknown' as const }])))
}
