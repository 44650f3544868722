import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What a company sends to be verified has the name that the contract gives it. */
const constraints = ['pkey', 'userId_key', 'userId_fkey', 'status_check']
const indexes = ['status_sentAt_index', 'status_decidedAt_index']

export async function up(db: Database): Promise<void> {
  await sql.raw('alter table "companyPapers" rename to "companyDocuments"').execute(db)
  for (const name of constraints)
    await sql
      .raw(`alter table "companyDocuments" rename constraint "companyPapers_${name}" to "companyDocuments_${name}"`)
      .execute(db)
  for (const name of indexes)
    await sql.raw(`alter index "companyPapers_${name}" rename to "companyDocuments_${name}"`).execute(db)
}
