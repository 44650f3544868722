import type { CallResults } from '#src/api/call-api.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Timeline } from '#src/ui/timeline.tsx'

/** What happened to an order, by whom, with the notes of both sides. */
export function OrderTimeline({ timeline }: { timeline: CallResults<'getOrderHistory'>['order']['timeline'] }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  return (
    <Timeline
      label={text('operator:orders.timeline')}
      steps={timeline.map(({ at, status, by, note }) => ({
        id: `${at} ${status}`,
        state: 'done' as const,
        stateLabel: text('operator:orders.stepDone'),
        title: `${text(`operator:orders.status.${status}`)} · ${text(`operator:orders.by.${by}`)}`,
        time: formatDateTime(at),
        detail: note,
      }))}
    />
  )
}
