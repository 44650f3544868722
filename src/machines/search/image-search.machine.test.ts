import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import type { components } from '#src/generated/schema.ts'
import { pictureLimit } from '#src/lib/picture-limit.ts'
import { rejected, unreachable } from '#tests/support/actor-events.ts'
import { acetoneRead, acetoneSeen, imageSearchEvents, label } from '#tests/support/event-fixtures/image-search.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { type PreparePicture, type ReadPicture, imageSearchMachine } from './image-search.machine.ts'

type QueryResult = components['schemas']['QueryResult']
type ImageAnalysis = components['schemas']['ImageAnalysis']

it('reaches every state', () => {
  const { events, inputs } = imageSearchEvents
  expect(reachedStates(imageSearchMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(imageSearchMachine))
})

type Query = () => Promise<QueryResult>
const finds: Query = () => Promise.resolve(acetoneRead)

const asItIs: PreparePicture = (picture) => Promise.resolve(picture)

/** Chooses a picture where the page reads by itself, or where `service` analyses. */
async function choose(picture: File, read: ReadPicture, query: Query = finds, service?: () => Promise<ImageAnalysis>) {
  const asked: string[] = []
  const analysed: (File | null)[] = []
  const machine = imageSearchMachine.provide({
    actors: {
      asking: fromPromise(() => Promise.resolve(service === undefined ? null : ('googleCloudVision' as const))),
      analysing: fromPromise<ImageAnalysis, { prepare: PreparePicture; picture: File | null }>(({ input }) => {
        analysed.push(input.picture)
        return service === undefined ? Promise.reject(new Error('There is no service')) : service()
      }),
      querying: fromPromise<QueryResult, { text: string }>(({ input }) => {
        asked.push(input.text)
        return query()
      }),
    },
  })
  const flow = runFlow(machine, { read, prepare: asItIs })
  await settled()
  flow.actor.send({ type: 'picture.chosen', picture })
  await settled()
  return { ...flow, asked, analysed }
}

const reads = (text: string) => () => Promise.resolve(text)
const error = (key: string) => [{ type: 'toast', tone: 'error', text: { key } }]
const ofSize = (size: number) => new File([new Uint8Array(size)], 'label.jpg', { type: 'image/jpeg' })

describe('searching by picture', () => {
  it('asks the marketplace with what was read, and says that it is done', async () => {
    const { state, asked, emitted } = await choose(label, reads(' Acetone\nCAS 67-64-1 '))
    expect([asked, state().value, state().context.found]).toEqual([['Acetone\nCAS 67-64-1'], { known: 'answered' }, acetoneRead])
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { key: 'search:picture.done' } }])
  })

  it('takes nothing but images', async () => {
    const { state, emitted } = await choose(new File(['a'], 'a.pdf', { type: 'application/pdf' }), reads('Acetone'))
    expect([state().value, emitted]).toEqual([{ known: 'choosing' }, error('search:picture.notImage')])
  })

  it('takes an image of a byte less than 4 MB, and none of 4 MB', async () => {
    const less = await choose(ofSize(pictureLimit - 1), reads('Acetone'))
    const all = await choose(ofSize(pictureLimit), reads('Acetone'))
    expect([less.state().value, all.state().value, all.emitted]).toEqual([
      { known: 'answered' },
      { known: 'choosing' },
      error('search:picture.tooLarge'),
    ])
  })

  it('says when nothing can be recognised, and asks the marketplace nothing', async () => {
    const { asked, emitted } = await choose(label, reads(' ~ . \n'))
    expect([asked, emitted]).toEqual([[], error('search:picture.nothing')])
  })

  it('says when the picture could not be read', async () => {
    const { state, emitted } = await choose(label, () => Promise.reject(new Error('Not a picture after all')))
    expect([state().value, emitted]).toEqual([{ known: 'choosing' }, error('search:picture.failed')])
  })

  it('says when the marketplace could not be asked', async () => {
    const { state, emitted } = await choose(label, reads('Acetone'), () => Promise.reject(new ApiError(unreachable)))
    expect([state().value, emitted]).toEqual([{ known: 'choosing' }, error('search:picture.queryFailed')])
  })

  it('tells how far it is, and stops when it is called off', async () => {
    let stopped: AbortSignal | undefined
    const { actor, state, emitted } = await choose(label, (_, onProgress, signal) => {
      stopped = signal
      onProgress(0.4)
      return new Promise(() => undefined)
    })
    expect(state().context.share).toBe(0.4)
    actor.send({ type: 'search.cancelled' })
    expect([stopped?.aborted, state().value, emitted]).toEqual([true, { known: 'choosing' }, []])
  })

  it('sends no more of a long text than the marketplace takes', async () => {
    const { asked } = await choose(label, reads('acetone '.repeat(2_000)))
    expect(asked[0]?.length).toBe(10_000)
  })
})

