import { columnsOf } from '../column-kinds.ts'
import type { ProductCardRow, SellerSummaryRow } from '../product-queries.ts'
import type { Row, TableName } from '../tables.ts'
import type { Database } from './database.ts'
import { versionOf } from './product-lists.ts'
import { quoted, run } from './statement.ts'

/** A part of a joined row: where its columns stand in the answer, and what they are called in the part. */
type Part = readonly (readonly [joined: string, own: string])[]
type Joined = Record<string, unknown>

const part = (alias: string, names: Iterable<string>): Part => [...names].map((name) => [`${alias}.${name}`, name])
const selected = (...parts: readonly Part[]) =>
  parts
    .flatMap((columns) =>
      columns.map(([joined, own]) => `${quoted(joined.slice(0, joined.indexOf('.')))}.${quoted(own)} as ${quoted(joined)}`),
    )
    .join(', ')

function taken<Shape>(row: Joined, columns: Part): Shape {
  const shape: Joined = {}
  for (const [joined, own] of columns) shape[own] = row[joined]
  return shape as Shape // The part names the columns of the shape.
}

const sellerPart = part('s', ['_id', 'businessName', 'country', 'verified', 'rating', 'ratingCount'])
const cardPart = part('p', [
  ...['_id', 'name_en', 'name_ar', 'name_bn', 'description_en', 'description_ar', 'description_bn', 'profileImage', 'casNumber'],
  ...['molecularFormula', 'grade', 'purity', 'physicalForm', 'countryOfOrigin', 'currency', 'unit', 'price', 'lowestPrice'],
  ...['minimumOrder', 'stock', 'rating', 'ratingCount', 'status', 'promotedUntil'],
])

const cardsStatement = (scope: string | undefined) => `select v."version", page.* from (select ${versionOf(scope)} as "version") v
  left join (select w."place", ${selected(cardPart, sellerPart)}, p."smiles" is not null as "hasStructure"
    from unnest($1::uuid[]) with ordinality as w("id", "place")
    join "products" p on p."_id" = w."id" join "sellers" s on s."_id" = p."sellerId") page on true order by page."place"`

const statements = { all: cardsStatement(undefined), category: cardsStatement('$2') }

/** The cards of products in the order of their ids, and the version of the catalogue, or of a category, in the same snapshot. */
export async function readCards(
  db: Database,
  ids: readonly string[],
  categoryId: string | undefined,
): Promise<{ version: number; cards: ProductCardRow[] }> {
  const { rows } =
    categoryId === undefined
      ? await run<Joined>(db, statements.all, [ids])
      : await run<Joined>(db, statements.category, [ids, categoryId])
  return {
    version: Number(rows[0]?.['version'] ?? 0),
    cards: rows
      .filter(({ place }) => place !== null)
      // The statement names the columns of a card.
      .map(
        (row) =>
          ({
            ...taken<object>(row, cardPart),
            hasStructure: row['hasStructure'],
            seller: taken<SellerSummaryRow>(row, sellerPart),
          }) as ProductCardRow,
      ),
  }
}

const wholeTable = (table: TableName, alias: string) => part(alias, columnsOf[table].keys())
const detailParts = {
  product: wholeTable('products', 'p'),
  category: wholeTable('categories', 'c'),
  subCategory: wholeTable('subCategories', 'b'),
}

const detailStatement = `select ${selected(detailParts.product, detailParts.category, detailParts.subCategory, sellerPart)}
  from "products" p join "categories" c on c."_id" = p."categoryId" join "subCategories" b on b."_id" = p."subCategoryId"
  join "sellers" s on s."_id" = p."sellerId" where p."_id" = $1`

export async function readDetail(db: Database, productId: string) {
  const { rows } = await run<Joined>(db, detailStatement, [productId])
  const [row] = rows
  return (
    row && {
      product: taken<Row<'products'>>(row, detailParts.product),
      category: taken<Row<'categories'>>(row, detailParts.category),
      subCategory: taken<Row<'subCategories'>>(row, detailParts.subCategory),
      seller: taken<SellerSummaryRow>(row, sellerPart),
    }
  )
}
