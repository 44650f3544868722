import { afterEach, describe, expect, it } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { freightRatesEvents, sampleRates } from '#tests/support/event-fixtures/freight-rates.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type Answers, answered } from '#tests/support/render-screen.tsx'
import { runFlow, settled } from '#tests/support/run-flow.ts'
import { freightRatesMachine } from './freight-rates.machine.ts'

afterEach(() => configureApi({}))

it('reaches every state', () => {
  const { inputs, events } = freightRatesEvents
  expect(reachedStates(freightRatesMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(freightRatesMachine))
})

const { version: _, ...entered } = sampleRates

async function save(saving: Answers) {
  const newest = { ...sampleRates, version: 9 }
  const reading = [() => ({ table: sampleRates }), () => ({ table: newest })]
  const flow = runFlow(answered(freightRatesMachine, { reading, saving }), undefined)
  await settled()
  flow.actor.send({ type: 'rates.entered', rates: entered })
  await settled()
  return flow
}

describe('saving freight rates', () => {
  it('shows what was saved, and tells it', async () => {
    const saved = { ...sampleRates, version: 4 }
    const { emitted, state } = await save([() => ({ table: saved })])
    expect([emitted, state().context.table]).toEqual([
      [{ type: 'toast', tone: 'success', text: { key: 'freight:saved' } }],
      saved,
    ])
  })

  it('stays with what was typed when no answer comes', async () => {
    const { state } = await save([failWith(unreachable)])
    expect([state().value, state().context.failure]).toEqual(['open', unreachable])
  })

  it('overwrites nothing that was saved meanwhile, and goes on from there', async () => {
    const { actor, state } = await save([failWith(rejected(409))])
    expect(state().hasTag('outdated')).toBe(true)
    actor.send({ type: 'newest.taken' })
    await settled()
    expect([state().value, state().context.table?.version]).toEqual(['open', 9])
  })

  it('names the version that was read', async () => {
    const bodies: unknown[] = []
    configureApi({
      baseUrl: 'https://kimiya.example/api',
      fetch: async (request) => {
        bodies.push(await request.json())
        return Response.json({ error: false, code: 200, message: '', results: { ...sampleRates, version: 4 } })
      },
    })
    const flow = runFlow(answered(freightRatesMachine, { reading: [() => ({ table: sampleRates })] }), undefined)
    await settled()
    flow.actor.send({ type: 'rates.entered', rates: entered })
    await settled()
    expect(bodies).toEqual([sampleRates])
  })
})
