import { sql } from 'kysely'
import { shownFormula } from '#src/lib/trade-formulas.ts'
import { normaliseSearch } from '#server/domain/search/search-text.ts'
import type { Database } from '../database.ts'

/** What products hold to be found by the beginning of their formula as the trade writes it: a line before the formula's key, which is the last. */
export async function up(db: Database): Promise<void> {
  const { rows } = await sql<{ casNumber: string; formula: string }>`
    select distinct "casNumber", "molecularFormula" as "formula" from "products"`.execute(db)
  const written = rows.flatMap(({ casNumber, formula }) => {
    const shown = shownFormula(casNumber, formula)
    return shown === formula ? [] : [{ casNumber, formula, line: ` ${normaliseSearch(shown)}\n` }]
  })
  const column = (name: 'casNumber' | 'formula' | 'line') => written.map((row) => row[name])
  await sql`update "products" set "searchText" = regexp_replace("searchText", '( #[^#]+#\n)$', made."line" || '\\1')
    from unnest(${column('casNumber')}::text[], ${column('formula')}::text[], ${column('line')}::text[])
      as made ("casNumber", "formula", "line")
    where "products"."casNumber" = made."casNumber" and "molecularFormula" = made."formula"`.execute(db)
}
