import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { type AwardingAction, awardingActions } from './awarding-actions.ts'
import { type DealChange, type DealChanged, createDealMachine } from './create-deal-machine.ts'

type Schemas = components['schemas']
type Requirement = Schemas['Requirement']

/** Which bid is meant, as the buyer has seen it; why a requirement is closed. */
export interface AwardingWord {
  bid?: Schemas['Bid']
  reason?: string
}

/**
 * One requirement as its buyer follows it: bids come, are edited and withdrawn while it is looked at; one is accepted, and the buyer
 * goes on to the order that was made of it, or rejected, or the requirement is closed with a reason.
 */
export const awardingMachine = createDealMachine<Requirement, AwardingAction, AwardingWord, Schemas['Attachment']>({
  id: 'awarding',
  live: 'requirement.changed',
  read: async (id, signal) => (await callApi('viewRequirement', { path: { id }, signal })).results,
  actions: awardingActions,
  questions: new Set<AwardingAction>(['accept', 'reject', 'close']),
  noWord: {},
  change,
  fetch: ({ _id }, signal) => callApi('viewFile', { path: { id: _id }, signal }),
  doneKey: 'requirement:details.changed',
})

async function change(
  id: string,
  { action, word, idempotencyKey }: DealChange<AwardingAction, AwardingWord>,
): Promise<DealChanged<Requirement>> {
  if (action === 'close') {
    const call = { path: { id }, body: { reason: word.reason ?? '' }, idempotencyKey }
    const { results, message } = await callApi('closeRequirement', call)
    return { thing: results, message }
  }
  const { bid } = word
  if (bid === undefined) throw new Error('No bid was named')
  const call = { path: { id: bid._id }, idempotencyKey }
  if (action === 'reject') return { message: (await callApi('rejectBid', call)).message }
  const { results, message } = await callApi('acceptBid', call)
  return { message, leadsTo: orderDetailsAddress(results._id) }
}
