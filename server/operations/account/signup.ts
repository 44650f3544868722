import { sendCode } from '#server/domain/account/one-time-codes.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import { countryCurrency } from '#server/domain/account/country-currency.ts'
import { isVerified } from '#server/domain/account/verified.ts'
import type { Operation } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** A verified address gets the same response as a new one, and its owner a mail; an unverified account is replaced. */
export const signup: Operation<'signup'> = async (call) => {
  const { tables, ports, body, now, newId, language } = call
  const email = body.email.trim().toLowerCase()
  if (body.accountType === 'Company') {
    const missing = (['businessName', 'taxNumber'] as const).filter((field) => body[field] === undefined)
    if (missing.length > 0)
      throw invalidFields(Object.fromEntries(missing.map((field) => [field, { key: `server:field.${field}` }])))
  }
  const earlier = await tables.find('users', { email })
  // Hashed before anything differs, so that the time taken does not reveal accounts.
  const passwordHash = await ports.passwords.hash(body.password)
  if (earlier !== undefined && isVerified(earlier)) {
    await queueMail(call, {
      recipient: email,
      language: earlier.language,
      template: 'alreadyRegistered',
      values: { name: earlier.fullName },
    })
    return sendCode(call, { subject: email, purpose: 'signup', user: undefined })
  }
  const user: Row<'users'> = {
    _id: earlier?._id ?? newId(),
    email,
    emailVerifiedAt: null,
    phoneVerifiedAt: null,
    verificationType: body.verificationType ?? 'email',
    passwordHash,
    accountType: body.accountType,
    fullName: body.fullName.trim(),
    businessName: body.accountType === 'Company' ? (body.businessName ?? null) : null,
    taxNumber: body.taxNumber ?? null,
    countryCode: body.countryCode,
    phoneNumber: body.phoneNumber,
    country: body.country,
    language,
    status: 'active',
    profileImage: null,
    pushNotifications: true,
    createdAt: earlier?.createdAt ?? now,
  }
  if (earlier === undefined) {
    await tables.insert('users', user)
    await tables.insert('sellers', sellingSide(user, now))
  } else {
    await tables.update('users', { _id: user._id }, user)
    await tables.update('sellers', { _id: user._id }, sellingSide(user, now))
  }
  return sendCode(call, { subject: email, purpose: 'signup', user })
}

const sellingSide = (user: Row<'users'>, now: string): Row<'sellers'> => ({
  _id: user._id,
  businessName: user.businessName ?? user.fullName,
  about_en: null,
  about_ar: null,
  about_bn: null,
  street: null,
  postalCode: null,
  city: '',
  country: user.country,
  currency: countryCurrency(user.country),
  taxNumber: user.taxNumber,
  verified: false,
  rating: 0,
  ratingCount: 0,
  responseHours: 24,
  productCount: 0,
  memberSince: now.slice(0, 10),
})
