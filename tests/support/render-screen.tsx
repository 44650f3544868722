import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { type AnyStateMachine, fromPromise } from 'xstate'
import { FlowHostContext } from '#src/flow/flow-host.ts'
import type { Chosen } from '#src/lib/paths.ts'
import type { FlowEmitted } from '#src/machines/platform/emitted-events.ts'

export interface ScreenPlace {
  /** The address of the page, with its query. */
  address?: string
  /** What the history entry is about. */
  chosen?: Chosen
  /** Machines in place of those of the same id. */
  machines?: readonly AnyStateMachine[]
}

/** Shows a screen at an address, with `machines` in place of its flows; `emitted`: the events that the flows emitted. */
export function renderScreen(screen: ReactElement, { address = '/', chosen = {}, machines = [] }: ScreenPlace = {}) {
  const emitted: FlowEmitted[] = []
  const host = {
    onEmitted: (event: FlowEmitted) => {
      emitted.push(event)
    },
    overrides: Object.fromEntries(machines.map((machine) => [machine.id, machine])),
  }
  const [pathname = '/', search = ''] = address.split('?')
  const entry = { pathname, search: search === '' ? '' : `?${search}`, state: { chosen } }
  const view = render(
    <MemoryRouter initialEntries={[entry]}>
      <FlowHostContext value={host}>{screen}</FlowHostContext>
    </MemoryRouter>,
  )
  return { ...view, emitted }
}

/** The results of an actor's calls in sequence; the last one repeats. A result that throws is a failed call. */
export type Answers = readonly (() => unknown)[]

/** Provides a machine with mocked calls. Names of actors are those of the machine's `setup`. */
export function answered<Machine extends AnyStateMachine>(machine: Machine, actors: Readonly<Record<string, Answers>>): Machine {
  const overrides = Object.entries(actors).map(([name, answers]) => {
    let call = 0
    return [name, fromPromise(async () => await answers[Math.min(call++, answers.length - 1)]?.())]
  })
  // The same machine but for its actors, which XState's types cannot follow through names made here.
  return machine.provide({ actors: Object.fromEntries(overrides) as never }) as Machine
}

/** A response that never comes. */
export const never = () => new Promise(() => undefined)

/** Money and quantities keep their parts together with no-break spaces. */
export const plainSpaces = { normalizer: (text: string) => text.replaceAll('\u00A0', ' ').replaceAll(/\s+/g, ' ').trim() }
