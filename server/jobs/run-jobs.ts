import type { MailSender } from '#server/ports/mail.ts'
import { type Store, StoreUnavailable } from '#server/store/store.ts'
import { deliverMail } from './deliver-mail.ts'

const pause = 500

/** Runs the timed work until it is stopped; stopping waits for what is under way. */
export function runJobs(
  store: Store,
  sender: MailSender,
  clock: () => Date,
  onDefect: (defect: unknown, id?: string) => void,
): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const round = async (): Promise<void> => {
    let taken = 0
    try {
      taken = await deliverMail(store, sender, clock, onDefect)
    } catch (error) {
      // The database is away for a while: the next round tries again.
      if (!(error instanceof StoreUnavailable)) onDefect(error)
    }
    // At once while there is more, so that a burst does not wait batch by batch.
    if (!stopped) timer = setTimeout(next, taken > 0 ? 0 : pause)
  }
  const next = () => {
    running = round()
  }
  next()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
