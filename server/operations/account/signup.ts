import { assertStrongPassword } from '#server/domain/account/password-rules.ts'
import { assertHonestNames } from '#server/domain/account/honest-names.ts'
import { openRegistration } from '#server/domain/account/registrations.ts'
import { assertNameFree } from '#server/domain/account/seller-names.ts'
import { ibanFaults } from '#server/domain/platform/account-numbers.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import { assertFaultless, invalidFields } from '#server/domain/platform/domain-error.ts'
import type { BodyOf, SteppedOperation } from '#server/operation.ts'

/**
 * An address that has an account gets the same response as a new one, and its owner a mail. Password and hash come before anything differs,
 * so that neither refusal nor time reveals accounts.
 */
export const signup: SteppedOperation<'signup'> = {
  async inSteps(body, ports, { lastStep }) {
    const { accountType, countryCode, phoneNumber, country, taxNumber = null, password } = body
    assertCompany(body)
    const email = body.email.trim().toLowerCase()
    const fullName = body.fullName.trim()
    const businessName = accountType === 'Company' ? (body.businessName?.trim() ?? null) : null
    assertHonestNames({ fullName, businessName })
    assertFaultless(ibanFaults({ taxNumber }))
    await assertStrongPassword(ports, password, { fullName, businessName, email, phoneNumber }, 'password')
    const passwordHash = await ports.passwords.hash(password)
    return lastStep(async (call) => {
      const { tables, language } = call
      // The names of verified sellers are public: this tells nothing of the address.
      await assertNameFree(call, businessName ?? fullName, { field: businessName === null ? 'fullName' : 'businessName' })
      const owner = await tables.find('users', { email })
      if (owner !== undefined) {
        const values = { name: owner.fullName }
        await queueMail(call, { recipient: email, language: owner.language, template: 'alreadyRegistered', values })
      }
      const contact = { email, countryCode, phoneNumber, country, language }
      return openRegistration(call, { accountType, fullName, businessName, taxNumber, passwordHash, ...contact })
    })
  },
}

/** Throws 422 for a company without its name or tax number. */
function assertCompany(body: BodyOf<'signup'>): void {
  if (body.accountType !== 'Company') return
  const missing = (['businessName', 'taxNumber'] as const).filter((field) => body[field] === undefined)
  if (missing.length > 0)
    throw invalidFields(Object.fromEntries(missing.map((field) => [field, { key: `server:field.${field}` }])))
}
