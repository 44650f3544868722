import { expect, it } from 'vitest'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'

/** Flows that a factory makes by one call have no tests of their own but these, unless they do more. */
const modules = import.meta.glob<Record<string, unknown>>('../*/*.machine.ts', { eager: true })
const tests = import.meta.glob('../*/*.machine.test.ts')
const machines = Object.entries(modules)
  .filter(([path]) => !(path.replace('.ts', '.test.ts') in tests))
  .flatMap(([, module]) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine)

const page = (ids: readonly string[], total: number) => ({ read: { results: { total }, items: ids, total } })
const failures = (actor: string) => [actorFailed(actor, rejected(403)), actorFailed(actor, unreachable)]

/** What a factory's machines take, by the beginning of their ids, and an input to begin with. */
const factories = {
  list: {
    input: { query: {}, pageSize: 2 },
    events: [
      { type: 'retry.asked' },
      { type: 'more.asked' },
      { type: 'list.staled' },
      { type: 'page.chosen', page: 2 },
      actorDone('reading', page(['one', 'two'], 5)),
      actorDone('reading', page([], 0)),
      ...failures('reading'),
    ],
  },
  view: {
    input: {},
    events: [{ type: 'retry.asked' }, { type: 'view.staled' }, actorDone('reading', {}), ...failures('reading')],
  },
  submit: {
    input: undefined,
    events: [
      { type: 'form.submitted', input: {} },
      { type: 'form.reopened' },
      actorDone('sending', { answer: { results: {}, message: '' } }),
      actorFailed('sending', rejected(422, '', { field: 'No' })),
      ...failures('sending'),
    ],
  },
}

for (const [factory, { input, events }] of Object.entries(factories)) {
  const made = machines.filter(({ id }) => id.startsWith(`${factory}.`))

  it(`has ${factory} flows to walk`, () => {
    expect(made.length).toBeGreaterThan(0)
  })

  it.each(made.map((machine) => [machine.id, machine] as const))('reaches every state of %s', (_, machine) => {
    expect(reachedStates(machine, events, [input])).toEqual(statesOf(machine))
  })
}
