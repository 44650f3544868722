import { type FieldKey, invalidFields } from '#server/domain/platform/domain-error.ts'
import { countWithin } from '#server/domain/platform/rate-window.ts'
import type { OperationContext } from '#server/operation.ts'

/**
 * Mobile numbers, without the calling code, of the countries that text messages are sent to: from their national numbering plans, so that no
 * message goes to a premium, satellite or other costly range.
 */
const mobileNumbers: Readonly<Record<string, RegExp>> = {
  // North America without the Caribbean, whose area codes cost a multiple, and without 900, which is charged to the caller.
  '+1': /^(?!(?:242|246|264|268|284|340|345|441|473|649|658|664|670|671|684|721|758|767|784|787|809|829|849|868|869|876|900|939)|[2-9]00|5[02-9]{2})[2-9]\d{2}[2-9]\d{6}$/,
  '+20': /^1[0125]\d{8}$/,
  '+27': /^[678]\d{8}$/,
  '+31': /^6[1-5]\d{7}$/,
  '+32': /^4[5-9]\d{7}$/,
  '+33': /^[67]\d{8}$/,
  '+34': /^[67]\d{8}$/,
  '+39': /^3\d{8,9}$/,
  '+41': /^7[5-9]\d{7}$/,
  '+44': /^7[1-57-9]\d{8}$/,
  '+46': /^7[02369]\d{7}$/,
  '+48': /^(?:4[5]|5[0137]|6[069]|7[2389]|88)\d{7}$/,
  '+49': /^1[567]\d{8,9}$/,
  '+60': /^1\d{8,9}$/,
  '+61': /^4\d{8}$/,
  '+62': /^8\d{8,11}$/,
  '+63': /^9\d{9}$/,
  '+65': /^[89]\d{7}$/,
  '+66': /^[689]\d{8}$/,
  '+81': /^[789]0\d{8}$/,
  '+82': /^10\d{8}$/,
  '+84': /^[35789]\d{8}$/,
  '+86': /^1[3-9]\d{9}$/,
  '+90': /^5\d{9}$/,
  '+91': /^[6-9]\d{9}$/,
  '+92': /^3\d{9}$/,
  '+94': /^7\d{8}$/,
  '+212': /^[67]\d{8}$/,
  '+213': /^[567]\d{8}$/,
  '+216': /^[2459]\d{7}$/,
  '+218': /^9\d{8}$/,
  '+249': /^[19]\d{8}$/,
  '+254': /^[17]\d{8}$/,
  '+880': /^1[3-9]\d{8}$/,
  '+961': /^(?:3|7[0-9]|81)\d{6}$/,
  '+962': /^7[789]\d{7}$/,
  '+964': /^7\d{9}$/,
  '+965': /^[4569]\d{7}$/,
  '+966': /^5\d{8}$/,
  '+967': /^7\d{8}$/,
  '+968': /^[79]\d{7}$/,
  '+970': /^5[69]\d{7}$/,
  '+971': /^5\d{8}$/,
  '+972': /^5\d{8}$/,
  '+973': /^[36]\d{7}$/,
  '+974': /^[3567]\d{7}$/,
  '+977': /^9[678]\d{8}$/,
}

export interface MobileNumber {
  countryCode: string
  phoneNumber: string
}

/** The number without the 0 that is dialled within a country: with and without it, it is one number. */
export const withoutTrunkZero = ({ countryCode, phoneNumber }: MobileNumber): MobileNumber => ({
  countryCode,
  phoneNumber: phoneNumber.replace(/^0(?!$)/, ''),
})

/** Whether text messages are sent to a number: a mobile one of a country that is served. */
export const isServed = (number: MobileNumber): boolean =>
  mobileNumbers[number.countryCode]?.test(withoutTrunkZero(number).phoneNumber) ?? false

/** A number in E.164 by its calling code and the rest; undefined when no text messages are sent to it. */
export function splitServedNumber(phone: string): MobileNumber | undefined {
  const parts = [2, 3, 4].map((length) => ({ countryCode: phone.slice(0, length), phoneNumber: phone.slice(length) }))
  return parts.find(isServed)
}

const hour = 3600
/** Text messages of an hour: to numbers that differ in their last four digits alone, and to one country. */
const rangeLimit = { tries: 20, seconds: hour }
const countryLimit = { tries: 300, seconds: hour }

/**
 * Throws 422 for a number that no text message is sent to, and 429 when its range or country had its messages of the hour: who owns a range
 * earns by each message to it.
 */
export async function countTextMessage({ tables, now }: OperationContext, number: MobileNumber): Promise<void> {
  const key: FieldKey = 'server:field.mobileNumber'
  if (!isServed(number)) throw invalidFields({ phoneNumber: { key } })
  await countWithin(tables, `sms:${number.countryCode}${number.phoneNumber.slice(0, -4)}`, rangeLimit, now)
  await countWithin(tables, `sms:${number.countryCode}`, countryLimit, now)
}
