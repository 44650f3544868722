import { describe, expect, it } from 'vitest'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { ownRequirement } from '#tests/support/requirement-fixtures.ts'
import { answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { requirementEditingMachine } from './requirement-editing.machine.ts'
import { requirementPostingMachine } from './requirement-posting.machine.ts'
import { requirementViewMachine } from './requirement-view.machine.ts'

const { _id } = ownRequirement
const fields = {
  title: 'Toluene wanted',
  productName: 'Toluene',
  quantity: { value: 2, unit: 't' as const },
  currency: 'USD',
  addressId: _id,
  deadline: ownRequirement.deadline,
}
const sent = { answer: { results: ownRequirement, message: 'Done.' } }
const endings = [
  actorDone('sending', sent),
  actorFailed('sending', rejected(409)),
  actorFailed('sending', unreachable),
  actorFailed('sending', rejected(422, 'Check', { title: 'Too short' })),
  { type: 'form.reopened' as const },
]
const leads = (draft: string) => [
  { type: 'draft.finished', draft },
  { type: 'toast', tone: 'success', text: { message: 'Done.' } },
  { type: 'navigate', to: `/rfqs-details?requirement=${_id}`, replace: true },
]

describe('posting a requirement', () => {
  it('reaches every state', () => {
    const submitted = { type: 'form.submitted' as const, input: { body: fields } }
    expect(reachedStates(requirementPostingMachine, [submitted, ...endings], [undefined])).toEqual(
      statesOf(requirementPostingMachine),
    )
  })

  it('leads to its page and is done with what was typed', async () => {
    const { actor, emitted } = runFlow(answered(requirementPostingMachine, { sending: [() => sent] }), undefined)
    actor.send({ type: 'form.submitted', input: { body: fields } })
    await settled()
    expect(emitted).toEqual(leads('requirement.new'))
  })
})

describe('putting a requirement in other words', () => {
  it('reaches every state', () => {
    const submitted = { type: 'form.submitted' as const, input: { path: { id: _id }, body: fields } }
    expect(reachedStates(requirementEditingMachine, [submitted, ...endings], [undefined])).toEqual(
      statesOf(requirementEditingMachine),
    )
  })

  it('leads back to its page', async () => {
    const { actor, emitted } = runFlow(answered(requirementEditingMachine, { sending: [() => sent] }), undefined)
    actor.send({ type: 'form.submitted', input: { path: { id: _id }, body: fields } })
    await settled()
    expect(emitted).toEqual(leads(`requirement.${_id}`))
  })

  it('begins with what it says now', () => {
    const events = [
      actorDone('reading', ownRequirement),
      actorFailed('reading', rejected(404)),
      actorFailed('reading', unreachable),
      { type: 'view.staled' as const },
      { type: 'retry.asked' as const },
    ]
    expect(reachedStates(requirementViewMachine, events, [{ path: { id: _id } }])).toEqual(statesOf(requirementViewMachine))
  })
})
