import { describe, expect, it } from 'vitest'
import { type EventFromLogic, createActor, fromPromise } from 'xstate'
import { ApiError, type ApiFailure } from '#src/api/api-error.ts'
import { actorDone } from '#tests/support/actor-events.ts'
import { orderDetailsAddress } from '#src/lib/paths.ts'
import { askingAtBank, payingAtBank } from '#tests/support/event-fixtures/bank-page.ts'
import { orderPayingEvents } from '#tests/support/event-fixtures/order-paying.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { invoicedOrder, orderAt, sampleOffer, sampleOrder, samplePayment } from '#tests/support/order-fixtures.ts'
import type { FlowEmitted } from '#src/machines/platform/emitted-events.ts'
import type { PayableOrder } from './payable-order.ts'
import { orderPayingMachine } from './order-paying.machine.ts'

type Event = EventFromLogic<typeof orderPayingMachine>
type Payment = typeof samplePayment

const unreachable: ApiFailure = { kind: 'unreachable' }
const refused = (code: number): ApiFailure => ({ kind: 'rejected', code, message: `No ${code}`, fields: {}, results: {} })
const asking: Payment = { ...samplePayment, status: 'processing', nextStep: 'bankCode' }
const succeeded: Payment = { ...samplePayment, status: 'succeeded' }
const declined: Payment = { ...samplePayment, status: 'failed', failure: 'cardDeclined' }
/** Its page was left while the bank asked. */
const begunOrder = { ...invoicedOrder, paymentState: 'processing' as const }
const readingBegun = actorDone('reading', { subject: { order: begunOrder, offer: sampleOffer } })
const paidOrder = orderAt(
  { at: '2026-11-20T10:00:00.000Z', status: 'invoiced', by: 'seller' },
  { at: '2026-11-20T11:00:00.000Z', status: 'paid', by: 'system' },
)

it('reaches every state', () =>
  expect(
    reachedStates(
      orderPayingMachine,
      [...Object.values(orderPayingEvents.events), ...Object.values(payingAtBank), readingBegun],
      Object.values(orderPayingEvents.inputs),
    ),
  ).toEqual(statesOf(orderPayingMachine)))

type FakeResult<Emitted> = () => Promise<Emitted>

/** The payment page of an order; each call takes the next answer given for it, and is lost when there is none. */
async function openPage(
  orders: PayableOrder['order'][] = [invoicedOrder],
  prepare: (to: { starts: FakeResult<{ payment: Payment | null; message: string }>[] }) => void = () => {},
) {
  const calls: { call: string; key: string }[] = []
  const starts: FakeResult<{ payment: Payment | null; message: string }>[] = []
  const confirms: FakeResult<{ payment: Payment; message: string }>[] = []
  const codes: FakeResult<{ payment: Payment; message: string }>[] = []
  const emitted: FlowEmitted[] = []
  const lost = () => Promise.reject(new ApiError(unreachable))
  const actor = createActor(
    orderPayingMachine.provide({
      actors: {
        reading: fromPromise<{ subject: PayableOrder }, { subjectId: string }>(() =>
          Promise.resolve({
            subject: {
              order: orders.length > 1 ? (orders.shift() ?? invoicedOrder) : (orders[0] ?? invoicedOrder),
              offer: sampleOffer,
            },
          }),
        ),
        starting: fromPromise(({ input }) => {
          calls.push({ call: 'start', key: input.idempotencyKey })
          return starts.shift()?.() ?? lost()
        }),
        confirming: fromPromise(({ input }) => {
          calls.push({ call: `confirm ${Object.values(input.instrument).join(' ')}`, key: input.idempotencyKey })
          return confirms.shift()?.() ?? lost()
        }),
        answering: fromPromise(({ input }) => {
          calls.push({ call: `answer ${input.bankCode ?? ''}`, key: input.idempotencyKey })
          return codes.shift()?.() ?? lost()
        }),
      },
    }),
    { input: { subjectId: sampleOrder._id } },
  )
  actor.on('*', (event) => emitted.push(event))
  prepare({ starts })
  actor.start()
  await settled()
  async function send(event: Event) {
    actor.send(event)
    await settled()
  }
  const tags = (...wanted: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0][]) =>
    wanted.map((tag) => actor.getSnapshot().hasTag(tag))
  return { actor, calls, starts, confirms, codes, emitted, send, tags }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const card = { type: 'payment.asked', instrument: { method: 'card', cardToken: 'sandbox_card_success' } } as const
