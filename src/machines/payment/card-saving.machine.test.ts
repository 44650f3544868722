import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { keepingAsksAtBank, keepingAtBank } from '#tests/support/event-fixtures/bank-page.ts'
import { bankAsks, cardDeclined, cardSaved, cardSavingEvents, codeRefused } from '#tests/support/event-fixtures/card-saving.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { type CardSavingEvent, cardSavingMachine } from './card-saving.machine.ts'

it('reaches every state', () => {
  const { events, inputs } = cardSavingEvents
  const all = [...Object.values(events), ...Object.values(keepingAtBank)]
  expect(reachedStates(cardSavingMachine, all, Object.values(inputs))).toEqual(statesOf(cardSavingMachine))
})

/** The page of a new card; each call takes the next answer. */
function openPage(...answers: (() => object)[]) {
  const sent: { body: object; key: string }[] = []
  // The answers come from the event fixtures, whose shapes are the contract's.
  const sending = fromPromise(({ input }: { input: { sent: object; idempotencyKey: string } }) => {
    sent.push({ body: input.sent, key: input.idempotencyKey })
    return new Promise((resolve) => resolve(answers.shift()?.()))
  }) as never
  const { actor, emitted, state } = runFlow(cardSavingMachine.provide({ actors: { sending } }), { next: '/my-order' })
  const send = async (event: CardSavingEvent) => {
    actor.send(event)
    await settled()
  }
  const tags = () => [...state().tags].toSorted()
  return { sent, emitted, state, send, tags }
}

const card = { type: 'card.entered', cardToken: 'sandbox_card_success' } as const
const code = { type: 'code.entered', bankCode: '123456' } as const
const goesOn = { type: 'navigate', to: '/my-order', replace: true }
const saved = [{ type: 'toast', tone: 'success', text: { key: 'money:card.saved' } }, goesOn]

describe('a card whose bank asks on a page of its own', () => {
  it('is kept once the server says so, whatever the page of the bank did', async () => {
    const { sent, emitted, send, tags } = openPage(
      () => keepingAsksAtBank,
      () => keepingAsksAtBank,
      () => cardSaved,
    )
    await send(card)
    expect(tags()).toEqual(['bankPage', 'busy', 'locked'])
    await send({ type: 'bank.closed' })
    expect([tags(), sent.at(-1)?.body, emitted]).toEqual([['locked', 'pending'], { reference: 'seti_1' }, []])
    await send({ type: 'retry.asked' })
    await send({ type: 'bank.closed' })
    expect([emitted, new Set(sent.map(({ key }) => key)).size]).toEqual([saved, 3])
  })

  it('can be asked for again, or left, when that page cannot be opened', async () => {
    const { emitted, send, tags } = openPage(() => keepingAsksAtBank)
    await send(card)
    await send({ type: 'bank.unavailable' })
    expect(tags()).toEqual(['blocked', 'failed', 'locked'])
    await send({ type: 'retry.asked' })
    expect(tags()).toEqual(['bankPage', 'busy', 'locked'])
    await send({ type: 'bank.unavailable' })
    await send({ type: 'later.chosen' })
    expect(emitted).toEqual([goesOn])
  })

  it('is asked about again when the server’s answer is lost', async () => {
    const { sent, emitted, send, tags } = openPage(
      () => keepingAsksAtBank,
      failWith(unreachable),
      () => cardSaved,
    )
    await send(card)
    await send({ type: 'bank.closed' })
    expect(tags()).toEqual(['failed', 'locked', 'unreachable'])
    await send({ type: 'retry.asked' })
    expect([sent[2], emitted]).toEqual([sent[1], saved])
  })
})

describe('a card that is kept', () => {
  it('leads on to where the person was going', async () => {
    const { sent, emitted, send } = openPage(() => cardSaved)
    await send(card)
    expect([sent.map(({ body }) => body), emitted]).toEqual([[{ cardToken: 'sandbox_card_success' }], saved])
  })

  it('can be left for later', async () => {
    const { sent, emitted, send, tags } = openPage()
    await send({ type: 'later.chosen' })
    expect([sent, emitted, tags()]).toEqual([[], [goesOn], ['done', 'locked']])
  })

  it('is kept after the bank’s code, which goes with what was begun', async () => {
    const { sent, emitted, send, tags } = openPage(
      () => bankAsks,
      () => cardSaved,
    )
    await send(card)
    expect(tags()).toEqual(['dialog', 'locked'])
    await send(code)
    expect([sent.at(-1)?.body, emitted]).toEqual([{ reference: 'saving_1', bankCode: '123456' }, saved])
  })

  it('is sent again under its key when the answer was lost', async () => {
    const { sent, emitted, send, tags } = openPage(failWith(unreachable), () => cardSaved)
    await send(card)
    expect(tags()).toEqual(['failed', 'locked', 'unreachable'])
    await send({ type: 'retry.asked' })
    expect([sent[1], emitted]).toEqual([sent[0], saved])
  })

  it('has its code sent again under its key too', async () => {
    const { sent, send, tags } = openPage(
      () => bankAsks,
      failWith(unreachable),
      () => codeRefused,
    )
    await send(card)
    await send(code)
    expect(tags()).toEqual(['dialog', 'failed', 'locked', 'unreachable'])
    await send({ type: 'retry.asked' })
    expect([sent[2], tags()]).toEqual([sent[1], ['declined']])
  })
})

describe('a card that is not kept', () => {
  it('was declined: the reason is there, and another can be tried under another key', async () => {
    const { sent, state, send, tags } = openPage(
      () => cardDeclined,
      () => cardSaved,
    )
    await send(card)
    expect([tags(), state().context.saving?.failure]).toEqual([['declined'], 'cardDeclined'])
    await send(card)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it('was refused by the server, which says why', async () => {
    const { state, send, tags } = openPage(failWith(rejected(429)))
    await send(card)
    expect([tags(), state().context.failure]).toEqual([[], rejected(429)])
  })

  it('has a code that the server refuses: the question stays', async () => {
    const { state, send, tags } = openPage(
      () => bankAsks,
      failWith(rejected(422, 'Check', { bankCode: 'Four to eight digits.' })),
    )
    await send(card)
    await send(code)
    expect([tags(), state().context.failure]).toMatchObject([['dialog', 'locked'], { code: 422 }])
    await send({ type: 'code.abandoned' })
    expect([tags(), state().context.failure]).toEqual([[], null])
  })
})
