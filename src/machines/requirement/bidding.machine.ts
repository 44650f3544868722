import { type CallBody, callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { biddingActions } from './bidding-actions.ts'
import { type EntityChange, type EntityChanged, createEntityMachine } from '#src/machines/platform/create-entity-machine.ts'

type Schemas = components['schemas']

/** What is bid, but for which requirement; or which of the own bids is withdrawn. */
export type BiddingCommand =
  | { type: 'bid'; offer: Omit<CallBody<'bidRequirement'>, 'requirementId'> }
  | { type: 'withdraw'; bidId: string }

/**
 * One requirement as a seller follows it: it bids, edits the bid, or withdraws it until the deadline. A field may be wrong, the
 * month's bids may be used up, bids may not be taken any more, or the answer may be lost: the same bid is then sent again under its key.
 */
export const biddingMachine = createEntityMachine<
  Schemas['Requirement'],
  BiddingCommand,
  Schemas['Attachment'],
  { bidId: string }
>({
  id: 'bidding',
  live: 'requirement.changed',
  read: async (id, signal) => (await callApi('viewRequirement', { path: { id }, signal })).results,
  actions: biddingActions,
  // The form of a bid stands in the page; withdrawing one is asked about.
  immediate: () => undefined,
  change,
  fetch: ({ _id }, signal) => callApi('viewFile', { path: { id: _id }, signal }),
  doneKey: 'requirement:details.changed',
  draftOf: draftNames.bid,
})

async function change(
  requirementId: string,
  { command, idempotencyKey }: EntityChange<BiddingCommand>,
): Promise<EntityChanged<Schemas['Requirement']>> {
  if (command.type === 'withdraw') {
    return { message: (await callApi('withdrawBid', { path: { id: command.bidId }, idempotencyKey })).message }
  }
  return { message: (await callApi('bidRequirement', { body: { ...command.offer, requirementId }, idempotencyKey })).message }
}
