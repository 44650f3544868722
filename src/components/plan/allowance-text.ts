import { useFormat, useText } from '#src/i18n/use-text.ts'

/** How much of something a plan allows: a number, or as much as one likes. */
export function useAllowanceText(): (allowed: number | undefined) => string {
  const text = useText()
  const { formatNumber } = useFormat()
  return (allowed) => (allowed === undefined ? text('money:plan.unlimited') : formatNumber(allowed))
}
