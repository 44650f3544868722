import { normaliseCasNumber } from '#src/lib/cas-number.ts'
import type { Tables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { derivedReference } from './listing-form.ts'
import type { ReadRow } from './row-outcome.ts'

type Product = Row<'products'>

/** The key of a row's listing: the seller's own number, else the derived reference. */
export interface RowName {
  reference: string | undefined
  derived: string | undefined
  isDerived: boolean
}

/** The listings that rows of a file may name, read at once. */
export class ListedProducts {
  private constructor(private readonly products: readonly Product[]) {}

  static async of(tables: Tables, sellerId: string, rows: readonly (ReadRow & { name: RowName })[]): Promise<ListedProducts> {
    const among = { sellerId, status: ['active', 'inactive'] as const }
    const reference = rows.flatMap(({ name }) => name.reference ?? [])
    const casNumber = rows.flatMap(({ name, given }) => (name.isDerived ? normaliseCasNumber(given.casNumber ?? '') : []))
    const named = await tables.list('products', { ...among, reference })
    const alike = await tables.list('products', { ...among, casNumber })
    return new ListedProducts([...new Map([...named, ...alike].map((product) => [product._id, product])).values()])
  }

  /**
   * Finds the listing of a row. Without a seller's number, it is the one of the same substance, grade and packaging, even if numbered
   * meanwhile; of several the imported one, else none.
   */
  find({ reference, isDerived }: RowName): Product | 'several' | undefined {
    if (reference === undefined) return undefined
    const named = this.products.find((product) => product.reference === reference)
    if (named !== undefined || !isDerived) return named
    const [first, ...further] = this.products.filter((product) => derivedReference(product) === reference)
    return further.length > 0 ? 'several' : first
  }
}
