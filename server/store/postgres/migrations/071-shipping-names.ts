import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** UN numbers that were declared by all of their proper shipping names at once. */
const joined = ['UN1170', 'UN1202', 'UN1203', 'UN1334', 'UN2465', 'UN2491', 'UN2585', 'UN2586', 'UN2789', 'UN2796', 'UN2880']
/** UN numbers whose names are of different dangers or packing groups, by the strength of the goods. */
const byStrength = ['UN2031', 'UN2790', 'UN3412']

/**
 * The seller has to choose the name that fits the goods: it is not stated until then, nor is what follows from it, and the next dispatch asks
 * for it. Class and packing group stay where all names of the number have the same.
 */
export async function up(db: Database): Promise<void> {
  const unnamed = JSON.stringify({ properShippingName: null })
  const open = JSON.stringify({
    properShippingName: null,
    hazardClass: null,
    subsidiaryHazards: [],
    packingGroup: null,
    tunnelCode: null,
  })
  await sql`update "products" set "dangerousGoods" = "dangerousGoods" || ${unnamed}::jsonb
    where "dangerousGoods" is not null and "unNumber" in (${sql.join(joined)})`.execute(db)
  await sql`update "products" set "dangerousGoods" = "dangerousGoods" || ${open}::jsonb
    where "dangerousGoods" is not null and "unNumber" in (${sql.join(byStrength)})`.execute(db)
}
