import type { ToastEvent } from '#src/machines/platform/emitted-events.ts'

/** A message to be shown, as text. */
export interface ToastMessage {
  id: number
  tone: ToastEvent['tone']
  message: string
}

let messages: readonly ToastMessage[] = []
let count = 0
const listeners = new Set<() => void>()

/** Messages that wait to be shown. The box that shows them is loaded with the first one. */
export const toastSignal = {
  waiting: (): readonly ToastMessage[] => messages,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  show: (tone: ToastEvent['tone'], message: string): void => {
    count += 1
    change([...messages, { id: count, tone, message }])
  },
  taken: (id: number): void => change(messages.filter((message) => message.id !== id)),
}

function change(next: readonly ToastMessage[]): void {
  messages = next
  for (const listener of listeners) listener()
}
