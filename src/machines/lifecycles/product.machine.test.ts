import { describe, expect, it } from 'vitest'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { nextState } from './life-cycle.ts'
import { productMachine } from './product.machine.ts'

describe('product life-cycle', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(productMachine.states).toSorted()).toEqual(valuesOf('ProductStatus')))

  it('goes on and off the market until it is deleted, and is promoted only while it is on', () => {
    const events = ['product.activate', 'product.deactivate', 'product.promote', 'product.delete'] as const
    const states = ['active', 'inactive', 'deleted'] as const
    const led = states.flatMap((state) =>
      events.map((type) => `${state} ${type} ${String(nextState(productMachine, state, { type }))}`),
    )
    expect(led.filter((step) => !step.endsWith('undefined'))).toEqual([
      'active product.deactivate inactive',
      'active product.promote active',
      'active product.delete deleted',
      'inactive product.activate active',
      'inactive product.delete deleted',
    ])
  })
})
