/**
 * Lets transactions through together, or one alone. Serializable transactions that read and write neighbouring rows of an index are aborted
 * by the database on suspicion, so under load one may fail again and again; alone it succeeds.
 */
export class Mutex {
  #inside = 0
  #alone = false
  readonly #waiting: { alone: boolean; enter: () => void }[] = []

  /** Resolves when entry is granted; none overtakes an exclusive entry. Call `leave` afterwards. */
  async enter(alone: boolean): Promise<void> {
    if (this.#waiting.length || !this.#admits(alone)) await new Promise<void>((enter) => this.#waiting.push({ alone, enter }))
    else this.#admit(alone)
  }

  leave(): void {
    this.#inside--
    this.#alone = false
    for (let next = this.#waiting[0]; next && this.#admits(next.alone); next = this.#waiting[0]) {
      this.#waiting.shift()
      this.#admit(next.alone)
      next.enter()
    }
  }

  #admits(alone: boolean): boolean {
    return this.#inside === 0 || !(alone || this.#alone)
  }

  #admit(alone: boolean): void {
    this.#inside++
    this.#alone = alone
  }
}
