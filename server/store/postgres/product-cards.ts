import { sql } from 'kysely'
import type { Expression } from 'kysely'
import { cardOf, sellerOf } from '../product-card.ts'
import type { ProductCardRow } from '../product-queries.ts'
import type { CardCache } from './card-cache.ts'
import { readVersion, versionOf } from './catalogue-version.ts'
import type { Connection } from './connection.ts'
import { builder, type Given, statement } from './statement.ts'
import { joinedRow } from './table-columns.ts'

const sellerColumns = [
  'seller._id as seller._id',
  'seller.businessName as seller.businessName',
  'seller.country as seller.country',
  'seller.verified as seller.verified',
  'seller.rating as seller.rating',
  'seller.ratingCount as seller.ratingCount',
] as const

const cardColumns = [
  'product._id',
  'product.name_en',
  'product.name_ar',
  'product.name_bn',
  'product.description_en',
  'product.description_ar',
  'product.description_bn',
  'product.profileImage',
  'product.casNumber',
  'product.molecularFormula',
  'product.grade',
  'product.purity',
  'product.physicalForm',
  'product.countryOfOrigin',
  'product.currency',
  'product.unit',
  'product.price',
  'product.lowestPrice',
  'product.minimumOrder',
  'product.stock',
  'product.rating',
  'product.ratingCount',
  'product.status',
  'product.promotedUntil',
  'product.version',
] as const

/** Ids with their places in the list. */
export const placed = (ids: Expression<readonly string[]>) =>
  sql<{ id: string; place: number }>`unnest(${ids}::uuid[]) with ordinality`.as<'placed'>(sql`placed("id", "place")`)

/** PostgreSQL's own mark of the row that a transaction wrote, of the product and of its seller: both change with any column of either. */
const rowVersions = sql<string>`product.xmin || ' ' || seller.xmin`

interface CardValues {
  ids: readonly string[]
  categoryId: string | undefined
}

const placedProducts = ({ ids }: Given<CardValues>) =>
  builder
    .selectFrom(placed(ids))
    .innerJoin('products as product', 'product._id', 'placed.id')
    .innerJoin('sellers as seller', 'seller._id', 'product.sellerId')
    .orderBy('placed.place')

const cards = statement<CardValues>()((given) =>
  placedProducts(given)
    .select(cardColumns)
    .select(sellerColumns)
    .select((eb) => [
      sql<boolean>`${eb.ref('product.smiles')} is not null`.as('hasStructure'),
      rowVersions.as('rowVersions'),
      versionOf(given.categoryId).$asScalar().as('catalogueVersion'),
    ]),
)

/** One row: the row versions of the cards, in order with a comma between. */
const cardVersions = statement<CardValues>()((given) =>
  builder.selectNoFrom([
    sql<string>`array_to_string(array${placedProducts(given).select(rowVersions.as('rowVersions'))}, ',')`.as('rowVersions'),
    versionOf(given.categoryId).$asScalar().as('catalogueVersion'),
  ]),
)

/**
 * The cards of products in the order of their ids, and a version of the catalogue, or of a category, since which they have not changed:
 * that of the same snapshot or, without any card, of a later one. Of cards that the cache holds, only the row versions are read.
 */
export async function readCards(
  db: Connection,
  ids: readonly string[],
  categoryId: string | undefined,
  cache: CardCache | undefined,
): Promise<{ version: number; cards: ProductCardRow[] }> {
  if (ids.length === 0) return { version: await readVersion(db, categoryId), cards: [] }
  const cached = cache?.find(ids)
  if (cached) {
    const [now] = (await db.query(cardVersions({ ids, categoryId }))).rows
    if (now?.rowVersions === cached.rowVersions) return { version: now.catalogueVersion, cards: cached.cards }
  }
  const { rows } = await db.query(cards({ ids, categoryId }))
  const read = rows.map((row) => ({ card: cardOf(row), rowVersions: row.rowVersions }))
  cache?.keep(read)
  return { version: rows[0]?.catalogueVersion ?? (await readVersion(db, categoryId)), cards: read.map(({ card }) => card) }
}

const product = joinedRow('products', 'product')
const category = joinedRow('categories', 'category')
const subCategory = joinedRow('subCategories', 'subCategory')

const detail = statement<{ productId: string }>()(({ productId }) =>
  builder
    .selectFrom('products as product')
    .innerJoin('categories as category', 'category._id', 'product.categoryId')
    .innerJoin('subCategories as subCategory', 'subCategory._id', 'product.subCategoryId')
    .innerJoin('sellers as seller', 'seller._id', 'product.sellerId')
    .leftJoin('viewCounts as views', 'views._id', 'product._id')
    .where('product._id', '=', productId)
    .select([...product.columns, ...category.columns, ...subCategory.columns])
    .select(sellerColumns)
    .select((eb) => eb.fn.coalesce('views.count', eb.lit(0)).as('viewCount')),
)

/** A product with what its page shows beside it. */
export async function readDetail(db: Connection, productId: string) {
  const [row] = (await db.query(detail({ productId }))).rows
  return (
    row && {
      product: product.of(row),
      category: category.of(row),
      subCategory: subCategory.of(row),
      seller: sellerOf(row),
      viewCount: row.viewCount,
    }
  )
}
