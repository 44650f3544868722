import type { Tables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { CommandRefused } from './store-command.ts'

/** The account that an operator names by its sign-in address. */
export async function accountOf(tables: Tables, email: string): Promise<Row<'users'>> {
  const user = await tables.find('users', { email: email.trim().toLowerCase() })
  if (user === undefined) throw new CommandRefused(`No account ${email}`)
  return user
}
