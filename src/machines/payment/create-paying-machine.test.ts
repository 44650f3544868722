import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import { rejected } from '#tests/support/actor-events.ts'
import { samplePayment } from '#tests/support/order-fixtures.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { createPayingMachine } from './create-paying-machine.ts'
import { successToast } from '#src/machines/platform/emitted-events.ts'

type Payment = typeof samplePayment

/** Paying for something that costs `price`, of which nothing may be left; `states`: where its payment stands after each call. */
async function payFor(price: number, start: () => Promise<Payment | null>, confirmed: Payment = samplePayment) {
  let prices = 0
  const machine = createPayingMachine<{ price: number }>({
    id: 'anything',
    read: () => {
      prices += 1
      return Promise.resolve({ price })
    },
    isPayable: (subject) => subject.price > 0,
    start: async () => ({ payment: await start(), message: '' }),
    onDone: (subjectId, { payment }) => [successToast(`${subjectId} ${payment?.status ?? 'free'}`, 'order:paying.paid')],
  }).provide({ actors: { confirming: fromPromise(() => Promise.resolve({ payment: confirmed, message: '' })) } })
  const flow = runFlow(machine, { subjectId: 'thing' })
  await settled()
  return {
    ...flow,
    reads: () => prices,
    pay: async () => {
      flow.actor.send({ type: 'payment.asked', instrument: { method: 'bankTransfer' } })
      await settled()
      await settled()
    },
  }
}

const successOf = (text: string) => [{ type: 'toast', tone: 'success', text: { message: text } }]

describe('paying for something', () => {
  it('offers nothing to pay with when nothing is to be paid', async () => {
    const { state, pay, emitted } = await payFor(0, () => Promise.resolve(samplePayment))
    await pay()
    expect([state().value, emitted]).toEqual(['notPayable', []])
  })

  it('is done at once when the marketplace finds nothing left to pay', async () => {
    const { state, pay, emitted } = await payFor(5, () => Promise.resolve(null))
    await pay()
    expect([state().value, emitted]).toEqual(['paid', successOf('thing free')])
  })

  it('ends declared when a transfer waits for the money to be found', async () => {
    const { state, pay, emitted } = await payFor(5, () => Promise.resolve(samplePayment), { ...samplePayment, status: 'review' })
    await pay()
    expect([state().value, emitted]).toEqual(['declared', successOf('thing review')])
  })

  it('looks again at what is to be paid when somebody else was faster', async () => {
    const { state, pay, reads } = await payFor(5, () => Promise.reject(new ApiError(rejected(409))))
    await pay()
    expect([reads(), state().value, state().context.failure]).toEqual([2, { payable: 'entering' }, rejected(409)])
  })
})
