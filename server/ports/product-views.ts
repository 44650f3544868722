/** One view of a product's page; `userId` of a signed-in user. */
export interface ProductView {
  productId: string
  userId?: string
}

/**
 * Counts views of product pages without a write for each: they are buffered in the process, and a job stores them. A crash loses the
 * buffered ones, which is acceptable.
 */
export interface ProductViews {
  note(view: ProductView): void
  /** Returns and clears the buffer: views by product, and the products viewed by user. */
  take(): { counts: ReadonlyMap<string, number>; byUser: ReadonlyMap<string, ReadonlySet<string>> }
}
