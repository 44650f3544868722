import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { awardingActions } from './awarding-actions.ts'
import { type EntityChange, type EntityChanged, createEntityMachine } from '#src/machines/platform/create-entity-machine.ts'

type Schemas = components['schemas']
type Requirement = Schemas['Requirement']

/** Which bid is accepted or rejected, as the buyer has seen it; why a requirement is closed. */
export type AwardingCommand = { type: 'accept' | 'reject'; bid: Schemas['Bid'] } | { type: 'close'; reason: string }

/**
 * One requirement as its buyer follows it: bids come, are edited and withdrawn while it is looked at; one is accepted, and the buyer
 * goes on to the order that was made of it, or rejected, or the requirement is closed with a reason.
 */
export const awardingMachine = createEntityMachine<Requirement, AwardingCommand, Schemas['Attachment'], { bid: Schemas['Bid'] }>({
  id: 'awarding',
  live: 'requirement.changed',
  read: async (id, signal) => (await callApi('viewRequirement', { path: { id }, signal })).results,
  actions: awardingActions,
  immediate: () => undefined,
  change,
  fetch: ({ _id }, signal) => callApi('viewFile', { path: { id: _id }, signal }),
  doneKey: 'requirement:details.changed',
})

async function change(
  id: string,
  { command, idempotencyKey }: EntityChange<AwardingCommand>,
): Promise<EntityChanged<Requirement>> {
  if (command.type === 'close') {
    const call = { path: { id }, body: { reason: command.reason }, idempotencyKey }
    const { results, message } = await callApi('closeRequirement', call)
    return { entity: results, message }
  }
  const call = { path: { id: command.bid._id }, idempotencyKey }
  if (command.type === 'reject') return { message: (await callApi('rejectBid', call)).message }
  const { results, message } = await callApi('acceptBid', call)
  return { message, leadsTo: orderDetailsAddress(results._id) }
}
