import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { failWith, rejected } from '#tests/support/actor-events.ts'
import { codeSent } from '#tests/support/event-fixtures/code-entry.ts'
import { company, details, registrationEvents } from '#tests/support/event-fixtures/registration.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { type RegistrationInput, companyOf, registrationMachine } from './registration.machine.ts'

function run(input: RegistrationInput, actors: Record<string, Answers> = {}) {
  return runFlow(answered(registrationMachine, actors), input)
}

it('reaches every state', () =>
  expect(
    reachedStates(registrationMachine, Object.values(registrationEvents.events), Object.values(registrationEvents.inputs)),
  ).toEqual(statesOf(registrationMachine)))

describe('the profile', () =>
  it.each([
    ['Individual', '/register-individual'],
    ['Company', '/register-company'],
  ] as const)('%s leads to %s', (accountType, to) => {
    const { actor, emitted } = run({ step: 'profile' })
    actor.send({ type: 'profile.chosen', accountType })
    expect(emitted).toEqual([{ type: 'navigate', to }])
  }))

describe('a company', () => {
  it('is kept and leads to its contact person', () => {
    const { actor, emitted } = run({ step: 'company' })
    actor.send({ type: 'company.entered', company })
    expect(emitted).toEqual([
      { type: 'session.remembered', changes: { companyData: company } },
      { type: 'navigate', to: '/register-company-individual' },
    ])
  })

  it('is asked for first when the contact person’s page is opened without it', () => {
    const { emitted } = run({ step: 'contact', company: null })
    expect(emitted).toEqual([{ type: 'navigate', to: '/register-company', replace: true }])
  })

  it('is none when a part of it was lost', () => {
    expect(companyOf({ businessName: 'Padma Chem', country: 'BD' })).toBe(null)
    expect(companyOf(company)).toEqual(company)
  })
})

describe('the details', () => {
  async function sentBody(input: RegistrationInput, person: object) {
    const bodies: unknown[] = []
    const machine = registrationMachine.provide({
      actors: {
        signingUp: fromPromise(({ input: asked }) => {
          bodies.push(asked.body)
          return new Promise(() => undefined)
        }),
      },
    })
    const { actor } = runFlow(machine, input)
    actor.send({ type: 'details.entered', details: { ...details, ...person } })
    actor.send({ type: 'details.entered', details: { ...details, ...person } })
    await settled()
    return bodies
  }

  it('of an individual are sent as one registration, once', async () =>
    expect(await sentBody({ step: 'individual' }, { country: 'BD' })).toEqual([
      { ...details, country: 'BD', accountType: 'Individual' },
    ]))

  it('of a contact person are sent with those of the company', async () =>
    expect(await sentBody({ step: 'contact', company }, {})).toEqual([{ ...details, ...company, accountType: 'Company' }]))

  it('lead to the code once the server has taken them, and are then forgotten', async () => {
    const { actor, emitted, state } = run({ step: 'individual' }, { signingUp: [() => codeSent] })
    actor.send({ type: 'details.entered', details })
    await settled()
    expect(emitted).toEqual([
      {
        type: 'session.remembered',
        changes: {
          countryCode: details.countryCode,
          phoneNumber: details.phoneNumber,
          businessEmail: null,
          businesscountryCode: null,
          businessphoneNumber: null,
          userEmail: details.email,
          verificationType: 'signup',
          codeToken: 'its-token',
          companyData: {},
        },
      },
      { type: 'draft.finished', draft: 'person' },
      { type: 'draft.finished', draft: 'company' },
      { type: 'toast', tone: 'success', text: { message: 'A code is on its way.' } },
      { type: 'navigate', to: '/verification', state: { resendAfter: 60 } },
    ])
    expect([state().hasTag('done'), state().context.details]).toEqual([true, null])
  })

  it('stay when the server finds something wrong', async () => {
    const { actor, state } = run(
      { step: 'individual' },
      { signingUp: [failWith(rejected(422, 'Check', { email: 'No address' }))] },
    )
    actor.send({ type: 'details.entered', details })
    await settled()
    expect(state().context).toMatchObject({ failure: { fields: { email: 'No address' } }, details })
  })
})
