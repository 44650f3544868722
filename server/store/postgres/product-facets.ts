import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import { facetColumns } from '../product-order.ts'
import type { FacetRow } from '../product-queries.ts'
import { versionOf } from './catalogue-version.ts'
import { allOf } from './expressions.ts'
import { type Candidates, candidateProducts } from './leading-products.ts'
import {
  allProducts,
  facetCondition,
  type FacetName,
  facetNames,
  type FilterShape,
  plainConditions,
  type ProductSource,
  type ScopedFilter,
  textOf,
} from './product-filter.ts'
import { builder, statement } from './statement.ts'

const groupedColumns = ['product.grade', 'product.physicalForm', 'product.countryOfOrigin', 'product.certificates'] as const

interface Grouped {
  grouped: Pick<ProductSource['product'], 'grade' | 'physicalForm' | 'countryOfOrigin' | 'certificates'> & { count: number }
}

/** Rows `facet`, `value`, `count`. Products are counted once by all facets together, then each facet adds up what the others leave. */
export const facets = statement<ScopedFilter, FilterShape & { among: Candidates }>()((given, shape) => {
  const text = textOf(given)
  return builder
    .with(
      (cte) => cte('grouped').materialized(),
      () =>
        builder
          .selectFrom(
            text
              ? candidateProducts(text, shape.among, {
                  conditions: plainConditions(given, shape),
                  sellerId: shape.impossible ? undefined : given.sellerId,
                })
              : allProducts(),
          )
          // Certificates narrow each other, so their own filter stays.
          .where(plainConditions(given, shape))
          .groupBy(groupedColumns)
          .select(groupedColumns)
          .select((eb) => eb.fn.countAll<number>().as('count')),
    )
    .selectFrom(versionOf(given.scope).as('catalogue'))
    .leftJoin(
      (eb) => {
        const left = (facet?: FacetName) => (of: ExpressionBuilder<Grouped, 'grouped'>) =>
          allOf(
            facetNames.map((other) =>
              other === facet ? undefined : facetCondition(given, other, of.ref(`grouped.${facetColumns[other]}`)),
            ),
          )
        const counted = (facet: FacetName) =>
          eb
            .selectFrom('grouped')
            .where(left(facet))
            .groupBy(`grouped.${facetColumns[facet]}`)
            .select((of) => [
              sql.lit<FacetRow['facet']>(facet).as('facet'),
              sql<string>`${of.ref(`grouped.${facetColumns[facet]}`)}`.as('value'),
              of.fn.sum<number>('grouped.count').as('count'),
            ])
        return counted('grades')
          .unionAll(counted('forms'))
          .unionAll(counted('countries'))
          .unionAll(
            eb
              .selectFrom('grouped')
              .crossJoinLateral((of) =>
                sql<{ value: string }>`jsonb_array_elements_text(${of.ref('grouped.certificates')})`.as<'certificate'>(
                  sql`certificate("value")`,
                ),
              )
              .where(left())
              .groupBy('certificate.value')
              .select((of) => [
                sql.lit<FacetRow['facet']>('certificates').as('facet'),
                sql<string>`${of.ref('certificate.value')} collate "C"`.as('value'),
                of.fn.sum<number>('grouped.count').as('count'),
              ]),
          )
          .as('facets')
      },
      (join) => join.onTrue(),
    )
    .orderBy('facets.facet')
    .orderBy('facets.count', 'desc')
    .orderBy('facets.value')
    .select(['catalogue.version', 'facets.facet', 'facets.value', 'facets.count'])
})
