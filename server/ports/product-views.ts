/** One page of a product opened; `userId` when somebody was signed in. */
export interface ProductView {
  productId: string
  userId?: string
}

/**
 * Counts openings of product pages without a write for each: they are gathered in the process, and a job keeps them from time to time.
 * What a process that dies had gathered is lost; nobody is owed a view.
 */
export interface ProductViews {
  note(view: ProductView): void
  /** What was gathered since the last time, and forgets it: openings by product, and for each person the products opened. */
  take(): { counts: ReadonlyMap<string, number>; byUser: ReadonlyMap<string, ReadonlySet<string>> }
}
