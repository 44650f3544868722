import { sql } from 'kysely'
import type { Database } from '../database.ts'

const text = 'text collate "C"'

/** Of each table: where the goods left from and went to, of the row `t`. */
const places = [
  ['orders', '"sellers" s', `s."_id" = t."sellerId"`, `t."deliveryAddress"->>'country'`],
  [
    'quoteOffers',
    '"quotes" q join "sellers" s on s."_id" = q."sellerId"',
    'q."_id" = t."quoteId"',
    `q."deliveryAddress"->>'country'`,
  ],
  ['bids', '"sellers" s, "requirements" r', 's."_id" = t."sellerId" and r."_id" = t."requirementId"', 'r."country"'],
] as const

/**
 * The kind of tax that orders, offers and bids were priced with, beside the rate that they keep: one within a country had its tax, or was of a
 * country without one; any other was an export.
 */
export async function up(db: Database): Promise<void> {
  for (const [table, from, joined, to] of places) {
    const statements = [
      `alter table "${table}" add column "taxKind" ${text}, add column "taxFrom" ${text}, add column "taxTo" ${text},
        add column "buyerTaxNumber" ${text}`,
      `update "${table}" t set "taxFrom" = s."country", "taxTo" = ${to}, "taxKind" =
        case when t."taxRate" > 0 then 'domestic' when s."country" = ${to} then 'outOfScope' else 'export' end
        from ${from} where ${joined}`,
      `alter table "${table}" alter column "taxKind" set not null, alter column "taxFrom" set not null, alter column "taxTo" set not null,
        add constraint "${table}_taxKind_check" check ("taxKind" in ('domestic', 'export', 'reverseCharge', 'exempt', 'outOfScope'))`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  }
}
