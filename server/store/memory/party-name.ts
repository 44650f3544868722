import type { MemoryRows } from './memory-tables.ts'

/** Returns a user's public name: a company's business name. */
export function partyNameOf(rows: MemoryRows, userId: string): string {
  const user = rows.byId('users', userId)
  if (!user) throw new Error(`A row names the user ${userId}, who is not there`)
  return (user.accountType === 'Company' && user.businessName) || user.fullName
}
