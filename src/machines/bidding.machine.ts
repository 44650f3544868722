import { type CallBody, callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { type BiddingAction, biddingActions } from './bidding-actions.ts'
import { type DealChange, type DealChanged, createDealMachine } from './create-deal-machine.ts'

type Schemas = components['schemas']

/** What is bid, but for which requirement; or which of the own bids is withdrawn. */
export interface BiddingWord {
  offer?: Omit<CallBody<'bidRequirement'>, 'requirementId'>
  bidId?: string
}

/**
 * One requirement as a seller follows it: it bids, edits the bid, or withdraws it until the deadline. A field may be wrong, the
 * month's bids may be used up, bids may not be taken any more, or the answer may be lost: the same bid is then sent again under its key.
 */
export const biddingMachine = createDealMachine<Schemas['Requirement'], BiddingAction, BiddingWord, Schemas['Attachment']>({
  id: 'bidding',
  live: 'requirement.changed',
  read: async (id, signal) => (await callApi('viewRequirement', { path: { id }, signal })).results,
  actions: biddingActions,
  questions: new Set<BiddingAction>(['withdraw']),
  noWord: {},
  change,
  fetch: ({ _id }, signal) => callApi('viewFile', { path: { id: _id }, signal }),
  doneKey: 'requirement:details.changed',
  draftOf: draftNames.bid,
})

async function change(
  requirementId: string,
  { action, word, idempotencyKey }: DealChange<BiddingAction, BiddingWord>,
): Promise<DealChanged<Schemas['Requirement']>> {
  if (action === 'withdraw') {
    if (word.bidId === undefined) throw new Error('No bid was named')
    return { message: (await callApi('withdrawBid', { path: { id: word.bidId }, idempotencyKey })).message }
  }
  if (word.offer === undefined) throw new Error('Nothing was offered')
  return { message: (await callApi('bidRequirement', { body: { ...word.offer, requirementId }, idempotencyKey })).message }
}
