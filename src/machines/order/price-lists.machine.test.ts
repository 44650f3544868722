import { afterEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import {
  knownBuyers,
  priceListsEvents,
  samplePriceList,
  samplePriceListForm,
  samplePriceListSummary,
} from '#tests/support/event-fixtures/price-lists.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { type PriceList, type PriceListSaving, priceListsMachine } from './price-lists.machine.ts'

afterEach(() => configureApi({}))

it('reaches every state', () => {
  const { inputs, events } = priceListsEvents
  expect(reachedStates(priceListsMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(priceListsMachine))
})

const reading: Answers = [() => ({ lists: [samplePriceListSummary] })]
const opened = (list: PriceList | null) => ({ list, buyers: knownBuyers })

interface Place {
  saving?: Answers
  /** As it is read; a new one for `null`. */
  list?: PriceList | null
  isCopy?: boolean
}

async function open({ saving, list = samplePriceList, isCopy = false }: Place) {
  const opening = [() => opened(list), () => opened({ ...samplePriceList, version: 9 })]
  const flow = runFlow(answered(priceListsMachine, { reading, opening, ...(saving && { saving }) }), undefined)
  await settled()
  flow.actor.send({ type: 'list.opened', id: list?._id ?? null, isCopy })
  await settled()
  return flow
}

async function save(place: Place) {
  const flow = await open(place)
  flow.actor.send({ type: 'list.entered', form: samplePriceListForm })
  await settled()
  return flow
}

describe('saving a price list', () => {
  it('shows the lists anew, and tells it', async () => {
    const { emitted, state } = await save({ saving: [() => ({ list: samplePriceList })] })
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { key: 'prices:saved' } }])
    expect([state().value, state().context.list]).toEqual(['shown', null])
  })

  it('stays with what was typed when no answer comes', async () => {
    const { state } = await save({ saving: [failWith(unreachable)] })
    expect([state().value, state().context.failure]).toEqual(['writing', unreachable])
  })

  it('overwrites nothing that was saved meanwhile, and goes on from there', async () => {
    const changed = { ...rejected(409), results: { state: 'edited' } }
    const { actor, state } = await save({ saving: [failWith(changed)] })
    expect(state().hasTag('outdated')).toBe(true)
    actor.send({ type: 'newest.taken' })
    await settled()
    expect([state().value, state().context.list?.version]).toEqual(['writing', 9])
  })

  it('leaves one that has ended meanwhile, and says so', async () => {
    const { emitted, state } = await open({ list: { ...samplePriceList, state: 'ended' } })
    expect(state().value).toBe('shown')
    expect(emitted).toEqual([{ type: 'toast', tone: 'info', text: { key: 'prices:endedMeanwhile' } }])
  })

  it('of a new list or a copy keeps what was typed where there are too many', async () => {
    const tooMany = failWith(rejected(409))
    const others = [{ list: null }, { isCopy: true }, {}]
    for (const place of others) {
      const flow = await save({ ...place, saving: [tooMany] })
      expect([flow.state().value, flow.state().hasTag('outdated')]).toEqual(['writing', false])
    }
  })

  it('offers those on the list beside those who can be chosen first', async () => {
    const { buyers } = samplePriceList
    const further = { _id: '5f0c2c8e-0000-4000-8000-00000000beef', name: 'Zenith Dyes', country: 'BD' }
    const { state } = await open({ list: { ...samplePriceList, buyers: [...buyers, further] } })
    expect(state().context.buyers).toEqual([...knownBuyers, further])
  })

  it('again after no answer is the same saving, and after a change another', async () => {
    const keys: string[] = []
    const saving = fromPromise<{ list: PriceList }, PriceListSaving>(({ input }) => {
      keys.push(input.idempotencyKey)
      return failWith(unreachable)()
    })
    const machine = answered(priceListsMachine, { reading, opening: [() => opened(null)] }).provide({ actors: { saving } })
    const flow = runFlow(machine, undefined)
    await settled()
    flow.actor.send({ type: 'list.opened', id: null })
    await settled()
    for (const name of ['A', 'A', 'B']) {
      flow.actor.send({ type: 'list.entered', form: { ...samplePriceListForm, name } })
      await settled()
    }
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2])
  })

  it('replaces the version that was read, and makes a copy a list of its own', async () => {
    const sent: unknown[] = []
    configureApi({
      baseUrl: 'https://kimiya.example/api',
      fetch: async (request) => {
        sent.push([new URL(request.url).pathname.split('/')[3], await request.json()])
        return Response.json({ error: false, code: 200, message: '', results: samplePriceList })
      },
    })
    await save({})
    await save({ isCopy: true })
    expect(sent).toEqual([
      ['replacePriceList', { ...samplePriceListForm, version: 3 }],
      ['createPriceList', samplePriceListForm],
    ])
  })
})

describe('ending a price list', () => {
  async function end(ending: Answers) {
    const flow = runFlow(answered(priceListsMachine, { reading, ending }), undefined)
    await settled()
    flow.actor.send({ type: 'ending.asked', list: samplePriceListSummary })
    flow.actor.send({ type: 'ending.confirmed' })
    await settled()
    return flow
  }

  it('is told once it is done', async () => {
    const { emitted, state } = await end([() => undefined])
    expect([state().value, emitted]).toEqual(['shown', [{ type: 'toast', tone: 'success', text: { key: 'prices:ended' } }]])
  })

  it('that was done elsewhere shows the lists as they are now', async () => {
    const { emitted, state } = await end([failWith(rejected(409, 'Ended already.'))])
    expect([state().value, state().context.selected]).toEqual(['shown', null])
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { message: 'Ended already.' } }])
  })
})
