import type { Quantity } from '#src/lib/quantity.ts'
import type { Text } from './domain-error.ts'

/** A text that names a quantity, in grouped digits with its unit. */
export const quantityText = (key: Text['key'], name: string, { value, unit }: Quantity): Text => ({
  key,
  values: { [name]: `${value.toLocaleString('en', { maximumFractionDigits: 6 })} ${unit}` },
})
