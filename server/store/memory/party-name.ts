import type { MemoryRows } from './memory-tables.ts'

/** How somebody is named to others: a company by its business name. */
export function partyNameOf(rows: MemoryRows, userId: string): string {
  const user = rows.byId('users', userId)
  if (!user) throw new Error(`A row names the user ${userId}, who is not there`)
  return (user.accountType === 'Company' && user.businessName) || user.fullName
}
