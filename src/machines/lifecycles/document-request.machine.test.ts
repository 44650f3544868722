import { describe, expect, it } from 'vitest'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { nextState } from './life-cycle.ts'
import { documentRequestMachine } from './document-request.machine.ts'

describe('document request life-cycle', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(documentRequestMachine.states).toSorted()).toEqual(valuesOf('DocumentRequestStatus')))

  it('is answered once, one way or the other', () => {
    const answers = ['document.provide', 'document.refuse'] as const
    const states = ['requested', 'provided', 'refused'] as const
    const led = states.flatMap((state) =>
      answers.map((type) => `${state} ${type} ${String(nextState(documentRequestMachine, state, { type }))}`),
    )
    expect(led).toEqual([
      'requested document.provide provided',
      'requested document.refuse refused',
      'provided document.provide undefined',
      'provided document.refuse undefined',
      'refused document.provide undefined',
      'refused document.refuse undefined',
    ])
  })
})
