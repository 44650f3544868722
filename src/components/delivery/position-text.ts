import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'

type Position = components['schemas']['Position']

/** Writes where on earth something is, in degrees and the reader's digits. It belongs in an `Isolate`: latitude comes first everywhere. */
function usePositionText(): (place: { latitude: number; longitude: number }) => string {
  const text = useText()
  const { formatNumber } = useFormat()
  const degrees = (value: number) => formatNumber(value, { maximumFractionDigits: 4, minimumFractionDigits: 4 })
  return ({ latitude, longitude }) =>
    text('order:details.position', { latitude: degrees(latitude), longitude: degrees(longitude) })
}

/** Names the town that a position is in or near to; in degrees where there is none. */
export function usePlaceText(): (position: Position) => string {
  const local = useLocal()
  const positionText = usePositionText()
  return (position) => local(position, 'place') ?? positionText(position)
}
