/** The value of a `datetime-local` box for a moment, on this machine's clock: 2026-11-28T17:00. */
export function localMoment(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The moment (ISO 8601 UTC) that such a value means here; nothing when it means none. */
export function momentOf(local: string): string | undefined {
  const at = Date.parse(local)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}
