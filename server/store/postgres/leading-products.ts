import { sql } from 'kysely'
import type { AliasedExpression, Expression, Selectable } from 'kysely'
import { mostListed } from '../product-queries.ts'
import type { Connection } from './connection.ts'
import type { ProductColumns } from './database.ts'
import {
  allConditions,
  allProducts,
  type FilterShape,
  type FilterValues,
  foundByText,
  hasText,
  type ProductConditions,
  type TextValues,
} from './product-filter.ts'
import { builder, type Given, statement } from './statement.ts'

/** Products that lead: the first of a list of all, and as many promoted ones at most. A catalogue of no more has none. */
const mostLeading = 10_000

/** Products that are ranked one by one, of those that a text finds in a catalogue with leading products. */
const mostRanked = 2_000

/**
 * Where a text is looked for: in `all` products; in those that lead, when more of them fit than a list shows; else in those and in `some`
 * of the others: `mostRanked`, in no order.
 */
export type Candidates = 'all' | 'leading' | 'leadingAndSome'

/** Every row once, in the order of ids, so that two processes do not wait for each other. */
const choose = `
  with "first" as (
    select "_id" from "products" where "status" = 'active' order by "rating" desc, "ratingCount" desc, "_id" limit $2
  ), "promoted" as (
    select "_id" from "products" where "status" = 'active' and "promotedUntil" > $1
     order by "rating" desc, "ratingCount" desc, "_id" limit $2
  ), "leading" as materialized (
    select "_id", "searchText" from "products"
     where "_id" in (select "_id" from "first" union select "_id" from "promoted")
       and exists (select from "products" where "status" = 'active' offset $2 limit 1)
  ), "others" as (
    delete from "leadingProducts" where "_id" not in (select "_id" from "leading")
  )
  insert into "leadingProducts" select "_id", "searchText" from "leading" order by "_id"
      on conflict ("_id") do update set "searchText" = excluded."searchText"
   where "leadingProducts"."searchText" is distinct from excluded."searchText"`

/** Chooses the products that lead from now on; `now` decides what is promoted. */
export async function chooseLeadingProducts(db: Connection, now: string, most = mostLeading): Promise<void> {
  await db.query({ text: choose, values: [now, most] })
}

interface CandidateValues extends FilterValues, TextValues {}

const leadingThatFit = statement<CandidateValues, FilterShape>()((given, shape) =>
  builder.selectNoFrom((eb) => {
    const fitting = eb
      .selectFrom('leadingProducts as leading')
      .innerJoin(allProducts(), 'product._id', 'leading._id')
      .where(({ ref }) => hasText(ref('leading.searchText'), given))
      .where(allConditions(given, shape))
      .limit(sql.lit(mostListed + 1))
      .select(eb.lit(1).as('one'))
    return [
      eb.exists(eb.selectFrom('leadingProducts').select('_id')).as('isLarge'),
      eb.selectFrom(fitting.as('fitting')).select(eb.fn.countAll<number>().as('count')).$asScalar().as('count'),
    ]
  }),
)

const someThatFit = statement<CandidateValues, FilterShape>()((given, shape) =>
  builder
    .selectFrom(
      builder
        .selectFrom(some(given, allConditions(given, shape), mostRanked + 1).as('some'))
        .selectAll()
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count')),
)

/** Decides where the products that a text finds are looked for, so that no search reads more of them than it can rank. */
export async function candidatesFor(db: Connection, values: CandidateValues, shape: FilterShape): Promise<Candidates> {
  // A seller's products are few enough.
  if (values.sellerId !== undefined) return 'all'
  const [leading] = (await db.query(leadingThatFit(values, shape))).rows
  if (leading?.isLarge !== true) return 'all'
  if (leading.count > mostListed) return 'leading'
  const [found] = (await db.query(someThatFit(values, shape))).rows
  return found !== undefined && found.count > mostRanked ? 'leadingAndSome' : 'all'
}

/** The products that a text finds among the candidates, as a source called product. The conditions may be left out of it, never added to. */
export function candidateProducts(
  text: Given<TextValues>,
  among: Candidates,
  {
    conditions,
    sellerId,
    name,
  }: { conditions: ProductConditions; sellerId?: Expression<string> | undefined; name?: Expression<string> },
): AliasedExpression<Selectable<ProductColumns>, 'product'> {
  if (among === 'all') return foundByText(text, sellerId)
  const leading = builder
    .selectFrom('leadingProducts as leading')
    .where(({ ref }) => hasText(ref('leading.searchText'), text))
    .select('leading._id')
  const named = builder
    .selectFrom('products')
    .where('status', '=', 'active')
    .where((eb) => eb(eb.fn<string>('lower', ['name_en']), '=', name ?? ''))
    .limit(sql.lit(mostRanked))
    .select('_id')
  const parts = [
    leading,
    ...(name === undefined ? [] : [named]),
    ...(among === 'leading' ? [] : [some(text, conditions, mostRanked)]),
  ]
  const ids = sql.join(
    parts.map((part) => sql`${part}`),
    sql` union `,
  )
  return (
    builder
      .selectFrom('products as t')
      .where((eb) => sql<boolean>`${eb.ref('t._id')} in (${ids})`)
      // The copy of a leading product may be older than it.
      .where((eb) => sql<boolean>`${eb.ref('t.searchText')} like all(${text.patterns}::text[])`)
      .offset(0)
      .selectAll('t')
      .as('product')
  )
}

/** Ids of products that a text finds, in no order. */
const some = (text: Given<TextValues>, conditions: ProductConditions, limit: number) =>
  builder
    .selectFrom(allProducts())
    .where(({ ref }) => hasText(ref('product.searchText'), text))
    .where(conditions)
    .limit(sql.lit(limit))
    .select('product._id')
