import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { createFlowListener } from '#src/app/flow-events.ts'
import { FlowHostContext } from '#src/flow/flow-host.ts'
import type { Chosen } from '#src/lib/paths.ts'
import { createSessionStore, sessionStore } from '#src/session/session-store.ts'

interface Place {
  address?: string
  chosen?: Chosen
  machines?: readonly AnyStateMachine[]
}

/** The app's own listener behind a screen: what its flows emit changes the session. */
function Host({ machines, children }: { machines: readonly AnyStateMachine[]; children: ReactNode }) {
  const navigate = useNavigate()
  const host = useMemo(
    () => ({
      onEmitted: createFlowListener(navigate),
      overrides: Object.fromEntries(machines.map((machine) => [machine.id, machine])),
    }),
    [navigate, machines],
  )
  return <FlowHostContext value={host}>{children}</FlowHostContext>
}

export function visit(page: ReactElement, { address = '/', chosen, machines = [] }: Place = {}) {
  const entry = { pathname: address, state: chosen === undefined ? null : { chosen } }
  return render(
    <MemoryRouter initialEntries={[entry]}>
      <Host machines={machines}>{page}</Host>
    </MemoryRouter>,
  )
}

/** A page that is left without a word to it, and a new one over what the browser has stored. */
export function reload(): void {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  const stored = keys.map((key) => ({ key, value: localStorage.getItem(key) ?? '' }))
  cleanup()
  localStorage.clear()
  for (const { key, value } of stored) localStorage.setItem(key, value)
  sessionStore.set(createSessionStore(() => localStorage).get())
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
export const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)

export const isStored = (part: string) =>
  expect.poll(() => Object.values(localStorage).some((stored) => String(stored).includes(part))).toBe(true)

/** A browser that was never here. */
export function clearBrowser(): void {
  localStorage.clear()
  sessionStorage.clear()
  sessionStore.set(createSessionStore(() => localStorage).get())
}