describe('searching by picture where a service analyses it', () => {
  const unread: ReadPicture = () => Promise.reject(new Error('The page reads nothing itself'))
  const sees = (seen: ImageAnalysis) => () => Promise.resolve(seen)
  const served = (service: () => Promise<ImageAnalysis>, query?: Query, picture = label) =>
    choose(picture, unread, query, service)

  it('gives it the picture, and asks the marketplace with the text in it', async () => {
    const { state, asked, analysed, emitted } = await served(sees(acetoneSeen))
    expect([analysed, asked, state().value, state().context.found]).toEqual([
      [label],
      ['ACETONE\nCAS No. 67-64-1'],
      { known: 'answered' },
      acetoneRead,
    ])
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { key: 'search:picture.done' } }])
  })

  it('asks with what is to be seen when there is nothing to read', async () => {
    const { asked } = await served(sees({ text: ' ~ ', labels: ['Sulfur', 'Mineral'] }))
    expect(asked).toEqual(['Sulfur\nMineral'])
  })

  it('says when nothing is recognised, and asks the marketplace nothing', async () => {
    const { state, asked, emitted } = await served(sees({ text: '', labels: [] }))
    expect([state().value, asked, emitted]).toEqual([{ known: 'choosing' }, [], error('search:picture.nothing')])
  })

  it('says when the service fails, and does not read the picture in its place', async () => {
    const { state, asked, emitted } = await served(() => Promise.reject(new ApiError(rejected(503))))
    expect([state().value, asked, emitted]).toEqual([{ known: 'choosing' }, [], error('search:picture.failed')])
  })

  it('says when the marketplace could not be asked', async () => {
    const { state, emitted } = await served(sees(acetoneSeen), () => Promise.reject(new ApiError(unreachable)))
    expect([state().value, emitted]).toEqual([{ known: 'choosing' }, error('search:picture.queryFailed')])
  })

  it('gives it nothing that is no picture or too large', async () => {
    const text = await served(sees(acetoneSeen), finds, new File(['a'], 'a.pdf', { type: 'application/pdf' }))
    const large = await served(sees(acetoneSeen), finds, ofSize(pictureLimit))
    expect([text.analysed, text.emitted]).toEqual([[], error('search:picture.notImage')])
    expect([large.analysed, large.emitted]).toEqual([[], error('search:picture.tooLarge')])
  })

  it('stops when it is called off', async () => {
    const { actor, state, asked } = await served(() => new Promise(() => undefined))
    expect(state().value).toEqual({ known: 'analysing' })
    actor.send({ type: 'search.cancelled' })
    expect([state().value, asked]).toEqual([{ known: 'choosing' }, []])
  })
})

describe('before it is known who reads pictures', () =>
  it('takes none, and asks again when it could not be learnt', async () => {
    let answers = 0
    const machine = imageSearchMachine.provide({
      actors: {
        asking: fromPromise(() => ((answers += 1) === 1 ? Promise.reject(new ApiError(unreachable)) : Promise.resolve(null))),
      },
    })
    const { actor, state, emitted } = runFlow(machine, { read: reads('Acetone'), prepare: asItIs })
    actor.send({ type: 'picture.chosen', picture: label })
    expect(state().value).toBe('asking')
    await settled()
    actor.send({ type: 'picture.chosen', picture: label })
    expect([state().value, emitted]).toEqual(['unknown', []])
    actor.send({ type: 'retry.asked' })
    await settled()
    expect([state().value, state().context.service]).toEqual([{ known: 'choosing' }, null])
  }))
