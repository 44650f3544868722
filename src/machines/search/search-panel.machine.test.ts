import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { ApiError, type ApiFailure } from '#src/api/api-error.ts'
import { configureApi } from '#src/api/api-settings.ts'
import { rejected, unreachable } from '#tests/support/actor-events.ts'
import { acetoneEntry, acetoneFound, searchPanelEvents } from '#tests/support/event-fixtures/search-panel.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { type Found, type SearchEntry, searchPanelMachine } from './search-panel.machine.ts'

const benzeneEntry: SearchEntry = { ...acetoneEntry, _id: `${acetoneEntry._id.slice(0, -1)}2`, keyword: 'benzene' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('reaches every state', () => {
  const { events, inputs } = searchPanelEvents
  expect(reachedStates(searchPanelMachine, Object.values(events), Object.values(inputs))).toEqual(statesOf(searchPanelMachine))
})

/** The panel of a member or a visitor. A search waits in `searches` until the test answers it. */
function openPanel({
  signedIn = true,
  kept = [acetoneEntry, benzeneEntry],
  deletes = () => Promise.resolve({ message: 'Gone.' }),
} = {}) {
  const searches: { text: string; answer: (found: Found) => void; fail: (failure: ApiFailure) => void }[] = []
  const deleted: string[] = []
  const recorded: string[] = []
  const flow = runFlow(
    searchPanelMachine.provide({
      actors: {
        searching: fromPromise<Found, { text: string }>(
          ({ input: { text } }) =>
            new Promise((answer, reject) => {
              searches.push({ text, answer, fail: (failure) => reject(new ApiError(failure)) })
            }),
        ),
        recording: fromPromise<undefined, { text: string }>(({ input: { text } }) => {
          recorded.push(text)
          return Promise.resolve(undefined)
        }),
        remembering: fromPromise<readonly SearchEntry[]>(() => Promise.resolve(kept)),
        deleting: fromPromise<{ message: string }, { id: string }>(({ input }) => {
          deleted.push(input.id)
          return deletes()
        }),
        clearing: fromPromise<{ message: string }>(() => {
          deleted.push('all')
          return deletes()
        }),
      },
    }),
    { signedIn },
  )
  const type = (text: string) => flow.actor.send({ type: 'text.typed', text })
  return { ...flow, searches, deleted, recorded, type, texts: () => searches.map(({ text }) => text) }
}

const settled = () => vi.advanceTimersByTimeAsync(0)
const found = (of: string): Found => ({ ...acetoneFound, of })

describe('typing', () => {
  it('searches once, for the trimmed text, 300 ms after the last key', async () => {
    const { type, texts } = openPanel()
    type('ace')
    await vi.advanceTimersByTimeAsync(299)
    type(' acetone ')
    await vi.advanceTimersByTimeAsync(299)
    expect(texts()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(texts()).toEqual(['acetone'])
  })

  it('does not search again for a space at the end', async () => {
    const { type, texts, searches } = openPanel()
    type('acetone')
    await vi.advanceTimersByTimeAsync(300)
    searches[0]?.answer(found('acetone'))
    await settled()
    type('acetone ')
    await vi.advanceTimersByTimeAsync(300)
    expect(texts()).toEqual(['acetone'])
  })

  it('clears the results and searches for nothing when only spaces are left', async () => {
    const { type, texts, searches, state } = openPanel()
    type('acetone')
    await vi.advanceTimersByTimeAsync(300)
    searches[0]?.answer(found('acetone'))
    await settled()
    type('   ')
    await vi.advanceTimersByTimeAsync(300)
    expect([state().context.found, state().hasTag('blank'), texts()]).toEqual([null, true, ['acetone']])
  })

  it('searches for nothing when the text is cleared on the tab of earlier searches', async () => {
    const { actor, type, texts, searches, state } = openPanel()
    type('acetone')
    await vi.advanceTimersByTimeAsync(300)
    searches[0]?.answer(found('acetone'))
    await settled()
    actor.send({ type: 'tab.chosen', tab: 'history' })
    await settled()
    type('  ')
    await vi.advanceTimersByTimeAsync(300)
    expect([state().context.found, state().context.text, state().hasTag('history'), texts()]).toEqual([
      null,
      '',
      true,
      ['acetone'],
    ])
  })

  it('never lets a late answer replace a newer one', async () => {
    const { type, searches, state } = openPanel()
    type('ace')
    await vi.advanceTimersByTimeAsync(300)
    type('benzene')
    await vi.advanceTimersByTimeAsync(300)
    searches[1]?.answer(found('benzene'))
    await settled()
    searches[0]?.answer(found('ace'))
    await settled()
    expect(state().context.found?.of).toBe('benzene')
  })

  it('keeps what was found in view until the next answer is there', async () => {
    const { type, searches, state } = openPanel()
    type('acetone')
    await vi.advanceTimersByTimeAsync(300)
    searches[0]?.answer(found('acetone'))
    await settled()
    type('benzene')
    await vi.advanceTimersByTimeAsync(300)
    expect([state().hasTag('busy'), state().context.found?.of]).toEqual([true, 'acetone'])
  })

  it('tells why nothing came, and tries again', async () => {
    const { type, searches, state, actor, texts } = openPanel()
    type('acetone')
    await vi.advanceTimersByTimeAsync(300)
    searches[0]?.fail(rejected(429))
    await settled()
    expect([state().hasTag('failed'), state().context.failure]).toEqual([true, rejected(429)])
    actor.send({ type: 'retry.asked' })
    expect(texts()).toEqual(['acetone', 'acetone'])
  })
})

describe('what is kept of a search', () => {
  async function answeredSearch(signedIn: boolean) {
    const panel = openPanel({ signedIn })
    panel.type('acetone')
    await vi.advanceTimersByTimeAsync(300)
    panel.searches[0]?.answer(found('acetone'))
    await settled()
    return panel
  }

  it('is nothing while a member types and reads', async () => {
    const { actor, recorded } = await answeredSearch(true)
    actor.send({ type: 'panel.left' })
    expect(recorded).toEqual([])
  })

  it('is the text whose result a member opens, and the panel closes', async () => {
    const { actor, recorded, state } = await answeredSearch(true)
    actor.send({ type: 'result.opened' })
    expect([recorded, state().value]).toEqual([['acetone'], 'closed'])
  })

  it('is nothing of a visitor', async () => {
    const { actor, recorded } = await answeredSearch(false)
    actor.send({ type: 'result.opened' })
    expect(recorded).toEqual([])
  })

  it('is nothing before the answer is there', async () => {
    const { actor, type, recorded } = openPanel()
    type('acetone')
    await vi.advanceTimersByTimeAsync(300)
    actor.send({ type: 'result.opened' })
    expect(recorded).toEqual([])
  })
})

describe('the calls of the panel', () => {
  afterEach(() => configureApi({}))

  it('ask as a visitor while a member types, and as the member when a result is opened', async () => {
    const calls: [token: string | null, body: unknown][] = []
    configureApi({
      token: () => 'the token',
      baseUrl: 'https://kimiya.example/api',
      fetch: async (request) => {
        calls.push([request.headers.get('x-auth-token-user'), await request.json()])
        const { products, sellers, corrected } = acetoneFound
        return Response.json({ error: false, code: 200, message: '', results: { products, sellers, corrected, total: 1 } })
      },
    })
    const { actor, state } = runFlow(searchPanelMachine, { signedIn: true })
    actor.send({ type: 'text.typed', text: 'acetone' })
    await vi.advanceTimersByTimeAsync(300)
    await vi.waitFor(() => expect(state().hasTag('filled')).toBe(true))
    actor.send({ type: 'result.opened' })
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    expect(calls).toEqual([
      [null, { search: 'acetone', pageSize: 8 }],
      ['the token', { search: 'acetone', pageSize: 1 }],
    ])
  })

  it('go on when the search could not be kept', async () => {
    let reachable = true
    configureApi({
      baseUrl: 'https://kimiya.example/api',
      fetch: () =>
        reachable
          ? Promise.resolve(Response.json({ error: false, code: 200, message: '', results: { ...acetoneFound, total: 1 } }))
          : Promise.reject(new TypeError('No connection')),
    })
    const { actor, state, emitted } = runFlow(searchPanelMachine, { signedIn: true })
    actor.send({ type: 'text.typed', text: 'acetone' })
    await vi.advanceTimersByTimeAsync(300)
    await vi.waitFor(() => expect(state().hasTag('filled')).toBe(true))
    reachable = false
    actor.send({ type: 'result.opened' })
    await settled()
    expect([state().status, state().value, emitted]).toEqual(['active', 'closed', []])
  })
})

describe('opening', () => {
  it('shows a member the earlier searches when there is no text', async () => {
    const { actor, state } = openPanel()
    actor.send({ type: 'panel.opened', text: ' ' })
    await settled()
    expect([state().hasTag('history'), state().context.entries]).toEqual([true, [acetoneEntry, benzeneEntry]])
  })

  it('shows a visitor no history, whatever is asked for', () => {
    const { actor, state } = openPanel({ signedIn: false })
    actor.send({ type: 'panel.opened', text: '' })
    actor.send({ type: 'tab.chosen', tab: 'history' })
    expect([state().hasTag('history'), state().hasTag('blank')]).toEqual([false, true])
  })

  it('searches at once for a text that was there before, and not again when it is opened again', async () => {
    const { actor, searches, texts, state } = openPanel()
    actor.send({ type: 'panel.opened', text: 'acetone' })
    searches[0]?.answer(found('acetone'))
    await settled()
    actor.send({ type: 'panel.left' })
    expect(state().hasTag('open')).toBe(false)
    actor.send({ type: 'panel.opened', text: 'acetone' })
    expect([texts(), state().hasTag('filled')]).toEqual([['acetone'], true])
  })

  it('keeps the sellers in view while another text is typed', async () => {
    const { actor, type, state } = openPanel()
    type('gulf')
    actor.send({ type: 'tab.chosen', tab: 'sellers' })
    type('gulf m')
    await vi.advanceTimersByTimeAsync(300)
    expect(state().hasTag('sellers')).toBe(true)
  })
})

describe('earlier searches', () => {
  async function openHistory(values?: Parameters<typeof openPanel>[0]) {
    const panel = openPanel(values)
    panel.actor.send({ type: 'panel.opened', text: '' })
    await settled()
    return panel
  }

  it('are searched for again at once when picked', async () => {
    const { actor, texts, state } = await openHistory()
    actor.send({ type: 'keyword.picked', keyword: 'benzene' })
    expect([texts(), state().hasTag('history')]).toEqual([['benzene'], false])
  })

  it('are deleted one by one, after asking', async () => {
    const { actor, deleted, state, emitted } = await openHistory()
    actor.send({ type: 'deleting.asked', entry: acetoneEntry })
    expect([state().hasTag('dialog'), deleted]).toEqual([true, []])
    actor.send({ type: 'deleting.confirmed' })
    await settled()
    expect([deleted, state().context.entries]).toEqual([[acetoneEntry._id], [benzeneEntry]])
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: { message: 'Gone.' } }])
  })

  it('are deleted all at once, after asking', async () => {
    const { actor, deleted, state } = await openHistory()
    actor.send({ type: 'clearing.asked' })
    actor.send({ type: 'deleting.confirmed' })
    await settled()
    expect([deleted, state().context.entries, state().hasTag('empty')]).toEqual([['all'], [], true])
  })

  it('stay when they could not be deleted, and it is said', async () => {
    const { actor, state, emitted } = await openHistory({ deletes: () => Promise.reject(new ApiError(unreachable)) })
    actor.send({ type: 'deleting.asked', entry: acetoneEntry })
    actor.send({ type: 'deleting.confirmed' })
    await settled()
    expect(state().context.entries).toEqual([acetoneEntry, benzeneEntry])
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'app:failure.unreachable.short' } }])
  })

  it('are not left by a click beside the panel while a question stands before it', async () => {
    const { actor, state } = await openHistory()
    actor.send({ type: 'deleting.asked', entry: acetoneEntry })
    actor.send({ type: 'panel.left' })
    expect([state().hasTag('open'), state().hasTag('dialog')]).toEqual([true, true])
  })
})
