import type { components } from '#src/generated/schema.ts'
import type { SessionStored } from '#src/machines/platform/emitted-events.ts'

type Schemas = components['schemas']

/** A company is reached at the business's address and number, a person at their own. */
export function storedContact({
  accountType,
  email,
  countryCode,
  phoneNumber,
}: Pick<Schemas['User'], 'accountType' | 'email' | 'countryCode' | 'phoneNumber'>): SessionStored {
  const ofPerson = accountType === 'Individual'
  return {
    countryCode: ofPerson ? countryCode : null,
    phoneNumber: ofPerson ? phoneNumber : null,
    businessEmail: ofPerson ? null : email,
    businesscountryCode: ofPerson ? null : countryCode,
    businessphoneNumber: ofPerson ? null : phoneNumber,
  }
}

/** What whoever has the token is told of an account. */
export function storedProfile({
  fullName,
  subscription,
  creditCard,
  qrCode,
}: Pick<Schemas['User'], 'fullName' | 'subscription' | 'creditCard' | 'qrCode'>): SessionStored {
  return { fullName, subscription: { ...subscription }, creditCard: { ...creditCard }, qrCode }
}

/** All that the persisted session keeps of an account. */
export function storedUser(user: Schemas['User']): SessionStored {
  return { ...storedContact(user), ...storedProfile(user), notificationsOn: user.pushNotifications }
}
