import { describe, expect, it } from 'vitest'
import { valuesOf } from '#tests/support/contract-schemas.ts'
import { nextState } from './life-cycle.ts'
import { type CompanyDocumentsEvent, companyDocumentsMachine } from './company-documents.machine.ts'

describe('life-cycle of a company’s documents', () => {
  it('has the states of the contract, both ways', () =>
    expect(Object.keys(companyDocumentsMachine.states).toSorted()).toEqual(valuesOf('CompanyStatus')))

  it('lets the company send and rename, and the staff decide about what waits', () => {
    const states = ['none', 'pending', 'verified', 'refused'] as const
    // The machine has no wildcard events, so its descriptors are its event types.
    const events = companyDocumentsMachine.events.flatMap((type) =>
      (['company', 'system'] as const).map((by) => ({ type, by }) as CompanyDocumentsEvent),
    )
    const led = states.flatMap((state) =>
      events.flatMap((event) => {
        const next = nextState(companyDocumentsMachine, state, event)
        return next === undefined ? [] : [`${state} ${event.type} ${event.by} ${next}`]
      }),
    )
    expect(led.sort()).toEqual([
      'none documents.send company pending',
      'pending documents.refuse system refused',
      'pending documents.rename company pending',
      'pending documents.send company pending',
      'pending documents.verify system verified',
      'refused documents.send company pending',
      'verified documents.rename company pending',
      'verified documents.revoke system refused',
      'verified documents.send company pending',
    ])
  })
})
