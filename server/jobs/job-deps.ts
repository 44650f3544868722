import { DomainError } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Store } from '#server/store/store.ts'

/** The dependencies of a job. */
export interface JobDeps {
  store: Store
  ports: Ports
  clock: () => Date
  newId: () => string
}

/**
 * Makes a change for each id in a transaction of its own, so that one failure does not affect the others. A DomainError means that a user
 * or another process was faster: then there is nothing left to do. Returns how many changes were made.
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
