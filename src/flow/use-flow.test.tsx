import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { assign, emit, setup } from 'xstate'
import { type FlowEmitted, navigate, toast } from '#src/machines/emitted-events.ts'
import type { FlowTag } from '#src/machines/flow-tags.ts'
import { FlowWorldContext } from './flow-world.ts'
import { useFlow } from './use-flow.ts'

/** Speaks at once, and again when told to. */
const greetingMachine = setup({
  types: {
    context: {} as { name: string; times: number },
    events: {} as { type: 'greeting.asked' } | { type: 'defect.met' },
    input: {} as { name: string },
    tags: {} as FlowTag,
    emitted: {} as FlowEmitted,
  },
  actions: {
    greet: emit(({ context }) => toast('info', { message: `Hello ${context.name}` })),
    count: assign(({ context }) => ({ times: context.times + 1 })),
    break: () => {
      throw new Error('a defect of ours')
    },
  },
}).createMachine({
  id: 'greeting',
  context: ({ input }) => ({ name: input.name, times: 0 }),
  entry: 'greet',
  on: { 'greeting.asked': { actions: ['greet', 'count'] }, 'defect.met': { actions: 'break' } },
})

const hello = (name: string) => ({ type: 'toast', tone: 'info', text: { message: `Hello ${name}` } })

function Greeting() {
  const [flow, actor] = useFlow(greetingMachine, { name: 'Nadia' })
  expectTypeOf(flow.context).toEqualTypeOf<{ name: string; times: number }>()
  return (
    <>
      <button onClick={() => actor.send({ type: 'greeting.asked' })}>Greet</button>
      <button onClick={() => actor.send({ type: 'defect.met' })}>Break</button>
      <output>{flow.context.times}</output>
    </>
  )
}

const press = (name: string) => {
  act(() => {
    screen.getByRole('button', { name }).click()
  })
}

afterEach(cleanup)

describe('a flow in a component', () => {
  it('is heard from its first word on', () => {
    const heard: FlowEmitted[] = []
    render(
      <FlowWorldContext value={{ hear: (event) => heard.push(event) }}>
        <Greeting />
      </FlowWorldContext>,
    )
    expect(heard).toEqual([hello('Nadia')])
    press('Greet')
    expect([heard, screen.getByRole('status').textContent]).toEqual([[hello('Nadia'), hello('Nadia')], '1'])
  })

  it('is heard on after React has taken its effects back and done them again', () => {
    const heard: FlowEmitted[] = []
    const world = { hear: (event: FlowEmitted) => heard.push(event) }
    render(
      <StrictMode>
        <FlowWorldContext value={world}>
          <Greeting />
        </FlowWorldContext>
      </StrictMode>,
    )
    heard.length = 0
    press('Greet')
    expect(heard).toEqual([hello('Nadia')])
  })

  it('can have a stand-in of the same id', () => {
    const heard: FlowEmitted[] = []
    const standIn = greetingMachine.provide({ actions: { greet: emit(navigate('/faqs')) } })
    render(
      <FlowWorldContext value={{ hear: (event) => heard.push(event), standIns: { greeting: standIn } }}>
        <Greeting />
      </FlowWorldContext>,
    )
    expect(heard).toEqual([{ type: 'navigate', to: '/faqs' }])
  })
})
