import { comparablePrice } from '#server/domain/catalogue/comparable-price.ts'
import type { Rates } from '#server/domain/catalogue/exchange-rates.ts'
import { searchTextOf } from '#server/domain/search/search-text.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export type ProductRow = Row<'products'>

/** Columns that follow from others, so that lists and searches need not compute them. */
type Derived = Pick<ProductRow, 'price' | 'lowestPrice' | 'comparablePrice' | 'searchText'>

/** Columns of a product that its seller does not state. */
type StoredColumns = Pick<
  ProductRow,
  '_id' | 'sellerId' | 'status' | 'missing' | 'version' | 'promotedUntil' | 'rating' | 'ratingCount' | 'createdAt' | 'updatedAt'
>

/** The columns of a product that its seller states. */
export type Listing = Omit<ProductRow, keyof Derived | keyof StoredColumns>

/** Returns a listing with its derived columns; form, import and demo all use this. */
export function productColumns(listing: Listing, rates: Rates): Listing & Derived {
  const { currency, unit, priceTiers } = listing
  const first = priceTiers[0]?.price ?? { amount: 0, currency }
  const last = priceTiers.at(-1)?.price ?? first
  return {
    ...listing,
    price: first.amount,
    lowestPrice: last.amount,
    comparablePrice: comparablePrice(first, unit, rates),
    searchText: searchTextOf(listing),
  }
}

/** A new product. */
export function newProduct(
  { now, newId }: Pick<TableContext, 'now' | 'newId'>,
  sellerId: string,
  listing: Listing,
  rates: Rates,
  { status, missing = [] }: { status: 'active' | 'inactive'; missing?: string[] },
): ProductRow {
  return {
    ...productColumns(listing, rates),
    _id: newId(),
    sellerId,
    status,
    missing,
    version: 1,
    promotedUntil: null,
    rating: 0,
    ratingCount: 0,
    createdAt: now,
    updatedAt: now,
  }
}
