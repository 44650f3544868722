import { useFormat, useText } from '#src/i18n/use-text.ts'

/** Writes where on earth something is, in degrees and the reader's digits. It belongs in an `Isolate`: latitude comes first everywhere. */
export function usePositionText(): (place: { latitude: number; longitude: number }) => string {
  const text = useText()
  const { formatNumber } = useFormat()
  const degrees = (value: number) => formatNumber(value, { maximumFractionDigits: 4, minimumFractionDigits: 4 })
  return ({ latitude, longitude }) =>
    text('order:details.position', { latitude: degrees(latitude), longitude: degrees(longitude) })
}
