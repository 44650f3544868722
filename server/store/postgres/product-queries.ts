import { allowedEdits, nearWords, searchTerms } from '#server/domain/search-text.ts'
import { columnsOf, isId } from '../column-kinds.ts'
import { facetColumns, productOrders } from '../product-order.ts'
import type { FacetRow, ProductCardRow, ProductQueries, SellerSummaryRow } from '../product-queries.ts'
import type { Row, TableName } from '../tables.ts'
import type { Database } from './database.ts'
import { type Alternatives, filterConditions, rankExpression, Values, wordConditions } from './product-filter.ts'
import { quoted, run } from './statement.ts'

const cardNames = [
  ...['_id', 'name_en', 'name_ar', 'name_bn', 'description_en', 'description_ar', 'description_bn', 'profileImage', 'casNumber'],
  ...['molecularFormula', 'grade', 'purity', 'physicalForm', 'countryOfOrigin', 'currency', 'unit', 'price', 'lowestPrice'],
  ...['minimumOrder', 'stock', 'rating', 'ratingCount', 'status', 'promotedUntil'],
]
const sellerNames = ['_id', 'businessName', 'country', 'verified', 'rating', 'ratingCount']
const sellerColumns = sellerNames.map((name) => `s.${quoted(name)} as ${quoted(`s.${name}`)}`).join(', ')
const cardColumns = `${cardNames.map((name) => `p.${quoted(name)}`).join(', ')}, p."smiles" is not null as "hasStructure", ${sellerColumns}`

const tableColumns = (table: TableName, alias: string, names = [...columnsOf[table].keys()]) =>
  names.map((name) => `${alias}.${quoted(name)} as ${quoted(`${alias}.${name}`)}`).join(', ')

const detailStatement = `select ${tableColumns('products', 'p')}, ${tableColumns('categories', 'c')}, ${tableColumns('subCategories', 'b')},
    ${sellerColumns}
  from "products" p join "categories" c on c."_id" = p."categoryId" join "subCategories" b on b."_id" = p."subCategoryId"
  join "sellers" s on s."_id" = p."sellerId" where p."_id" = $1`

type Joined = Record<string, unknown>

