import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** UN numbers whose entry was declared with all of its proper shipping names, or with the hazards of another concentration, until then. */
const withSeveralNames = [
  'UN1170',
  'UN1202',
  'UN1203',
  'UN1334',
  'UN2031',
  'UN2465',
  'UN2491',
  'UN2585',
  'UN2586',
  'UN2789',
  'UN2790',
  'UN2796',
  'UN2880',
  'UN3412',
]

/** The seller has to choose the name that fits the goods: what follows from it is not stated until then, and the next dispatch asks for it. */
export async function up(db: Database): Promise<void> {
  const open = JSON.stringify({
    properShippingName: null,
    hazardClass: null,
    subsidiaryHazards: [],
    packingGroup: null,
    tunnelCode: null,
  })
  await sql`update "products" set "dangerousGoods" = "dangerousGoods" || ${open}::jsonb
    where "dangerousGoods" is not null and "unNumber" in (${sql.join(withSeveralNames)})`.execute(db)
}
