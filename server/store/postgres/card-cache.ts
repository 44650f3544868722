import type { ProductCardRow } from '../product-queries.ts'

/** A card with the version of the product's and of the seller's row that it was read from. */
export interface CachedCard {
  card: ProductCardRow
  rowVersions: string
}

/** A card is some 3 kB. */
const maxCached = 2_000

/**
 * The cards that were read last. Never stale: whoever takes them compares their row versions with those of the database at each call, so
 * this holds for any number of processes.
 */
export class CardCache {
  readonly #cards = new Map<string, CachedCard>()

  /** The cards of all these products with their row versions, a comma between; undefined when one of them is not held. */
  find(ids: readonly string[]): { cards: ProductCardRow[]; rowVersions: string } | undefined {
    const found: CachedCard[] = []
    for (const id of ids) {
      const held = this.#cards.get(id)
      if (held === undefined) return undefined
      found.push(held)
    }
    return { cards: found.map(({ card }) => card), rowVersions: found.map(({ rowVersions }) => rowVersions).join(',') }
  }

  keep(cards: readonly CachedCard[]): void {
    for (const held of cards) {
      // Moved last: the first is evicted first.
      this.#cards.delete(held.card._id)
      this.#cards.set(held.card._id, held)
    }
    for (const [oldest] of this.#cards) {
      if (this.#cards.size <= maxCached) break
      this.#cards.delete(oldest)
    }
  }
}
