import { afterEach, describe, expect, it } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { answeredDispute, proposedDispute, sampleProposal, settledDispute } from '#tests/support/dispute-fixtures.ts'
import { disputeDetailsEvents, disputeDetailsNeverIn } from '#tests/support/event-fixtures/dispute-details.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { disputeActions } from './dispute-actions.ts'
import { type DisputeCommand, disputeDetailsMachine } from './dispute-details.machine.ts'

afterEach(() => configureApi({}))

it('reaches every state that a thing without documents has', () => {
  const { events, inputs } = disputeDetailsEvents
  expect(reachedStates(disputeDetailsMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(disputeDetailsMachine).filter((state) => !disputeDetailsNeverIn.includes(state)),
  )
})

describe('what a side can do', () => {
  it.each([
    ['nothing is proposed', answeredDispute, ['answer', 'propose'], ['answer', 'propose']],
    ['the seller has proposed', proposedDispute, ['answer', 'accept', 'decline'], ['answer', 'withdraw', 'propose']],
    [
      'the proposal was declined',
      { ...proposedDispute, proposals: [{ ...sampleProposal, state: 'declined' as const }] },
      ['answer', 'propose'],
      ['answer', 'propose'],
    ],
    ['the dispute has ended', settledDispute, [], []],
  ])('when %s', (_when, dispute, ofBuyer, ofSeller) => {
    expect([disputeActions(dispute, 'buyer'), disputeActions(dispute, 'seller')]).toEqual([ofBuyer, ofSeller])
  })
})

const proposalId = sampleProposal._id
const proposed = { settlement: 'partRefund' as const, refund: { amount: 20_000, currency: 'SAR' }, note: 'Two of eight drums' }

it.each<[DisputeCommand, 'buyer' | 'seller', string, unknown]>([
  [
    { type: 'answer', text: 'The driver saw it', attachments: ['f'] },
    'buyer',
    'answerDispute',
    { text: 'The driver saw it', attachments: ['f'] },
  ],
  [{ type: 'propose', proposed }, 'seller', 'proposeSettlement', proposed],
  [{ type: 'accept', proposalId }, 'buyer', 'answerProposal', { proposalId, event: 'proposal.accept' }],
  [{ type: 'withdraw', proposalId }, 'seller', 'answerProposal', { proposalId, event: 'proposal.withdraw' }],
  [
    { type: 'decline', proposalId, reason: 'Too little' },
    'buyer',
    'answerProposal',
    { proposalId, event: 'proposal.decline', reason: 'Too little' },
  ],
])('sends %j, and is done with its draft', async (command, side, call, body) => {
  const calls: unknown[] = []
  configureApi({
    baseUrl: 'https://kimiya.example/api',
    fetch: async (request) => {
      const text = await request.text()
      if (text !== '') calls.push([new URL(request.url).pathname, JSON.parse(text)])
      return Response.json({ error: false, code: 200, message: '', results: text === '' ? proposedDispute : settledDispute })
    },
  })
  const { actor, emitted, state } = runFlow(disputeDetailsMachine, { id: proposedDispute.orderId, side })
  await expect.poll(() => state().hasTag('filled')).toBe(true)
  if (command.type === 'answer') actor.send({ type: 'action.decided', command })
  else {
    actor.send({ type: 'action.chosen', action: command.type, about: sampleProposal })
    actor.send({ type: 'action.confirmed', command })
  }
  await expect.poll(() => state().context.entity).toEqual(settledDispute)
  expect(calls).toEqual([[`/api/order/${call}/${proposedDispute.orderId}`, body]])
  expect(emitted[0]).toEqual({ type: 'draft.finished', draft: `dispute.${proposedDispute.orderId}` })
})
