import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { assign, emit, sendTo, setup } from 'xstate'
import { type FlowEmitted, navigate, toast } from '#src/machines/platform/emitted-events.ts'
import type { FlowTag } from '#src/machines/platform/flow-tags.ts'
import { FlowHostContext } from './flow-host.ts'
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

/** Runs a flow of its own once it is opened. */
const receptionMachine = setup({
  types: {
    events: {} as { type: 'opened' } | { type: 'passed.on' },
    tags: {} as FlowTag,
    emitted: {} as FlowEmitted,
  },
  actors: { greeting: greetingMachine },
  actions: { passOn: sendTo('greeting', { type: 'greeting.asked' }) },
}).createMachine({
  id: 'reception',
  initial: 'shut',
  states: {
    shut: { on: { opened: { target: 'open' } } },
    open: {
      invoke: { id: 'greeting', src: 'greeting', input: { name: 'Omar' }, onError: { target: 'shut' } },
      on: { 'passed.on': { actions: 'passOn' } },
    },
  },
})

const hello = (name: string) => ({ type: 'toast', tone: 'info', text: { message: `Hello ${name}` } })

function Greeting() {
  const [flow, actor] = useFlow(greetingMachine, { name: 'Nadia' })
  return (
    <>
      <button onClick={() => actor.send({ type: 'greeting.asked' })}>Greet</button>
      <button onClick={() => actor.send({ type: 'defect.met' })}>Break</button>
      <output>{flow.context.times}</output>
    </>
  )
}

function Reception() {
  const [, actor] = useFlow(receptionMachine)
  return (
    <>
      <button onClick={() => actor.send({ type: 'opened' })}>Open</button>
      <button onClick={() => actor.send({ type: 'passed.on' })}>Pass on</button>
    </>
  )
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

afterEach(cleanup)

describe('a flow in a component', () => {
  it('is heard from its first word on', () => {
    const emitted: FlowEmitted[] = []
    render(
      <FlowHostContext value={{ onEmitted: (event) => emitted.push(event) }}>
        <Greeting />
      </FlowHostContext>,
    )
    expect(emitted).toEqual([hello('Nadia')])
    press('Greet')
    expect([emitted, screen.getByRole('status').textContent]).toEqual([[hello('Nadia'), hello('Nadia')], '1'])
  })

  it('is heard on after React has taken its effects back and done them again', () => {
    const emitted: FlowEmitted[] = []
    const host = { onEmitted: (event: FlowEmitted) => emitted.push(event) }
    render(
      <StrictMode>
        <FlowHostContext value={host}>
          <Greeting />
        </FlowHostContext>
      </StrictMode>,
    )
    emitted.length = 0
    press('Greet')
    expect(emitted).toEqual([hello('Nadia')])
  })

  it('can be overridden by a machine of the same id', () => {
    const emitted: FlowEmitted[] = []
    const override = greetingMachine.provide({ actions: { greet: emit(navigate('/faqs')) } })
    render(
      <FlowHostContext value={{ onEmitted: (event) => emitted.push(event), overrides: { greeting: override } }}>
        <Greeting />
      </FlowHostContext>,
    )
    expect(emitted).toEqual([{ type: 'navigate', to: '/faqs' }])
  })

  it('lets the world hear the flows that it runs inside of itself', () => {
    const emitted: FlowEmitted[] = []
    render(
      <FlowHostContext value={{ onEmitted: (event) => emitted.push(event) }}>
        <Reception />
      </FlowHostContext>,
    )
    expect(emitted).toEqual([])
    press('Open')
    press('Pass on')
    expect(emitted).toEqual([hello('Omar')])
  })
})
