/** Parsers of the types that the drivers read differently, by OID. All others are left to them. */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  /** int8: counts and amounts in minor units, all far below 2^53. */
  20: Number,
  /** numeric */
  1700: Number,
  /** date */
  1082: (text) => text,
  /** timestamptz */
  1184: isoTime,
}

/** `2026-11-21 08:30:00.5+00` as `2026-11-21T08:30:00.500Z`. */
function isoTime(text: string): string {
  if (!text.endsWith('+00')) return new Date(text).toISOString()
  const milliseconds = `${text.slice(20, -3)}000`.slice(0, 3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
}
