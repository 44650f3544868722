import type { components } from '#src/generated/schema.ts'
import { fileAddress } from '#server/domain/document/files.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Row } from '#server/store/tables.ts'

type Schemas = components['schemas']

export function serializeUser(user: Row<'users'>): Schemas['User'] {
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

/** The user and their seller's page. */
export function serializeOwnProfile(user: Row<'users'>, seller: Row<'sellers'>): Schemas['OwnProfile'] {
  const { about_en, about_ar, about_bn, street, postalCode } = seller
  return {
    user: serializeUser(user),
    ...omitNull({ about_en, about_ar, about_bn, street, postalCode, city: seller.city || null }),
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
