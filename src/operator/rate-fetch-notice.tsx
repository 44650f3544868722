import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Notice } from '#src/ui/notice.tsx'

const tones = { none: 'info', waiting: 'info', taken: 'success', refused: 'error', away: 'warning' } as const

/** How the bank's file of exchange rates was last read. */
export function RateFetchNotice({ bank: { state, at, problem } }: { bank: components['schemas']['RateFetch'] }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  const time = at === undefined ? '' : formatDateTime(at)
  return (
    <Notice tone={tones[state]} title={text(`operator:rates.bank.${state}`, { time })}>
      {/* The server says it in English, as its log does. */}
      {problem !== undefined && (
        <p lang="en" dir="ltr">
          {problem}
        </p>
      )}
    </Notice>
  )
}
