import { facetColumns, productOrders } from '../product-order.ts'
import type { ProductFilter, ProductPageRequest } from '../product-queries.ts'
import { facetCondition, facetNames, plainConditions, textCondition, type Values } from './product-filter.ts'

/** Where the text of a list's filter stands: the numbers of a key query and of its patterns. */
export interface TextValues {
  query: string
  patterns: string
}

/** Which rows of a list are read. `whole` is a window of fixed size, written into the text: the planner then knows it is small. */
export interface Range {
  limit: number
  offset: number
  whole: boolean
}

const top = (alias: string) => `${alias}."rating" desc, ${alias}."ratingCount" desc, ${alias}."_id"`

/** The catalogue's version as a number: of one category, if the list stays in it, else of all. */
export function versionOf(category: string | undefined): string {
  const scope = category === undefined ? '' : ` where v."categoryId" = ${category}`
  return `(select coalesce(sum(v."version"), 0)::bigint from "catalogueVersions" v${scope})`
}

/** The next moment at which a promotion ends. */
export const nextEnd = (now: string) =>
  `(select min(e."promotedUntil") from "products" e where e."status" = 'active' and e."promotedUntil" > ${now}::timestamptz)`

/** One row: `ids` in order with a comma between, `total`, `version`, `until`. */
export function listStatement(
  values: Values,
  request: Omit<ProductPageRequest, 'search'>,
  range: Range,
  text: TextValues | undefined,
  scope: string | undefined,
): string {
  const { sort, now } = request
  const where = conditions(values, request, text)
  const limit = range.whole ? String(range.limit) : `${values.add(range.limit)}::integer`
  const offset = range.offset === 0 ? undefined : `${values.add(range.offset)}::integer`
  const moment = sort === 'promoted' ? values.add(now) : undefined
  const parts = text ? [matching(text)] : []
  let ids: string
  if (moment === undefined) {
    ids = `select p."_id" from "products" p where ${where} order by ${orderOf(productOrders[sort])} limit ${limit}${offset === undefined ? '' : ` offset ${offset}`}`
  } else {
    // Two walks in the order of one index each; sorting by who is promoted now would read all products of the list.
    const promoted = `p."promotedUntil" > ${moment}::timestamptz`
    parts.push(`"first" as materialized (select p."_id", p."rating", p."ratingCount" from "products" p where ${where} and ${promoted}
      order by ${top('p')} limit ${limit}${offset === undefined ? '' : ` + ${offset}`})`)
    const skipped = offset === undefined ? '' : ` offset greatest(0, ${offset} - (select count(*) from "first"))`
    ids = `select x."_id" from (
        (select 0 as "part", f.* from "first" f order by ${top('f')} limit ${limit}${offset === undefined ? '' : ` offset ${offset}`})
        union all
        (select 1, p."_id", p."rating", p."ratingCount" from "products" p where ${where} and (p."promotedUntil" is null or not ${promoted})
          order by ${top('p')} limit ${limit}${skipped})
      ) x order by x."part", ${top('x')} limit ${limit}`
  }
  return `${parts.length ? `with ${parts.join(', ')} ` : ''}select array_to_string(array(${ids}), ',') as "ids",
    (select count(*) from "products" p where ${where}) as "total",
    ${versionOf(scope)} as "version", ${moment === undefined ? 'null' : nextEnd(moment)} as "until"`
}

function orderOf(order: readonly string[]): string {
  const columns = order.map((column) => {
    const name = column.replace('-', '')
    return `${name === 'name_en' ? 'lower(p."name_en")' : `p."${name}"`}${column.startsWith('-') ? ' desc' : ''}`
  })
  return [...columns, 'p."_id"'].join(', ')
}

/** Found first and once, through the index of keys: as one condition of many the planner might compute the keys of every product. */
const matching = ({ query, patterns }: TextValues) =>
  `"matching" as materialized (select p."_id" from "products" p where ${textCondition(query, patterns)})`

function conditions(values: Values, filter: ProductFilter, text: TextValues | undefined): string {
  const facets = facetNames.map((facet) => facetCondition(values, filter, facet)).filter((part) => part !== undefined)
  return all([...plainConditions(values, filter), ...facets, ...inMatching(text)])
}

const inMatching = (text: TextValues | undefined) => (text ? ['p."_id" in (select m."_id" from "matching" m)'] : [])

/** Rows `facet`, `value`, `count`. Products are counted once by all facets together, then each facet adds up what the others leave. */
export function facetsStatement(
  values: Values,
  filter: ProductFilter,
  text: TextValues | undefined,
  scope: string | undefined,
): string {
  // Certificates narrow each other, so their own filter stays.
  const shared = all([...plainConditions(values, filter), ...inMatching(text)])
  const own = new Map(facetNames.map((facet) => [facet, facetCondition(values, filter, facet, 'g')]))
  const others = (facet: string) => all([...own].flatMap(([name, part]) => (name === facet || part === undefined ? [] : [part])))
  const counts = facetNames.map(
    (facet) =>
      `select '${facet}' as "facet", g."${facetColumns[facet]}" as "value", sum(g."count")::bigint as "count" from "grouped" g where ${others(facet)} group by 2`,
  )
  counts.push(`select 'certificates', c."value" collate "C", sum(g."count")::bigint from "grouped" g, jsonb_array_elements_text(g."certificates") as c("value")
    where ${others('certificates')} group by 2`)
  return `with ${text ? `${matching(text)}, ` : ''}"grouped" as materialized (
      select p."grade", p."physicalForm", p."countryOfOrigin", p."certificates", count(*) as "count" from "products" p where ${shared} group by 1, 2, 3, 4)
    select v."version", f.* from (select ${versionOf(scope)} as "version") v
      left join (${counts.join(' union all ')}) f on true order by f."facet", f."count" desc, f."value"`
}

const all = (parts: readonly string[]) => (parts.length ? parts.join(' and ') : 'true')
