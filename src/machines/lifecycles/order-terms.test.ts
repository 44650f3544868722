import { describe, expect, it } from 'vitest'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import type { components } from '#src/generated/schema.ts'
import { isPayableOnTerms, isSettled, isUnpaidOnTerms, unpaidStates, wasUnpaidOnTerms } from './order-terms.ts'

type Schemas = components['schemas']
// The values of these schemas are the types of the same names.
const statuses = valuesOf('OrderStatus') as Schemas['OrderStatus'][]
const paymentStates = valuesOf('PaymentState') as Schemas['PaymentState'][]

describe('an order on terms', () => {
  it('is paid in passing from its processing to its completion, and not once it has ended otherwise', () => {
    const payable = statuses.filter((status) => isPayableOnTerms({ status, paymentState: 'none' }))
    expect(payable.toSorted()).toEqual(['completed', 'delivered', 'dispatched', 'disputed', 'inTransit', 'processing'])
  })

  it('is not paid again once its money has come, nor while a declared transfer is looked for', () => {
    const payable = paymentStates.filter((paymentState) => isPayableOnTerms({ status: 'dispatched', paymentState }))
    expect(payable.toSorted()).toEqual(['cancelled', 'created', 'declined', 'failed', 'none', 'processing'])
  })

  it('is unpaid or settled, whatever its payment', () =>
    expect(paymentStates.filter((state) => !isSettled(state)).toSorted()).toEqual(unpaidStates.toSorted()))

  it('is unpaid until its money has come, and was so at every moment before that', () => {
    const paid = { paymentTerms: 'net30', paymentState: 'succeeded' } as const
    const timeline = [
      { status: 'completed', at: '2026-11-20T09:00:00.000Z' },
      { status: 'paid', at: '2026-11-25T09:00:00.000Z' },
    ] as const
    const at = (moment: string | null, order: Parameters<typeof wasUnpaidOnTerms>[0] = paid) =>
      wasUnpaidOnTerms(order, timeline, moment)
    expect([isUnpaidOnTerms(paid), at(null)]).toEqual([false, false])
    expect([at('2026-11-25T08:59:59.999Z'), at('2026-11-25T09:00:00.001Z')]).toEqual([true, false])
    const unpaid = { ...paid, paymentState: 'failed' } as const
    expect([isUnpaidOnTerms(unpaid), wasUnpaidOnTerms(unpaid, [], '2026-11-25T09:00:00.001Z')]).toEqual([true, true])
    const prepaid = { paymentState: 'none' } as const
    for (const order of [prepaid, { ...prepaid, paymentTerms: 'prepaid' } as const]) {
      expect([isUnpaidOnTerms(order), at('2026-11-20T09:00:00.000Z', order)]).toEqual([false, false])
    }
  })
})
