import { DomainError } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Store } from '#server/store/store.ts'

/** What timed work needs of the process it runs in. */
export interface JobDeps {
  store: Store
  ports: Ports
  clock: () => Date
  newId: () => string
}

/**
 * Makes a change for each id in a transaction of its own, so that one that cannot be made keeps no other back. A refusal means that
 * somebody was faster (a person, or another process): then there is nothing left to do. Returns how many changes were made.
 */
export async function eachAlone(
  { store, ports, clock, newId }: JobDeps,
  ids: readonly string[],
  change: (deps: OperationContext, id: string) => Promise<void>,
): Promise<number> {
  let made = 0
  for (const id of ids) {
    try {
      await store.transaction((tables) => change({ tables, ports, newId, now: clock().toISOString() }, id))
      made += 1
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }
  return made
}