const paid = { type: 'navigate', to: orderDetailsAddress(sampleOrder._id), replace: true }

const answer = (payment: object) => () => Promise.resolve({ payment: { ...samplePayment, ...payment }, message: '' })
const atBank = answer(askingAtBank)

describe('an order whose bank asks on a page of its own', () => {
  it('is paid once the server says so, whatever the page of the bank did', async () => {
    const { starts, confirms, codes, calls, emitted, send, tags } = await openPage()
    starts.push(answer({}))
    confirms.push(atBank)
    await send(card)
    expect(tags('bankPage', 'locked', 'dialog')).toEqual([true, true, false])
    codes.push(atBank, atBank, answer(succeeded))
    await send({ type: 'bank.closed' })
    expect([...tags('pending', 'bankPage', 'locked'), emitted]).toEqual([true, false, true, []])
    await send({ type: 'retry.asked' })
    expect(tags('bankPage')).toEqual([true])
    await send({ type: 'bank.closed' })
    expect(emitted.at(-1)).toEqual(paid)
    const questions = calls.filter(({ call }) => call === 'answer ')
    expect([questions.length, new Set(questions.map(({ key }) => key)).size]).toEqual([3, 3])
  })

  it('is declined when the bank was answered with no, and another card may be tried', async () => {
    const { actor, starts, confirms, codes, send, tags } = await openPage()
    starts.push(answer({}))
    confirms.push(atBank)
    await send(card)
    codes.push(answer({ status: 'failed', failure: 'secondStepFailed' }))
    await send({ type: 'bank.closed' })
    expect([actor.getSnapshot().context.payment?.failure, ...tags('declined', 'locked')]).toEqual([
      'secondStepFailed',
      true,
      false,
    ])
  })

  it('is led to the bank again when its page was loaded anew meanwhile', async () => {
    const { starts, codes, calls, send, tags, actor } = await openPage([begunOrder], (to) => to.starts.push(atBank))
    expect([calls.map(({ call }) => call), ...tags('failed', 'locked')]).toEqual([['start', 'answer '], true, true])
    codes.push(atBank)
    await send({ type: 'retry.asked' })
    expect([actor.getSnapshot().value, starts.length]).toEqual([{ payable: 'atBank' }, 0])
  })

  it('is asked for the code again when its page was loaded anew and the bank wants one', async () => {
    const { tags } = await openPage([begunOrder], (to) => to.starts.push(answer(asking)))
    expect(tags('dialog')).toEqual([true])
  })

  it('may be paid anew when the payment of before has come to nothing', async () => {
    const { tags } = await openPage([begunOrder], (to) => to.starts.push(answer({})))
    expect(tags('payable', 'locked', 'busy')).toEqual([true, false, false])
  })

  it('says so when the bank’s page cannot be opened, and opens it again', async () => {
    const { starts, confirms, codes, send, tags } = await openPage()
    starts.push(answer({}))
    confirms.push(atBank)
    await send(card)
    await send({ type: 'bank.unavailable' })
    expect(tags('blocked', 'locked')).toEqual([true, true])
    codes.push(atBank)
    await send({ type: 'retry.asked' })
    expect(tags('bankPage')).toEqual([true])
  })
})

