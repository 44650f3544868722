import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { failWith, refused } from '#tests/support/actor-events.ts'
import { company, details, registrationAlphabet, sent } from '#tests/support/alphabets/registration.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow } from '#tests/support/run-flow.ts'
import { type RegistrationInput, companyOf, registrationMachine } from './registration.machine.ts'

const codeInput: RegistrationInput = registrationAlphabet.inputs['a code just sent']
const secondsLater = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const settled = async () => {
  await vi.advanceTimersByTimeAsync(0)
}

function run(input: RegistrationInput, actors: Record<string, Answers> = {}) {
  return runFlow(answered(registrationMachine, actors), input)
}

it('reaches every state', () => {
  expect(
    reachedStates(registrationMachine, Object.values(registrationAlphabet.events), Object.values(registrationAlphabet.inputs)),
  ).toEqual(statesOf(registrationMachine))
})

describe('the profile', () => {
  it.each([
    ['Individual', '/register-individual'],
    ['Company', '/register-company'],
  ] as const)('%s leads to %s', (accountType, to) => {
    const { actor, heard } = run({ step: 'profile' })
    actor.send({ type: 'profile.chosen', accountType })
    expect(heard).toEqual([{ type: 'navigate', to }])
  })
})

describe('a company', () => {
  it('is kept and leads to its contact person', () => {
    const { actor, heard } = run({ step: 'company' })
    actor.send({ type: 'company.entered', company })
    expect(heard).toEqual([
      { type: 'session.remembered', changes: { companyData: company } },
      { type: 'navigate', to: '/register-company-individual' },
    ])
  })

  it('is asked for first when the contact person’s page is opened without it', () => {
    const { heard } = run({ step: 'contact', company: null })
    expect(heard).toEqual([{ type: 'navigate', to: '/register-company', replace: true }])
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

  it('of an individual are sent as one registration, once', async () => {
    expect(await sentBody({ step: 'individual' }, { country: 'BD' })).toEqual([
      { ...details, country: 'BD', accountType: 'Individual' },
    ])
  })

  it('of a contact person are sent with those of the company', async () => {
    expect(await sentBody({ step: 'contact', company }, {})).toEqual([{ ...details, ...company, accountType: 'Company' }])
  })

  it('lead to the code once the server has taken them, and are then forgotten', async () => {
    const { actor, heard, state } = run({ step: 'individual' }, { signingUp: [() => sent] })
    actor.send({ type: 'details.entered', details })
    await settled()
    expect(heard).toEqual([
      { type: 'session.remembered', changes: { userEmail: details.email, verificationType: 'signup', companyData: {} } },
      { type: 'draft.finished', draft: 'person' },
      { type: 'draft.finished', draft: 'company' },
      { type: 'toast', tone: 'success', text: { message: 'A code is on its way.' } },
      { type: 'navigate', to: '/verification', state: { resendAfter: 60 } },
    ])
    expect(state().context).toMatchObject({ email: details.email, details: null })
  })

  it('stay when the server finds something wrong', async () => {
    const { actor, state } = run(
      { step: 'individual' },
      { signingUp: [failWith(refused(422, 'Check', { email: 'No address' }))] },
    )
    actor.send({ type: 'details.entered', details })
    await settled()
    expect(state().context).toMatchObject({ fields: { email: 'No address' }, details })
  })
})

describe('the code', () => {
  it('opens the account and leads to the login page', async () => {
    const { actor, heard, state } = run(codeInput, { verifying: [() => ({ message: '' })] })
    actor.send({ type: 'code.entered', code: '493027' })
    await settled()
    expect(heard).toEqual([
      { type: 'session.remembered', changes: { userEmail: null, verificationType: null } },
      { type: 'toast', tone: 'success', text: { key: 'auth:code.done' } },
      { type: 'navigate', to: '/login', replace: true },
    ])
    expect(state().hasTag('done')).toBe(true)
  })

  it('may be wrong and entered again', async () => {
    const { actor, heard, state } = run(codeInput, {
      verifying: [failWith(refused(422, 'Check', { code: 'This code is not right.' })), () => ({ message: 'Ready.' })],
    })
    actor.send({ type: 'code.entered', code: '000000' })
    await settled()
    expect(state().context.fields).toEqual({ code: 'This code is not right.' })
    actor.send({ type: 'code.entered', code: '493027' })
    await settled()
    expect(heard.at(-1)).toEqual({ type: 'navigate', to: '/login', replace: true })
  })

  it('is no longer taken after ten minutes', async () => {
    const { actor, state } = run(codeInput)
    await vi.advanceTimersByTimeAsync(599_999)
    expect(state().hasTag('expired')).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(state().hasTag('expired')).toBe(true)
    actor.send({ type: 'code.entered', code: '493027' })
    expect(state().hasTag('busy')).toBe(false)
  })

  it('can be asked for again after the pause that the server names, and counts ten minutes anew', async () => {
    const { actor, heard, state } = run(codeInput, { resending: [() => sent] })
    actor.send({ type: 'code.wanted' })
    await secondsLater(59)
    expect([state().hasTag('cooling'), state().context.resendAfter]).toEqual([true, 1])
    await secondsLater(1)
    actor.send({ type: 'code.wanted' })
    expect(state().hasTag('resending')).toBe(true)
    await settled()
    expect(heard).toEqual([{ type: 'toast', tone: 'success', text: { message: 'A code is on its way.' } }])
    expect(state().hasTag('cooling')).toBe(true)
    await vi.advanceTimersByTimeAsync(599_999)
    expect(state().hasTag('expired')).toBe(false)
  })

  it('takes back what was said about the old one when a new one is sent', async () => {
    const { actor, state } = run(
      { ...codeInput, resendAfter: 0 },
      { verifying: [failWith(refused(422, '', { code: 'Wrong' }))], resending: [() => sent] },
    )
    await secondsLater(1)
    actor.send({ type: 'code.entered', code: '000000' })
    await settled()
    actor.send({ type: 'code.wanted' })
    await settled()
    expect([state().hasTag('failed'), state().context.fields]).toEqual([false, {}])
  })

  it('has nothing to check without an address', () => {
    const { state } = run({ step: 'code', email: null, resendAfter: 0 })
    expect(state().hasTag('empty')).toBe(true)
  })
})
