import { isIban } from '#src/lib/valid-iban.ts'
import { changeBankAccount as change, readBankAccount } from '#server/domain/operator/bank-account.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const changeBankAccount: Operation<'changeBankAccount'> = async (call) => {
  const { bankDetails, version, reason } = call.body
  const iban = bankDetails.iban.replaceAll(' ', '').toUpperCase()
  if (!isIban(iban)) throw invalidFields({ 'bankDetails.iban': { key: 'server:field.iban' } })
  await change(call, { ...bankDetails, iban }, { version, reason })
  return readBankAccount(call)
}
