import { isId } from '../column-kinds.ts'
import { facetColumns, productOrders } from '../product-order.ts'
import type { ProductFilter, ProductPageRequest } from '../product-queries.ts'
import { facetCondition, facetNames, foundByText, plainConditions, type Values } from './product-filter.ts'

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
  const facets = facetNames.map((facet) => facetCondition(values, request, facet)).filter((part) => part !== undefined)
  const where = all([...plainConditions(values, request), ...facets])
  const limit = range.whole ? String(range.limit) : `${values.add(range.limit)}::integer`
  const offset = range.offset === 0 ? undefined : `${values.add(range.offset)}::integer`
  const moment = request.sort === 'promoted' ? `${values.add(request.now)}::timestamptz` : undefined
  const page = { products: sourceOf(values, request, text), where, order: productOrders[request.sort], moment, limit, offset }
  const { parts, ids, source } = text ? sorted(page) : moment === undefined ? walked(page) : walkedTwice({ ...page, moment })
  return `${parts.length ? `with ${parts.join(', ')} ` : ''}select array_to_string(array(${ids}), ',') as "ids",
    (select count(*) from ${source}) as "total",
    ${versionOf(scope)} as "version", ${moment === undefined ? 'null' : nextEnd(moment)} as "until"`
}

interface Page {
  /** What is read as p. */
  products: string
  where: string
  order: readonly string[]
  moment: string | undefined
  limit: string
  offset: string | undefined
}

/** Statements before the main one, the select of the ids, and what is counted. */
interface Plan {
  parts: readonly string[]
  ids: string
  source: string
}

/** Down an index that has the order of the list. */
function walked({ products, where, order, moment, limit, offset }: Page): Plan {
  const ids = `select p."_id" from ${products} where ${where} order by ${orderOf(order, moment)} limit ${limit}${skipping(offset)}`
  return { parts: [], ids, source: `${products} where ${where}` }
}

/** The promoted and the others, each down an index: sorting by who is promoted now would read all products of the list. */
function walkedTwice({ products, where, moment, limit, offset }: Page & { moment: string }): Plan {
  const promoted = `p."promotedUntil" > ${moment}`
  const first = `"first" as materialized (select p."_id", p."rating", p."ratingCount" from ${products} where ${where} and ${promoted}
    order by ${top('p')} limit ${limit}${offset === undefined ? '' : ` + ${offset}`})`
  const skipped = offset === undefined ? '' : ` offset greatest(0, ${offset} - (select count(*) from "first"))`
  const ids = `select x."_id" from (
      (select 0 as "part", f.* from "first" f order by ${top('f')} limit ${limit}${skipping(offset)})
      union all
      (select 1, p."_id", p."rating", p."ratingCount" from ${products} where ${where} and (p."promotedUntil" is null or not ${promoted})
        order by ${top('p')} limit ${limit}${skipped})
    ) x order by x."part", ${top('x')} limit ${limit}`
  return { parts: [first], ids, source: `${products} where ${where}` }
}

/** Found by their text, then sorted: the planner does not know how many a text finds, and walking another index it might look far. */
function sorted({ products, where, order, moment, limit, offset }: Page): Plan {
  const found = `"found" as materialized (select p."_id", p."rating", p."ratingCount", p."promotedUntil", p."createdAt", p."comparablePrice",
    p."name_en" from ${products} where ${where})`
  return {
    parts: [found],
    ids: `select p."_id" from "found" p order by ${orderOf(order, moment)} limit ${limit}${skipping(offset)}`,
    source: '"found"',
  }
}

const skipping = (offset: string | undefined) => (offset === undefined ? '' : ` offset ${offset}`)

function orderOf(order: readonly string[], moment: string | undefined): string {
  const expressions: Record<string, string> = {
    name_en: 'lower(p."name_en")',
    promoted: `coalesce(p."promotedUntil" > ${moment ?? 'null'}, false)`,
    views: `coalesce((select v."count" from "viewCounts" v where v."_id" = p."_id"), 0)`,
  }
  const columns = order.map((column) => {
    const name = column.replace('-', '')
    return `${expressions[name] ?? `p."${name}"`}${column.startsWith('-') ? ' desc' : ''}`
  })
  return [...columns, 'p."_id"'].join(', ')
}

function sourceOf(values: Values, { sellerId }: ProductFilter, text: TextValues | undefined): string {
  if (text === undefined) return '"products" p'
  return foundByText(text.query, text.patterns, sellerId !== undefined && isId(sellerId) ? values.add(sellerId) : undefined)
}

/** Rows `facet`, `value`, `count`. Products are counted once by all facets together, then each facet adds up what the others leave. */
export function facetsStatement(
  values: Values,
  filter: ProductFilter,
  text: TextValues | undefined,
  scope: string | undefined,
): string {
  // Certificates narrow each other, so their own filter stays.
  const shared = all(plainConditions(values, filter))
  const own = new Map(facetNames.map((facet) => [facet, facetCondition(values, filter, facet, 'g')]))
  const others = (facet: string) => all([...own].flatMap(([name, part]) => (name === facet || part === undefined ? [] : [part])))
  const counts = facetNames.map(
    (facet) =>
      `select '${facet}' as "facet", g."${facetColumns[facet]}" as "value", sum(g."count")::bigint as "count" from "grouped" g where ${others(facet)} group by 2`,
  )
  counts.push(`select 'certificates', c."value" collate "C", sum(g."count")::bigint from "grouped" g, jsonb_array_elements_text(g."certificates") as c("value")
    where ${others('certificates')} group by 2`)
  return `with "grouped" as materialized (
      select p."grade", p."physicalForm", p."countryOfOrigin", p."certificates", count(*) as "count" from ${sourceOf(values, filter, text)} where ${shared} group by 1, 2, 3, 4)
    select v."version", f.* from (select ${versionOf(scope)} as "version") v
      left join (${counts.join(' union all ')}) f on true order by f."facet", f."count" desc, f."value"`
}

const all = (parts: readonly string[]) => (parts.length ? parts.join(' and ') : 'true')
