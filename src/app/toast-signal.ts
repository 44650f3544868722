import type { ToastEvent } from '#src/machines/platform/emitted-events.ts'

/** A message to be shown, as text. */
export interface ToastMessage {
  id: number
  tone: ToastEvent['tone']
  message: string
}

let messages: readonly ToastMessage[] = []
let count = 0
/** What was shown last, and when. */
let last: { tone: ToastEvent['tone']; message: string; at: number } | undefined

const keptAs = 'kimiya.toast.1'
const shownFor = 3_000
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
    last = { tone, message, at: Date.now() }
    change([...messages, { id: count, tone, message }])
  },
  /** A message that nobody can have read yet is kept for the page that takes this one's place. */
  keep: (): void => {
    if (last !== undefined && Date.now() - last.at < shownFor) sessionStorage.setItem(keptAs, JSON.stringify(last))
  },
  showKept: (): void => {
    const kept = sessionStorage.getItem(keptAs)
    if (kept === null) return
    sessionStorage.removeItem(keptAs)
    // Written by `keep`, in this tab.
    const { tone, message } = JSON.parse(kept) as NonNullable<typeof last>
    toastSignal.show(tone, message)
  },
  taken: (id: number): void => change(messages.filter((message) => message.id !== id)),
}

function change(next: readonly ToastMessage[]): void {
  messages = next
  for (const listener of listeners) listener()
}
