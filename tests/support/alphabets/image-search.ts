import type { components } from '#src/generated/schema.ts'
import { pictureLimit } from '#src/lib/picture-limit.ts'
import type { imageSearchMachine } from '#src/machines/image-search.machine.ts'
import { actorAnswered, actorFailed, refused, unreachable } from '#tests/support/actor-events.ts'
import { acetoneCard } from '#tests/support/catalogue-samples.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

export const acetoneRead: components['schemas']['QueryResult'] = {
  products: [acetoneCard],
  sellers: [],
  total: 1,
  understood: { casNumbers: ['67-64-1'], ecNumbers: [], unNumbers: ['UN1090'], names: ['Acetone'] },
}

/** What the service says of that label. */
export const acetoneSeen: components['schemas']['ImageAnalysis'] = { text: 'ACETONE\nCAS No. 67-64-1', labels: ['Drum', 'Label'] }

export const label = new File(['a'], 'label.png', { type: 'image/png' })

export const imageSearchAlphabet = {
  inputs: { 'any page': { read: () => Promise.resolve(''), prepare: (picture) => Promise.resolve(picture) } },
  events: {
    'asking answered, by itself': actorAnswered('asking', null),
    'asking answered, a service': actorAnswered('asking', 'googleCloudVision'),
    'asking unreachable': actorFailed('asking', unreachable),
    'retry.asked': { type: 'retry.asked' },
    'picture.chosen': { type: 'picture.chosen', picture: label },
    'no image chosen': { type: 'picture.chosen', picture: new File(['a'], 'label.txt', { type: 'text/plain' }) },
    'too large an image chosen': {
      type: 'picture.chosen',
      picture: new File([new Uint8Array(pictureLimit)], 'label.png', { type: 'image/png' }),
    },
    'search.cancelled': { type: 'search.cancelled' },
    'analysing answered': actorAnswered('analysing', acetoneSeen),
    'analysing answered, nothing': actorAnswered('analysing', { text: '', labels: [] }),
    'analysing failed': actorFailed('analysing', refused(503)),
    'reading answered': actorAnswered('reading', 'Acetone CAS 67-64-1'),
    'reading answered, nothing': actorAnswered('reading', ' ~ '),
    'reading failed': actorFailed('reading', unreachable),
    'querying answered': actorAnswered('querying', acetoneRead),
    'querying unreachable': actorFailed('querying', unreachable),
  },
} satisfies FlowAlphabet<typeof imageSearchMachine>
