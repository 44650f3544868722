import { afterEach, describe, expect, it } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { sampleUser } from '#tests/support/account-fixtures.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { codeSent } from '#tests/support/event-fixtures/code-entry.ts'
import { contactChangeEvents, newContact } from '#tests/support/event-fixtures/contact-change.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { contactChangeMachine, type NewContact } from './contact-change.machine.ts'
import { storedContact } from './stored-user.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'

afterEach(() => configureApi({}))

it('reaches every state', () => {
  const { events, inputs } = contactChangeEvents
  expect(reachedStates(contactChangeMachine, Object.values(events), Object.values(inputs))).toEqual(
    statesOf(contactChangeMachine),
  )
})

async function change(asking: Answers, confirming: Answers = []) {
  const flow = runFlow(answered(contactChangeMachine, { asking, confirming }), undefined)
  flow.actor.send({ type: 'change.asked', kind: 'email' })
  flow.actor.send({ type: 'contact.entered', contact: newContact })
  await settled()
  return flow
}

describe('a new address', () => {
  it('is kept once the code has come back, and leads to the profile', async () => {
    const { actor, emitted, state } = await change(
      [() => codeSent],
      [() => ({ results: { token: 'its-new-token', user: sampleUser }, message: 'Saved.' })],
    )
    expect([state().hasTag('coded'), emitted]).toEqual([true, []])
    actor.send({ type: 'code.entered', code: '493027' })
    await settled()
    expect(emitted).toEqual([
      { type: 'session.renewed', token: 'its-new-token' },
      { type: 'session.remembered', changes: storedContact(sampleUser) },
      { type: 'draft.finished', draft: 'contact' },
      { type: 'toast', tone: 'success', text: { message: 'Saved.' } },
      { type: 'navigate', to: '/profile', replace: true },
    ])
  })

  it('stays in the form, without the password, whatever becomes of it', async () => {
    for (const answer of [failWith(rejected(422, 'Check', { password: 'Wrong' })), failWith(unreachable), () => codeSent]) {
      const { state } = await change([answer])
      expect(state().context.contact).toEqual({ ...newContact, password: '' })
    }
  })

  it('can be sent again when its code does not come', async () => {
    const { actor, state } = await change([() => codeSent])
    actor.send({ type: 'code.missed' })
    expect([state().hasTag('filling'), state().context.contact]).toEqual([true, { ...newContact, password: '' }])
  })

  it('is dropped when the person thinks better of it', async () => {
    const { actor, state } = await change([() => codeSent])
    actor.send({ type: 'change.abandoned' })
    expect([state().value, state().context.contact]).toEqual(['idle', null])
  })

  it('may bring a wrong code first', async () => {
    const { actor, state } = await change(
      [() => codeSent],
      [
        failWith(rejected(422, 'Check', { code: 'Wrong' })),
        () => ({ results: { token: 'its-new-token', user: sampleUser }, message: '' }),
      ],
    )
    actor.send({ type: 'code.entered', code: '000000' })
    await settled()
    expect([state().hasTag('refused'), fieldErrors(state().context.failure)]).toEqual([true, { code: 'Wrong' }])
    actor.send({ type: 'code.entered', code: '493027' })
    await settled()
    expect(state().hasTag('done')).toBe(true)
  })

  it.each<[NewContact, string, string]>([
    [newContact, '/api/auth/changeEmail', 'emailChange'],
    [
      { kind: 'phone', countryCode: '+880', phoneNumber: '1712345678', password: 'a long password' },
      '/api/auth/changePhone',
      'phoneChange',
    ],
  ])('is asked for and confirmed as what it is: %o', async (contact, path, purpose) => {
    const asked: unknown[] = []
    configureApi({
      baseUrl: 'https://kimiya.example/api',
      fetch: async (request) => {
        asked.push([new URL(request.url).pathname, await request.json()])
        return Response.json({ error: false, code: 200, message: '', results: { token: 't', user: sampleUser } })
      },
    })
    const { actor, state } = runFlow(contactChangeMachine, undefined)
    actor.send({ type: 'change.asked', kind: contact.kind })
    actor.send({ type: 'contact.entered', contact })
    await expect.poll(() => state().hasTag('coded')).toBe(true)
    actor.send({ type: 'code.entered', code: '493027' })
    await expect.poll(() => state().hasTag('done')).toBe(true)
    const { kind: _, ...body } = contact
    expect(asked).toEqual([
      [path, body],
      ['/api/auth/confirmContact', { purpose, code: '493027' }],
    ])
  })
})
