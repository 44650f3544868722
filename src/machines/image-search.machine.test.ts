import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import type { components } from '#src/generated/schema.ts'
import { unreachable } from '#tests/support/actor-events.ts'
import { acetoneRead, imageSearchAlphabet, label } from '#tests/support/alphabets/image-search.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { type ReadPicture, imageSearchMachine, pictureLimit } from './image-search.machine.ts'

type QueryResult = components['schemas']['QueryResult']

it('reaches every state', () => {
  const { events, inputs } = imageSearchAlphabet
  expect(reachedStates(imageSearchMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(imageSearchMachine))
})

async function choose(picture: File, read: ReadPicture, query: () => Promise<QueryResult> = () => Promise.resolve(acetoneRead)) {
  const asked: string[] = []
  const machine = imageSearchMachine.provide({
    actors: {
      querying: fromPromise<QueryResult, { text: string }>(({ input }) => {
        asked.push(input.text)
        return query()
      }),
    },
  })
  const flow = runFlow(machine, { read })
  flow.actor.send({ type: 'picture.chosen', picture })
  await settled()
  return { ...flow, asked }
}

const reads = (text: string) => () => Promise.resolve(text)
const error = (key: string) => [{ type: 'toast', tone: 'error', text: { key } }]
const ofSize = (size: number) => new File([new Uint8Array(size)], 'label.jpg', { type: 'image/jpeg' })

describe('searching by picture', () => {
  it('asks the marketplace with what was read, and says that it is done', async () => {
    const { state, asked, heard } = await choose(label, reads(' Acetone\nCAS 67-64-1 '))
    expect([asked, state().value, state().context.found]).toEqual([['Acetone\nCAS 67-64-1'], 'answered', acetoneRead])
    expect(heard).toEqual([{ type: 'toast', tone: 'success', text: { key: 'search:picture.done' } }])
  })

  it('takes nothing but images', async () => {
    const { state, heard } = await choose(new File(['a'], 'a.pdf', { type: 'application/pdf' }), reads('Acetone'))
    expect([state().value, heard]).toEqual(['choosing', error('search:picture.notImage')])
  })

  it('takes an image of a byte less than 4 MB, and none of 4 MB', async () => {
    const less = await choose(ofSize(pictureLimit - 1), reads('Acetone'))
    const all = await choose(ofSize(pictureLimit), reads('Acetone'))
    expect([less.state().value, all.state().value, all.heard]).toEqual(['answered', 'choosing', error('search:picture.tooLarge')])
  })

  it('says when nothing can be recognised, and asks the marketplace nothing', async () => {
    const { asked, heard } = await choose(label, reads(' ~ . \n'))
    expect([asked, heard]).toEqual([[], error('search:picture.nothing')])
  })

  it('says when the picture could not be read', async () => {
    const { state, heard } = await choose(label, () => Promise.reject(new Error('Not a picture after all')))
    expect([state().value, heard]).toEqual(['choosing', error('search:picture.failed')])
  })

  it('says when the marketplace could not be asked', async () => {
    const { state, heard } = await choose(label, reads('Acetone'), () => Promise.reject(new ApiError(unreachable)))
    expect([state().value, heard]).toEqual(['choosing', error('search:picture.queryFailed')])
  })

  it('tells how far it is, and stops when it is called off', async () => {
    let stopped: AbortSignal | undefined
    const { actor, state, heard } = await choose(label, (_, onProgress, signal) => {
      stopped = signal
      onProgress(0.4)
      return new Promise(() => undefined)
    })
    expect(state().context.share).toBe(0.4)
    actor.send({ type: 'search.cancelled' })
    expect([stopped?.aborted, state().value, heard]).toEqual([true, 'choosing', []])
  })

  it('sends no more of a long text than the marketplace takes', async () => {
    const { asked } = await choose(label, reads('acetone '.repeat(2_000)))
    expect(asked[0]?.length).toBe(10_000)
  })
})
