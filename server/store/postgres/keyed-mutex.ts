/** Another transaction of this process has the counter; run again when `KeyedMutex.take` has resolved. */
export class KeyTaken extends Error {
  override readonly name = 'CounterTaken'
  constructor(readonly counter: string) {
    super(`The counter ${counter} is taken`)
  }
}

/**
 * Locks on counters and on windows of tries within this process. A serializable transaction that waits for another's number always fails, because
 * it began before that number was committed, and holds a connection meanwhile; so one that would have to wait ends at once, and restarts in
 * its turn. Between processes the database resolves conflicts.
 */
export class KeyedMutex {
  readonly #taken = new Map<string, (() => void)[]>()

  /** Takes the counter if it is free. */
  tryTake(counter: string): boolean {
    if (this.#taken.has(counter)) return false
    this.#taken.set(counter, [])
    return true
  }

  /** Waits in turn for all of them. All take them in the same order, which prevents deadlocks. */
  async take(counters: Iterable<string>): Promise<void> {
    for (const counter of [...counters].sort()) {
      if (!this.tryTake(counter)) await new Promise<void>((resolve) => this.#taken.get(counter)?.push(resolve))
    }
  }

  release(counters: Iterable<string>): void {
    for (const counter of counters) {
      const next = this.#taken.get(counter)?.shift()
      if (next) next()
      else this.#taken.delete(counter)
    }
  }
}