describe('paying an order', () => {
  it('starts a payment, confirms it with the card’s token, and leads back to the order', async () => {
    const { starts, confirms, calls, emitted, send } = await openPage()
    starts.push(() => Promise.resolve({ payment: samplePayment, message: '' }))
    confirms.push(() => Promise.resolve({ payment: succeeded, message: '' }))
    await send(card)
    expect(calls.map(({ call }) => call)).toEqual(['start', 'confirm card sandbox_card_success'])
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { key: 'order:paying.paid' } }, paid])
  })

  it('asks for the bank’s code when the bank wants one', async () => {
    const { starts, confirms, codes, calls, emitted, send, tags } = await openPage()
    starts.push(() => Promise.resolve({ payment: samplePayment, message: '' }))
    confirms.push(() => Promise.resolve({ payment: asking, message: '' }))
    codes.push(() => Promise.resolve({ payment: succeeded, message: 'Paid.' }))
    await send(card)
    expect(tags('dialog', 'busy')).toEqual([true, false])
    await send({ type: 'code.entered', bankCode: '123456' })
    expect(calls.at(-1)?.call).toBe('answer 123456')
    expect(emitted.at(-1)).toEqual(paid)
  })

  it('goes on with the bank’s question that an earlier try left open', async () => {
    const { starts, calls, send, tags } = await openPage()
    starts.push(() => Promise.resolve({ payment: asking, message: '' }))
    await send(card)
    expect(calls.map(({ call }) => call)).toEqual(['start'])
    expect(tags('dialog')).toEqual([true])
  })

  it('says why a card was declined and makes another try another payment', async () => {
    const { actor, starts, confirms, calls, send, tags } = await openPage()
    starts.push(() => Promise.resolve({ payment: samplePayment, message: '' }))
    confirms.push(() => Promise.resolve({ payment: declined, message: '' }))
    await send(card)
    expect([actor.getSnapshot().context.payment?.failure, ...tags('declined', 'locked')]).toEqual(['cardDeclined', true, false])
    await send(card)
    const keys = calls.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('sends what was lost again under the same keys', async () => {
    const { starts, confirms, calls, send, tags } = await openPage()
    starts.push(() => Promise.resolve({ payment: samplePayment, message: '' }))
    await send(card)
    expect(tags('unreachable', 'locked')).toEqual([true, true])
    starts.push(() => Promise.resolve({ payment: samplePayment, message: '' }))
    confirms.push(() => Promise.resolve({ payment: succeeded, message: '' }))
    await send({ type: 'retry.asked' })
    expect(calls.slice(2)).toEqual(calls.slice(0, 2))
    expect(tags('done')).toEqual([true])
  })

  it('sends the bank’s code again under the same key when its answer was lost', async () => {
    const { starts, codes, calls, send, tags } = await openPage()
    starts.push(() => Promise.resolve({ payment: asking, message: '' }))
    await send(card)
    await send({ type: 'code.entered', bankCode: '123456' })
    expect(tags('dialog', 'unreachable')).toEqual([true, true])
    codes.push(() => Promise.resolve({ payment: declined, message: '' }))
    await send({ type: 'retry.asked' })
    expect(calls[2]).toEqual(calls[1])
    expect(tags('declined', 'dialog')).toEqual([true, false])
  })

  it('looks at the order again when it is no longer to be paid', async () => {
    const { actor, starts, send, tags } = await openPage([invoicedOrder, paidOrder])
    starts.push(() => Promise.reject(new ApiError(refused(409))))
    await send(card)
    expect([actor.getSnapshot().context.failure, ...tags('payable', 'filled')]).toEqual([refused(409), false, true])
  })

  it('pays from the wallet at once', async () => {
    const { starts, confirms, calls, emitted, send } = await openPage()
    starts.push(() => Promise.resolve({ payment: samplePayment, message: '' }))
    confirms.push(() => Promise.resolve({ payment: succeeded, message: 'Paid.' }))
    await send({ type: 'payment.asked', instrument: { method: 'wallet' } })
    expect([calls.at(-1)?.call, emitted.at(-1)]).toEqual(['confirm wallet', paid])
  })

  it('leads back to the order when a transfer is declared, and says what happens next', async () => {
    const { starts, confirms, calls, emitted, send, tags } = await openPage()
    starts.push(() => Promise.resolve({ payment: samplePayment, message: '' }))
    confirms.push(() => Promise.resolve({ payment: { ...samplePayment, status: 'review' }, message: '' }))
    await send({ type: 'payment.asked', instrument: { method: 'bankTransfer', transferReference: 'KO-26-0000042' } })
    expect([calls.at(-1)?.call, ...tags('done', 'payable')]).toEqual(['confirm bankTransfer KO-26-0000042', true, false])
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { key: 'money:transfer.declared' } }, paid])
  })

  it('says that the wallet holds too little, and takes another way', async () => {
    const { actor, starts, confirms, send, tags } = await openPage()
    starts.push(() => Promise.resolve({ payment: samplePayment, message: '' }))
    confirms.push(() => Promise.reject(new ApiError(refused(409))))
    await send({ type: 'payment.asked', instrument: { method: 'wallet' } })
    expect([actor.getSnapshot().context.failure, ...tags('payable', 'locked')]).toEqual([refused(409), true, false])
  })

  it('is done when nothing was left to pay', async () => {
    const { starts, calls, emitted, send } = await openPage()
    starts.push(() => Promise.resolve({ payment: null, message: '' }))
    await send(card)
    expect([calls.length, emitted.at(-1)]).toEqual([1, paid])
  })

  it('offers no card form for an order that has nothing to pay', async () => {
    const { tags } = await openPage([paidOrder])
    expect(tags('filled', 'payable')).toEqual([true, false])
  })
})
