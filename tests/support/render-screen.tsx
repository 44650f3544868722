import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { AnyStateMachine } from 'xstate'
import { FlowWorldContext } from '#src/flow/flow-world.ts'
import type { Chosen } from '#src/lib/paths.ts'
import type { FlowEmitted } from '#src/machines/emitted-events.ts'

export interface ScreenPlace {
  /** The address of the page, with its query. */
  address?: string
  /** What the history entry is about. */
  chosen?: Chosen
  /** Machines in place of those of the same id. */
  machines?: readonly AnyStateMachine[]
}

/** Shows a screen at an address, its flows answered by `machines`; `heard` is what the flows asked of the world. */
export function renderScreen(screen: ReactElement, { address = '/', chosen = {}, machines = [] }: ScreenPlace = {}) {
  const heard: FlowEmitted[] = []
  const world = {
    hear: (event: FlowEmitted) => {
      heard.push(event)
    },
    standIns: Object.fromEntries(machines.map((machine) => [machine.id, machine])),
  }
  const [pathname = '/', search = ''] = address.split('?')
  const entry = { pathname, search: search === '' ? '' : `?${search}`, state: { chosen } }
  const view = render(
    <MemoryRouter initialEntries={[entry]}>
      <FlowWorldContext value={world}>{screen}</FlowWorldContext>
    </MemoryRouter>,
  )
  return { ...view, heard }
}
