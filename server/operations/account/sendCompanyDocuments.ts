import { serializeCompanyDocuments, sendDocuments } from '#server/domain/account/company-documents.ts'
import { ibanFaults } from '#server/domain/platform/account-numbers.ts'
import { assertFaultless, forbidden } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

export const sendCompanyDocuments: Operation<'sendCompanyDocuments'> = async (call) => {
  const { body, caller } = call
  if (caller.user.accountType !== 'Company') throw forbidden('server:refused.companyOnly')
  const [tradeLicenceNumber, taxNumber] = [body.tradeLicenceNumber.trim(), body.taxNumber.trim()]
  assertFaultless(ibanFaults({ tradeLicenceNumber, taxNumber }))
  const row = await sendDocuments(call, caller.user._id, { tradeLicenceNumber, taxNumber, documents: body.files })
  return serializeCompanyDocuments(call, row)
}
