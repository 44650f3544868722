import { describe, expect, it } from 'vitest'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import type { components } from '#src/generated/schema.ts'
import { isPayableOnTerms, isSettled, unpaidStates } from './order-terms.ts'

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
})
