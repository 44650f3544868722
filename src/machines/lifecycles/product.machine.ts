import { setup } from 'xstate'

export type ProductEvent =
  | { type: 'product.activate' }
  | { type: 'product.deactivate' }
  | { type: 'product.promote' }
  | { type: 'product.delete' }

/** A listing goes on and off the market as its seller likes. Deleting it is for good: what was bought goes on naming it. */
export const productMachine = setup({ types: { events: {} as ProductEvent } }).createMachine({
  id: 'product',
  initial: 'active',
  states: {
    active: { on: { 'product.deactivate': 'inactive', 'product.promote': 'active', 'product.delete': 'deleted' } },
    inactive: { on: { 'product.activate': 'active', 'product.delete': 'deleted' } },
    deleted: { type: 'final' },
  },
})
