import { columnsOf } from '../column-kinds.ts'
import { type CardColumns, cardOf, sellerOf } from '../product-card.ts'
import type { ProductCardRow, SellerSummaryRow } from '../product-queries.ts'
import type { Row, TableName } from '../tables.ts'
import type { Connection } from './connection.ts'
import { versionOf } from './product-lists.ts'
import { quoted, run } from './statement.ts'

const sellerColumns = ['_id', 'businessName', 'country', 'verified', 'rating', 'ratingCount']
  .map((name) => `s.${quoted(name)} as ${quoted(`seller.${name}`)}`)
  .join(', ')

const cardColumns = [
  ...['_id', 'name_en', 'name_ar', 'name_bn', 'description_en', 'description_ar', 'description_bn', 'profileImage', 'casNumber'],
  ...['molecularFormula', 'grade', 'purity', 'physicalForm', 'countryOfOrigin', 'currency', 'unit', 'price', 'lowestPrice'],
  ...['minimumOrder', 'stock', 'rating', 'ratingCount', 'status', 'promotedUntil', 'version'],
]
  .map((name) => `p.${quoted(name)}`)
  .join(', ')

const cardsStatement = (
  scope: string | undefined,
) => `select v."catalogueVersion", page.* from (select ${versionOf(scope)} as "catalogueVersion") v
  left join (select w."place", ${cardColumns}, p."smiles" is not null as "hasStructure", ${sellerColumns}
    from unnest($1::uuid[]) with ordinality as w("id", "place")
    join "products" p on p."_id" = w."id" join "sellers" s on s."_id" = p."sellerId") page on true order by page."place"`

const statements = { all: cardsStatement(undefined), category: cardsStatement('$2') }

/** The cards of products in the order of their ids, and the version of the catalogue, or of a category, in the same snapshot. */
export async function readCards(
  db: Connection,
  ids: readonly string[],
  categoryId: string | undefined,
): Promise<{ version: number; cards: ProductCardRow[] }> {
  type Joined = CardColumns & { catalogueVersion: number; place: number | null }
  const read =
    categoryId === undefined ? run<Joined>(db, statements.all, [ids]) : run<Joined>(db, statements.category, [ids, categoryId])
  const { rows } = await read
  // Without any card there is one row, of the version alone.
  return { version: rows[0]?.catalogueVersion ?? 0, cards: rows.filter(({ place }) => place !== null).map(cardOf) }
}

/** A whole row within a joined one: where its columns stand in the answer, and what they are called in the row. */
type Part = readonly (readonly [joined: string, own: string])[]

const part = (alias: string, table: TableName): Part => [...columnsOf[table].keys()].map((name) => [`${alias}.${name}`, name])
const parts = { product: part('p', 'products'), category: part('c', 'categories'), subCategory: part('b', 'subCategories') }
const partColumns = Object.values(parts)
  .flat()
  .map(([joined, own]) => `${joined.slice(0, 1)}.${quoted(own)} as ${quoted(joined)}`)
  .join(', ')

const detailStatement = `select ${partColumns}, ${sellerColumns}, coalesce(v."count", 0) as "viewCount"
  from "products" p join "categories" c on c."_id" = p."categoryId" join "subCategories" b on b."_id" = p."subCategoryId"
  join "sellers" s on s."_id" = p."sellerId" left join "viewCounts" v on v."_id" = p."_id" where p."_id" = $1`

export async function readDetail(db: Connection, productId: string) {
  const { rows } = await run<Record<string, unknown>>(db, detailStatement, [productId])
  const [row] = rows
  if (row === undefined) return undefined
  const seller: SellerSummaryRow = sellerOf(row as unknown as CardColumns) // The statement names the seller's columns.
  return {
    product: taken<Row<'products'>>(row, parts.product),
    category: taken<Row<'categories'>>(row, parts.category),
    subCategory: taken<Row<'subCategories'>>(row, parts.subCategory),
    seller,
    viewCount: Number(row['viewCount']),
  }
}

function taken<Shape>(row: Record<string, unknown>, columns: Part): Shape {
  const shape: Record<string, unknown> = {}
  for (const [joined, own] of columns) shape[own] = row[joined]
  return shape as Shape // The part names the columns of the shape.
}
