import { z } from 'zod'
import { isIban } from '#src/lib/valid-iban.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { TableContext } from '#server/operation.ts'
import type { ReadableTables } from '#server/store/store.ts'

/** The account that buyers transfer to, as the operator writes it into a file. */
export const bankDetails = z.strictObject({
  accountName: z.string().trim().min(2).max(150),
  bankName: z.string().trim().min(2).max(150),
  bankAddress: z.string().trim().min(2).max(250).optional(),
  iban: z
    .string()
    .transform((text) => text.replaceAll(' ', '').toUpperCase())
    .refine(isIban, 'This is no IBAN: a character is wrong or missing'),
  swift: z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'A SWIFT code has 8 or 11 characters'),
  currency: z.string().regex(/^[A-Z]{3}$/),
})

export type BankDetails = z.infer<typeof bankDetails>

const setting = { _id: 'bankDetails' }

export async function readBankDetails({ tables }: { tables: ReadableTables }) {
  const stored = await tables.find('settings', setting)
  // Validated again: an older version may have stored it.
  return stored === undefined ? undefined : omitNull(bankDetails.parse(JSON.parse(stored.value)))
}

export async function keepBankDetails({ tables }: Pick<TableContext, 'tables'>, details: BankDetails): Promise<void> {
  const value = JSON.stringify(details)
  if ((await tables.update('settings', setting, { value })) === 0) await tables.insert('settings', { ...setting, value })
}
