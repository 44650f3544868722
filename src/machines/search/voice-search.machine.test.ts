import { describe, expect, it } from 'vitest'
import { voiceSearchEvents } from '#tests/support/event-fixtures/voice-search.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { VoiceError, voiceSearchMachine } from './voice-search.machine.ts'

it('reaches every state', () => {
  const { events, inputs } = voiceSearchEvents
  expect(reachedStates(voiceSearchMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(voiceSearchMachine))
})

async function listenTo(listen: (language: string, signal: AbortSignal) => Promise<string | null>) {
  const flow = runFlow(voiceSearchMachine, { listen })
  flow.actor.send({ type: 'listening.asked', language: 'bn-BD' })
  await settled()
  return flow
}

describe('the voice search', () => {
  it('listens in the language asked for and is off with what was heard', async () => {
    const spoken: string[] = []
    const { state, emitted } = await listenTo((language) => {
      spoken.push(language)
      return Promise.resolve(' অ্যাসিটোন ')
    })
    expect([spoken, state().value, state().context.transcript, emitted]).toEqual([['bn-BD'], 'off', 'অ্যাসিটোন', []])
  })

  it('is off without a word when nothing was said', async () => {
    const { state, emitted } = await listenTo(() => Promise.resolve(null))
    expect([state().value, state().context.transcript, emitted]).toEqual(['off', null, []])
  })

  it.each([
    [new VoiceError('unsupported'), 'search:voice.unsupported'],
    [new VoiceError('unavailable'), 'search:voice.unavailable'],
    [new VoiceError('failed'), 'search:voice.failed'],
    [new TypeError('Something else'), 'search:voice.failed'],
  ])('says why it could not hear: %s', async (failure, key) => {
    const { state, emitted } = await listenTo(failingWith(failure))
    expect([state().value, emitted]).toEqual(['off', [{ type: 'toast', tone: 'error', text: { key } }]])
  })

  it('lets go of the microphone when it is called off, and takes nothing that comes after', async () => {
    let held: AbortSignal | undefined
    const { promise, resolve: answer } = deferred()
    const { actor, state } = await listenTo((_, signal) => {
      held = signal
      return promise
    })
    actor.send({ type: 'listening.cancelled' })
    answer('too late')
    await settled()
    expect([held?.aborted, state().value, state().context.transcript]).toEqual([true, 'off', null])
  })
})

function failingWith(failure: Error): () => Promise<string | null> {
  const { promise, reject } = deferred()
  reject(failure)
  return () => promise
}

function deferred() {
  let resolve: (text: string) => void = () => undefined
  let reject: (failure: Error) => void = () => undefined
  const promise = new Promise<string>((settle, refuse) => {
    resolve = settle
    reject = refuse
  })
  return { promise, resolve, reject }
}
