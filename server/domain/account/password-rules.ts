import { signsWorth, withoutDisguise } from '#src/lib/password-strength.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { BreachedPasswords } from '#server/ports/breached-passwords.ts'
import type { Row } from '#server/store/tables.ts'

/** Whoever the password is for; what others know of them makes no password. */
export type PasswordOwner = Pick<Row<'users'>, 'fullName' | 'businessName' | 'email' | 'phoneNumber'>

/** Different characters, and signs that are left when everything cheap counts as one (src/lib/password-strength.ts). */
const leastVariety = 5
/** Shorter parts of a name are found in other words by chance. */
const shortestPart = 4

/**
 * Throws 422 on the field for a password that is tried first: without variety, with a part of the person's name, address or phone number in
 * it, frequent or breached. Its length is the contract's rule. May wait for a provider, so it is called outside of a transaction.
 */
export async function assertStrongPassword(
  { breachedPasswords }: { breachedPasswords: BreachedPasswords },
  password: string,
  owner: PasswordOwner,
  field: string,
): Promise<void> {
  if (isPersonal(password, owner)) throw invalidFields({ [field]: { key: 'server:field.passwordPersonal' } })
  if (!isVaried(password) || (await breachedPasswords.includes(password)))
    throw invalidFields({ [field]: { key: 'server:field.passwordFrequent' } })
}

function isVaried(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  return new Set(plain).size >= leastVariety && signsWorth(plain) >= leastVariety
}

function isPersonal(password: string, { fullName, businessName, email, phoneNumber }: PasswordOwner): boolean {
  const plain = searchable(password)
  const bare = withoutDisguise(plain)
  const parts = [fullName, businessName ?? '', email].flatMap((text) => searchable(text).split(/[^\p{L}\p{M}\p{N}]+/u))
  const long = [...parts, phoneNumber].filter((part) => Array.from(part).length >= shortestPart)
  return long.some((part) => plain.includes(part) || bare.includes(withoutDisguise(part)))
}

const searchable = (text: string): string => text.normalize('NFKC').toLowerCase()
