import type { components } from '#src/generated/schema.ts'
import { hasExpired } from '#src/lib/card-expiry.ts'
import type { Row } from '#server/store/tables.ts'

export function serializeSavedCard(row: Row<'savedCards'>, now: string): components['schemas']['SavedCard'] {
  const { _id, brand, lastFour, expiryMonth, expiryYear } = row
  return { _id, brand, lastFour, expiryMonth, expiryYear, expired: hasExpired(row, now) }
}
