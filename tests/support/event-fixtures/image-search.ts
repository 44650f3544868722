import type { components } from '#src/generated/schema.ts'
import { pictureLimit } from '#src/lib/picture-limit.ts'
import type { imageSearchMachine } from '#src/machines/search/image-search.machine.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { acetoneCard } from '#tests/support/catalogue-fixtures.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const acetoneRead: components['schemas']['QueryResult'] = {
  products: [acetoneCard],
  sellers: [],
  total: 1,
  understood: { casNumbers: ['67-64-1'], ecNumbers: [], unNumbers: ['UN1090'], names: ['Acetone'] },
}

/** The service's findings for that label. */
export const acetoneSeen: components['schemas']['ImageAnalysis'] = { text: 'ACETONE\nCAS No. 67-64-1', labels: ['Drum', 'Label'] }

export const label = new File(['a'], 'label.png', { type: 'image/png' })

export const imageSearchEvents = {
  inputs: { 'any page': { read: () => Promise.resolve(''), prepare: (picture) => Promise.resolve(picture) } },
  events: {
    'asking answered, by itself': actorDone('asking', null),
    'asking answered, a service': actorDone('asking', 'googleCloudVision'),
    'asking unreachable': actorFailed('asking', unreachable),
    'retry.asked': { type: 'retry.asked' },
    'picture.chosen': { type: 'picture.chosen', picture: label },
    'no image chosen': { type: 'picture.chosen', picture: new File(['a'], 'label.txt', { type: 'text/plain' }) },
    'too large an image chosen': {
      type: 'picture.chosen',
      picture: new File([new Uint8Array(pictureLimit)], 'label.png', { type: 'image/png' }),
    },
    'search.cancelled': { type: 'search.cancelled' },
    'analysing answered': actorDone('analysing', acetoneSeen),
    'analysing answered, nothing': actorDone('analysing', { text: '', labels: [] }),
    'analysing failed': actorFailed('analysing', rejected(503)),
    'reading answered': actorDone('reading', 'Acetone CAS 67-64-1'),
    'reading answered, nothing': actorDone('reading', ' ~ '),
    'reading failed': actorFailed('reading', unreachable),
    'querying answered': actorDone('querying', acetoneRead),
    'querying unreachable': actorFailed('querying', unreachable),
  },
} satisfies FlowEvents<typeof imageSearchMachine>
