import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { chatOutboxEvents } from '#tests/support/event-fixtures/chat-outbox.ts'
import { chatId, messageOf } from '#tests/support/chat-fixtures.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import type { ChatMessage } from './chat-messages.ts'
import { chatOutboxMachine } from './chat-outbox.machine.ts'
import type { Outgoing } from './outgoing-messages.ts'

const { events, inputs } = chatOutboxEvents

it('reaches every state', () =>
  expect(reachedStates(chatOutboxMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(chatOutboxMachine)))

const productId = chatId(7)
const file = new File(['%PDF-'], 'sds.pdf')
const never = () => new Promise<never>(() => undefined)

/** An answer that comes when the test says so. */
function closedGate() {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  return { gate, release: () => release() }
}

interface Host {
  sends?: (() => unknown)[]
  uploads?: (() => unknown)[]
}

/** The outbox over a line that answers each call in turn, the last answer again and again. */
function open({ sends = [() => undefined], uploads = [() => undefined] }: Host = {}) {
  const sent: Outgoing[] = []
  const uploaded: Outgoing[] = []
  const delivered: number[] = []
  let onProgress: ((share: number) => void) | undefined
  const answerOf = (answers: (() => unknown)[]) => (answers.length > 1 ? answers.shift() : answers[0])?.()
  const machine = chatOutboxMachine.provide({
    actors: {
      uploading: fromPromise<{ fileId: string }, { chatId: string; next: Outgoing; onProgress: (share: number) => void }>(
        async ({ input }) => {
          uploaded.push(input.next)
          onProgress = input.onProgress
          await answerOf(uploads)
          return { fileId: chatId(9) }
        },
      ),
      sending: fromPromise<{ message: ChatMessage }, { chatId: string; next: Outgoing }>(async ({ input }) => {
        sent.push(input.next)
        await answerOf(sends)
        return { message: messageOf(sent.length, { mine: true, text: input.next.text }) }
      }),
    },
  })
  const flow = runFlow(machine, {
    chatId: chatId(1),
    productId,
    onDelivered: ({ sequence }) => {
      delivered.push(sequence)
    },
  })
  const write = (text: string, chosen: File | null = null) =>
    flow.actor.send({ type: 'message.written', writing: { text, file: chosen }, at: '2026-11-21T09:00:00.000Z' })
  const queue = () => flow.state().context.queue
  return { ...flow, sent, uploaded, delivered, write, queue, progress: (share: number) => onProgress?.(share) }
}

describe('what is written', () => {
  it('goes out in its order, one after the other, and leaves the queue when it has arrived', async () => {
    const { write, sent, delivered, queue } = open()
    write('one')
    write('two')
    expect(sent.map(({ text }) => text)).toEqual(['one'])
    await settled()
    expect([sent.map(({ text }) => text), delivered, queue()]).toEqual([['one', 'two'], [1, 2], []])
  })

  it('names what they came to talk about once', async () => {
    const { write, sent } = open()
    write('one')
    write('two')
    await settled()
    expect(sent.map((each) => each.productId)).toEqual([productId, null])
  })

  it('waits while no answer comes, and is sent again under its key before what was written later', async () => {
    const { write, sent, state, actor, queue } = open({ sends: [failWith(unreachable), () => undefined] })
    write('one')
    await settled()
    expect([state().hasTag('stuck'), queue().map(({ failure }) => failure?.kind)]).toEqual([true, ['unreachable']])
    actor.send({ type: 'line.returned' })
    write('two')
    await settled()
    expect(sent.map(({ text }) => text)).toEqual(['one', 'one', 'two'])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  it.each(['written', 'retried'] as const)('is sent again when another is written or it is asked for: %s', async (how) => {
    const { write, sent, actor, queue } = open({ sends: [failWith(unreachable), () => undefined] })
    write('one')
    await settled()
    const { key = '' } = queue()[0] ?? {}
    if (how === 'written') write('two')
    else actor.send({ type: 'message.retried', key })
    await settled()
    expect([sent.slice(0, 2).map((each) => each.key), queue()]).toEqual([[key, key], []])
  })

  it('is set aside with the reason when the server refuses, and does not hold up the next', async () => {
    const { write, sent, state, actor, queue } = open({ sends: [failWith(rejected(409, 'Blocked')), () => undefined] })
    write('one')
    write('two')
    await settled()
    expect([state().hasTag('stuck'), queue().map(({ text, failure }) => [text, failure])]).toEqual([
      false,
      [['one', rejected(409, 'Blocked')]],
    ])
    actor.send({ type: 'message.retried', key: queue()[0]?.key ?? '' })
    await settled()
    expect([sent.map(({ text }) => text), queue()]).toEqual([['one', 'two', 'one'], []])
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  })

  it('is sent after the one on its way when it is asked for again meanwhile', async () => {
    const { gate, release } = closedGate()
    const { write, sent, delivered, actor, queue } = open({ sends: [failWith(rejected(409)), () => gate, () => undefined] })
    write('one')
    write('two')
    await settled()
    actor.send({ type: 'message.retried', key: queue()[0]?.key ?? '' })
    release()
    await settled()
    expect([sent.map(({ text }) => text), delivered, queue()]).toEqual([['one', 'two', 'one'], [2, 3], []])
  })

  it('stays before what was written later when another is taken out while no answer comes', async () => {
    const { write, sent, actor, queue } = open({ sends: [failWith(rejected(409)), failWith(unreachable), () => undefined] })
    for (const text of ['one', 'two', 'three']) write(text)
    await settled()
    actor.send({ type: 'message.dropped', key: queue()[0]?.key ?? '' })
    await settled()
    expect([sent.map(({ text }) => text), queue()]).toEqual([['one', 'two', 'two', 'three'], []])
  })

  it('can be given up once it failed, and those behind it go on', async () => {
    const { write, sent, actor, queue } = open({ sends: [failWith(unreachable), () => undefined] })
    write('one')
    await settled()
    actor.send({ type: 'message.dropped', key: queue()[0]?.key ?? '' })
    write('two')
    await settled()
    expect([sent.map(({ text }) => text), queue()]).toEqual([['one', 'two'], []])
  })

  it('cannot be called back while it is being sent', () => {
    const { write, actor, queue } = open({ sends: [never] })
    write('one')
    write('two')
    for (const { key } of queue()) actor.send({ type: 'message.dropped', key })
    expect(queue().map(({ text }) => text)).toEqual(['one'])
  })
})

describe('a file', () => {
  it('is uploaded before the message that carries it, and tells how far it is', async () => {
    const { write, sent, queue, progress } = open({ uploads: [never] })
    write('The data sheet', file)
    progress(0.25)
    expect([sent, queue().map(({ share }) => share)]).toEqual([[], [0.25]])
  })

  it('is not uploaded again when the message after it did not arrive', async () => {
    const { write, sent, uploaded, actor } = open({ sends: [failWith(unreachable), () => undefined] })
    write('', file)
    await settled()
    actor.send({ type: 'line.returned' })
    await settled()
    expect([uploaded.length, sent.map(({ fileId }) => fileId)]).toEqual([1, [chatId(9), chatId(9)]])
  })

  it('stays with its own message when one before it is asked for again meanwhile', async () => {
    const { gate, release } = closedGate()
    const { write, sent, actor, queue } = open({ sends: [failWith(rejected(409)), () => undefined], uploads: [() => gate] })
    write('one')
    write('two', file)
    await settled()
    actor.send({ type: 'message.retried', key: queue()[0]?.key ?? '' })
    release()
    await settled()
    expect(sent.map(({ text, fileId }) => [text, fileId])).toEqual([
      ['one', null],
      ['two', chatId(9)],
      ['one', null],
    ])
  })

  it('can be called off while it is uploaded', async () => {
    const { write, sent, actor, queue } = open({ uploads: [never] })
    write('', file)
    actor.send({ type: 'message.dropped', key: queue()[0]?.key ?? '' })
    write('without it')
    await settled()
    expect([sent.map(({ text }) => text), queue()]).toEqual([['without it'], []])
  })

  it.each([
    ['refused', failWith(rejected(415)), false],
    ['cut off', failWith(unreachable), true],
  ])('that is %s stays with its reason', async (_, failure, stuck) => {
    const { write, sent, state, queue } = open({ uploads: [failure] })
    write('', file)
    await settled()
    expect([sent, queue().length, state().hasTag('stuck')]).toEqual([[], 1, stuck])
  })
})
