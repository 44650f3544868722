import type { OperationContext } from '#server/operation.ts'

/** Codes that an account is given at once. */
const count = 10
/** Crockford's base 32: no letter that is read as a digit, and none that makes words. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 4
const groupLength = 4

/** Replaces the account's recovery codes; returns the new ones, of which only hashes are kept. */
export async function replaceRecoveryCodes(context: OperationContext, userId: string): Promise<string[]> {
  const { tables, now, newId } = context
  await tables.remove('recoveryCodes', { userId })
  const codes = Array.from({ length: count }, newCode)
  for (const code of codes) {
    const codeHash = await codeHashOf(context, userId, code)
    await tables.insert('recoveryCodes', { _id: newId(), userId, codeHash, createdAt: now, usedAt: null })
  }
  return codes
}

/** Uses a recovery code up; returns how many are left, undefined when it is none of the account's or was used before. */
export async function consumeRecoveryCode(context: OperationContext, userId: string, code: string): Promise<number | undefined> {
  const { tables, now } = context
  const codeHash = await codeHashOf(context, userId, code)
  const used = await tables.update('recoveryCodes', { codeHash, userId, usedAt: null }, { usedAt: now })
  return used === 0 ? undefined : tables.count('recoveryCodes', { userId, usedAt: null })
}

/** Eighty random bits: nobody finds them by their hash. */
function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(groups * groupLength))
  // 256 is a multiple of 32, so each letter is as likely.
  const letters = Array.from(bytes, (byte) => symbols.charAt(byte % symbols.length)).join('')
  return Array.from({ length: groups }, (_, group) => letters.slice(group * groupLength, (group + 1) * groupLength)).join('-')
}

/** As it is compared: in capitals without spaces and dashes, and the letters that Crockford reads as digits. */
const codeHashOf = ({ ports }: OperationContext, userId: string, code: string) =>
  ports.codes.digest(`${userId}:${code.toUpperCase().replaceAll(/[ -]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')}`)
