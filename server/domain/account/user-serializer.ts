import type { components } from '#src/generated/schema.ts'
import { fileAddress } from '#server/domain/document/files.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Row } from '#server/store/tables.ts'

type Schemas = components['schemas']

/** The account's own columns; user-profile.ts adds what other areas know of it. */
export function serializeUser(user: Row<'users'>): Omit<Schemas['User'], 'subscription' | 'creditCard' | 'qrCode'> {
  const {
    _id,
    accountType,
    fullName,
    businessName,
    taxNumber,
    email,
    countryCode,
    phoneNumber,
    country,
    pushNotifications,
    createdAt,
  } = user
  return {
    ...omitNull({ businessName, taxNumber, profileImage: user.profileImage && fileAddress(user.profileImage) }),
    _id,
    accountType,
    fullName,
    email,
    countryCode,
    phoneNumber,
    country,
    pushNotifications,
    createdAt,
  }
}

export function serializeAddress({ userId: _, createdAt: __, ...address }: Row<'addresses'>): Schemas['Address'] {
  return omitNull(address)
}

/** The columns of an address from what a form sends; an empty optional field is none. */
export function addressColumns(fields: Schemas['AddressFields']) {
  const { fullName, countryCode, phoneNumber, line1, city, country } = fields
  const optional = { label: fields.label, line2: fields.line2, region: fields.region, postalCode: fields.postalCode }
  const trimmed = Object.fromEntries(Object.entries(optional).map(([name, value]) => [name, value?.trim() || null]))
  return {
    label: null,
    line2: null,
    region: null,
    postalCode: null,
    ...trimmed,
    fullName: fullName.trim(),
    countryCode,
    phoneNumber,
    line1: line1.trim(),
    city: city.trim(),
    country,
  }
}
