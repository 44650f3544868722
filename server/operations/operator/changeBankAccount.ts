import { isIban } from '#src/lib/valid-iban.ts'
import { keepBankDetails, readBankDetails } from '#server/domain/payment/bank-details.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import { assertVersion, versionOf } from '#server/domain/platform/read-version.ts'
import type { Operation } from '#server/operation.ts'

export const changeBankAccount: Operation<'changeBankAccount'> = async (call) => {
  const { bankDetails, version } = call.body
  await assertVersion(call, version, (await readBankDetails(call)) ?? null)
  const iban = bankDetails.iban.replaceAll(' ', '').toUpperCase()
  if (!isIban(iban)) throw invalidFields({ 'bankDetails.iban': { key: 'server:field.iban' } })
  await keepBankDetails(call, { ...bankDetails, iban })
  const kept = await readBankDetails(call)
  return { ...(kept !== undefined && { bankDetails: kept }), version: await versionOf(call, kept ?? null) }
}
