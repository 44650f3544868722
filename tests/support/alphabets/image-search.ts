import type { components } from '#src/generated/schema.ts'
import { type imageSearchMachine, pictureLimit } from '#src/machines/image-search.machine.ts'
import { actorAnswered, actorFailed, unreachable } from '#tests/support/actor-events.ts'
import { acetoneCard } from '#tests/support/catalogue-samples.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const acetoneRead: components['schemas']['QueryResult'] = {
  products: [acetoneCard],
  sellers: [],
  total: 1,
  understood: { casNumbers: ['67-64-1'], ecNumbers: [], unNumbers: ['UN1090'], names: ['Acetone'] },
}

export const label = new File(['a'], 'label.png', { type: 'image/png' })

export const imageSearchAlphabet = {
  inputs: { 'any page': { read: () => Promise.resolve('') } },
  events: {
    'picture.chosen': { type: 'picture.chosen', picture: label },
    'no image chosen': { type: 'picture.chosen', picture: new File(['a'], 'label.txt', { type: 'text/plain' }) },
    'too large an image chosen': {
      type: 'picture.chosen',
      picture: new File([new Uint8Array(pictureLimit)], 'label.png', { type: 'image/png' }),
    },
    'search.cancelled': { type: 'search.cancelled' },
    'reading answered': actorAnswered('reading', 'Acetone CAS 67-64-1'),
    'reading answered, nothing': actorAnswered('reading', ' ~ '),
    'reading failed': actorFailed('reading', unreachable),
    'querying answered': actorAnswered('querying', acetoneRead),
    'querying unreachable': actorFailed('querying', unreachable),
  },
} satisfies FlowAlphabet<typeof imageSearchMachine>
