import type { Quantity } from '#src/lib/quantity.ts'
import type { Text } from './domain-error.ts'

/** A text that names a quantity, which its reader gets in the digits and with the unit of their language. */
export const quantityText = (key: Text['key'], name: string, { value, unit }: Quantity): Text => ({
  key,
  values: { [name]: { value, unit } },
})
