import type { components } from '#src/generated/schema.ts'
import { nextState } from '#src/machines/lifecycles/life-cycle.ts'
import { type ProposalEvent, disputeProposalMachine } from '#src/machines/lifecycles/dispute-proposal.machine.ts'
import { publishOrderChange, type OrderRow } from '#server/domain/order/orders.ts'
import { proseFaults } from '#server/domain/platform/account-numbers.ts'
import { assertFaultless, conflict, forbidden, invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import { formatValue } from '#server/domain/notification/notification-values.ts'
import { isUnpaidOnTerms } from '#src/machines/lifecycles/order-terms.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { serverText } from '#server/texts.ts'
import { assertStillOpen, notifyOther } from './dispute-answers.ts'
import { endDispute, findOpenDispute, settlementOf, type Settlement } from './dispute-outcomes.ts'

type Schemas = components['schemas']
type Side = 'buyer' | 'seller'
type ProposalRow = Row<'disputeProposals'>

/**
 * Proposes how a dispute should end. A side's newer proposal replaces its open one; the other side's open one has to be answered first, so
 * that there is never a doubt to which of two a yes belongs. Throws 404, 409, 422.
 */
export async function proposeSettlement(
  context: OperationContext,
  order: OrderRow,
  by: Side,
  { settlement, refund, note: typed }: Schemas['SettlementRequest'],
): Promise<void> {
  const { tables, newId, now } = context
  await findOpenDispute(context, order)
  await assertStillOpen(context, order)
  const { outcome, refundAmount } = settlementOf(order, settlement, refund)
  // A credit note bears it, whose buyer may still have to pay the rest.
  if (by === 'seller') assertFaultless(proseFaults({ note: typed }))
  const open = await tables.find('disputeProposals', { orderId: order._id, state: 'open' })
  if (open !== undefined) {
    if (open.by !== by) throw conflict('server:conflict.proposalOpen', { state: open.state })
    await moveProposal(context, open, { type: 'proposal.replace', by: 'proposer' })
  }
  const position = await tables.count('disputeProposals', { orderId: order._id })
  const note = typed.trim()
  const made = { settlement: outcome, refundAmount, note, state: 'open', reason: null, at: now, closedAt: null } as const
  await tables.insert('disputeProposals', { _id: newId(), orderId: order._id, position, by, ...made })
  const settled = settlementSentence(order, { outcome, refundAmount })
  await notifyOther(context, order, by, { type: 'settlementProposed', reason: note, settlement: settled })
}

/** Returns where the money would go, in each language. */
function settlementSentence(order: OrderRow, { outcome, refundAmount }: Pick<Settlement, 'outcome' | 'refundAmount'>) {
  const { total, currency } = order
  const back = refundAmount ?? total
  const keys = isUnpaidOnTerms(order) ? ('unpaidSettlement' as const) : ('settlement' as const)
  const sentence = (language: Language) =>
    serverText(language, `dispute:${keys}.${outcome}`, {
      amount: formatValue(language, { amount: back, currency }),
      rest: formatValue(language, { amount: total - back, currency }),
    })
  return { en: sentence('en'), ar: sentence('ar'), bn: sentence('bn') }
}

/** Accepts, declines or withdraws a proposal. An accepted one ends the dispute at once. Throws 403, 404, 409, 422. */
export async function answerProposal(
  context: OperationContext,
  order: OrderRow,
  side: Side,
  { proposalId, event, reason: typed }: Schemas['ProposalAnswer'],
): Promise<void> {
  const proposal = await context.tables.find('disputeProposals', { _id: proposalId, orderId: order._id })
  if (proposal === undefined) throw notFound()
  const reason = typed?.trim() ?? null
  if (event === 'proposal.decline' && reason === null) throw invalidFields({ reason: { key: 'server:field.reason' } })
  const by = proposal.by === side ? 'proposer' : 'other'
  await assertStillOpen(context, order)
  await moveProposal(context, proposal, { type: event, by }, event === 'proposal.decline' ? reason : null)
  if (event === 'proposal.accept') {
    await endDispute(context, order, agreedOn(proposal), { note: proposal.note, decidedBy: 'parties' })
  } else if (event === 'proposal.decline' && reason !== null) {
    await notifyOther(context, order, side, { type: 'settlementDeclined', reason })
  } else await publishOrderChange(context, order)
}

function agreedOn({ settlement, refundAmount }: ProposalRow): Settlement {
  if (settlement !== 'partRefund') return { outcome: settlement, refundAmount: null }
  if (refundAmount === null) throw new Error('A part refund was proposed without an amount')
  return { outcome: settlement, refundAmount }
}

/** Moves a proposal by one event of its life-cycle: 403 when it is the other side's, 409 with its state when it is closed. */
async function moveProposal(
  { tables, now }: OperationContext,
  proposal: ProposalRow,
  event: ProposalEvent,
  reason: string | null = null,
): Promise<void> {
  const state = nextState(disputeProposalMachine, proposal.state, event)
  if (state === undefined) {
    throw proposal.state === 'open' ? forbidden() : conflict('server:conflict.proposalClosed', { state: proposal.state })
  }
  const where = { _id: proposal._id, state: proposal.state }
  if ((await tables.update('disputeProposals', where, { state, reason, closedAt: now })) > 0) return
  const current = await tables.find('disputeProposals', { _id: proposal._id })
  throw conflict('server:conflict.proposalClosed', { state: current?.state ?? proposal.state })
}