export function postgresProductQueries(db: Database): ProductQueries {
  /** Each typed word with what it may stand for; undefined when one of them is far from all words there are. */
  async function nearSpelling(words: readonly string[]): Promise<Alternatives | undefined> {
    const near: string[][] = []
    for (const word of words) {
      const edits = allowedEdits(word)
      const letters = [...word].length
      const { rows } = await run<{ word: string }>(
        db,
        `select "word" from "searchWords" where "letters" between $1 and $2 or "word" ^@ $3 order by "word"`,
        [letters - edits, letters + edits, word],
      )
      const found = nearWords(word, rows.map((row) => row.word))
      if (found.length === 0) return undefined
      near.push(found)
    }
    return near
  }

  /**
   * One page and the number of all, in one statement. The count reads an index alone where one covers the filter, and the page stops
   * at its last row where one has the order; so both have conditions of their own.
   */
  async function page(values: Values, where: string, order: string, limit: number, offset: number) {
    return read(
      `select counted."total", page.* from (select count(*) as "total" from "products" p where ${where}) counted left join lateral (
        select ${cardColumns} from
          (select * from "products" p where ${where} order by ${order} limit ${values.add(limit)} offset ${values.add(offset)}) p
        join "sellers" s on s."_id" = p."sellerId" order by ${order}) page on true`,
      values,
    )
  }

  /** The same where every match must be looked at anyway, to be ranked: once. */
  async function ranked(values: Values, where: string, rank: string, now: string, limit: number, offset: number) {
    const promoted = `coalesce(p."promotedUntil" > ${values.add(now)}::timestamptz, false)`
    const order = 'f."rank", f."promoted" desc, f."rating" desc, f."ratingCount" desc, f."_id"'
    return read(
      `with found as materialized (select p."_id", ${rank} as "rank", ${promoted} as "promoted", p."rating", p."ratingCount"
          from "products" p where ${where})
        select counted."total", page.* from (select count(*) as "total" from found) counted left join lateral (
          select ${cardColumns} from (select * from found f order by ${order} limit ${values.add(limit)} offset ${values.add(offset)}) f
          join "products" p on p."_id" = f."_id" join "sellers" s on s."_id" = p."sellerId" order by ${order}) page on true`,
      values,
    )
  }

  async function read(text: string, values: Values) {
    const { rows } = await run<Joined>(db, text, values.all)
    // count(*) is never null, and rows of an empty page have no product.
    const total = Number(rows[0]?.['total'] ?? 0)
    return { rows: rows.filter((row) => row['_id'] !== null).map(card), total }
  }

  async function wordsOf(search: string | undefined, filter: (words: Alternatives) => Promise<boolean>) {
    const terms = search === undefined ? undefined : searchTerms(search)
    if (terms === undefined) return undefined
    const typed = terms.words.map((word) => [word])
    if (await filter(typed)) return typed
    return (await nearSpelling(terms.words)) ?? typed
  }

  const anyMatch = async (words: Alternatives) => {
    const values = new Values()
    const { rows } = await run(db, `select 1 from "products" p where p."status" = 'active' and ${wordConditions(values, words)} limit 1`, values.all)
    return rows.length > 0
  }

  return {
    async productPage({ now, sort, limit, offset, search, ...filter }) {
      const words = await wordsOf(search, anyMatch)
      const values = new Values()
      const where = filterConditions(values, filter, words)
      const columns = productOrders[sort].map((column) => {
        const name = column.replace('-', '')
        const expression = name === 'promoted' ? `coalesce(p."promotedUntil" > ${values.add(now)}::timestamptz, false)` : `p.${quoted(name)}`
        return column.startsWith('-') ? `${expression} desc` : expression
      })
      return page(values, where, [...columns, 'p."_id"'].join(', '), limit, offset)
    },

    async productFacets({ search, ...filter }) {
      const words = await wordsOf(search, anyMatch)
      const values = new Values()
      const parts = Object.entries(facetColumns).map(
        ([facet, column]) => `select '${facet}' as "facet", p."${column}" as "value", count(*) as "count" from "products" p
          where ${filterConditions(values, filter, words, facet)} group by 2`,
      )
      // Certificates narrow each other, so their own filter stays.
      parts.push(`select 'certificates', c.value, count(*) from "products" p, jsonb_array_elements_text(p."certificates") as c(value)
        where ${filterConditions(values, filter, words)} group by 2`)
      const { rows } = await run<FacetRow>(db, `${parts.join(' union all ')} order by "facet", "count" desc, "value"`, values.all)
      return rows
    },

    async searchProducts(search, now, limit, offset) {
      const terms = searchTerms(search)
      if (terms === undefined) return { rows: [], total: 0, corrected: false }
      const attempt = (words: Alternatives) => {
        const values = new Values()
        const identifier = [
          ...(terms.cas === undefined ? [] : [`p."casNumber" = ${values.add(terms.cas)}`]),
          ...(terms.ec === undefined ? [] : [`p."ecNumber" = ${values.add(terms.ec)}`]),
        ]
        const found = [...identifier, `(${wordConditions(values, words)})`].join(' or ')
        const rank = rankExpression(values, terms)
        return ranked(values, `p."status" = 'active' and (${found})`, rank, now, limit, offset)
      }
      const asTyped = await attempt(terms.words.map((word) => [word]))
      if (asTyped.total > 0) return { ...asTyped, corrected: false }
      const near = await nearSpelling(terms.words)
      if (near === undefined) return { rows: [], total: 0, corrected: false }
      const corrected = await attempt(near)
      return { ...corrected, corrected: corrected.total > 0 }
    },

    async productDetail(productId) {
      if (!isId(productId)) return undefined
      const { rows } = await run<Joined>(db, detailStatement, [productId])
      const [row] = rows
      if (row === undefined) return undefined
      return {
        product: part<Row<'products'>>(row, 'p.'),
        category: part<Row<'categories'>>(row, 'c.'),
        subCategory: part<Row<'subCategories'>>(row, 'b.'),
        seller: part<SellerSummaryRow>(row, 's.'),
      }
    },

    async sellerPage({ search, limit, offset }) {
      const values = new Values()
      const words = (search ?? '').toLowerCase().split(/\s+/).filter((word) => word !== '')
      const parts = words.map((word) => `strpos(lower(s."businessName"), ${values.add(word)}) > 0`)
      const where = ['s."productCount" > 0', ...parts].join(' and ')
      const { rows } = await run<Row<'sellers'> & { fullName: string; total: number }>(
        db,
        `select s.*, u."fullName", count(*) over () as "total" from "sellers" s join "users" u on u."_id" = s."_id"
          where ${where} order by s."rating" desc, s."ratingCount" desc, s."_id" limit ${values.add(limit)} offset ${values.add(offset)}`,
        values.all,
      )
      const first = rows[0]
      if (first !== undefined) return { rows: rows.map(({ total: _, ...row }) => row), total: first.total }
      const counting = new Values()
      const again = words.map((word) => `strpos(lower(s."businessName"), ${counting.add(word)}) > 0`)
      const counted = await run<{ total: number }>(
        db,
        `select count(*) as "total" from "sellers" s where ${['s."productCount" > 0', ...again].join(' and ')}`,
        counting.all,
      )
      return { rows: [], total: counted.rows[0]?.total ?? 0 }
    },

    async productCounts() {
      const { rows } = await run<{ subCategoryId: string; count: number }>(
        db,
        `select "subCategoryId", count(*) as "count" from "products" where "status" = 'active' group by 1 order by 1`,
      )
      return rows
    },

    async bannerNumbers() {
      const { rows } = await run<{ products: number; brands: number; sellers: number }>(
        db,
        `select count(*) as "products", count(distinct "brand") as "brands", count(distinct "sellerId") as "sellers"
          from "products" where "status" = 'active'`,
      )
      return rows[0] ?? { products: 0, brands: 0, sellers: 0 }
    },
  }
}

function card(row: Joined): ProductCardRow {
  const own = Object.fromEntries([...cardNames, 'hasStructure'].map((name) => [name, row[name]]))
  // The statement names exactly these columns.
  return { ...own, seller: part<SellerSummaryRow>(row, 's.') } as ProductCardRow
}

function part<Shape>(row: Joined, prefix: string): Shape {
  const entries = Object.entries(row).filter(([name]) => name.startsWith(prefix))
  // The statement names exactly the columns of the shape under this prefix.
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length), value])) as Shape
}
