import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { PagedFlow } from '#src/components/platform/paged-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { payoutMachine } from '#src/machines/lifecycles/payout.machine.ts'
import { payoutListMachine } from '#src/machines/payment/payout-list.machine.ts'
import type { Payout } from '#src/machines/payment/payouts.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Table } from '#src/ui/table.tsx'
import { useOnChange } from '#src/ui/use-on-change.ts'

const tones = {
  requested: 'neutral',
  sent: 'info',
  arrived: 'success',
  returned: 'warning',
  refused: 'danger',
  cancelled: 'neutral',
} as const

export interface PayoutListProps {
  /** Has the list read again when it is another. */
  moved: string
  busy: boolean
  /** A payout that the bank does not have yet. */
  onCancel: (payout: Payout) => void
}

/** Each payout with where it is and, of one that came back, why; newest first. */
export function PayoutList({ moved, busy, onCancel }: PayoutListProps) {
  const text = useText()
  const { language } = useLanguage()
  const { formatDateTime, formatMoney } = useFormat()
  const [flow, actor] = useFlow(payoutListMachine, { query: {}, pageSize: 10 })
  useOnChange(moved, () => actor.send({ type: 'list.staled' }))
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} />
  if (flow.hasTag('empty')) return <p>{text('money:payout.list.empty')}</p>
  if (!flow.hasTag('filled')) return <WaitingView height="10rem" />
  return (
    <PagedFlow flow={flow} actor={actor} label={text('money:payout.list.pages')} waiting={flow.hasTag('busy')}>
      <Table
        caption={text('money:payout.list.title')}
        captionHidden
        rows={flow.context.items}
        rowKey={({ _id }) => _id}
        columns={[
          {
            id: 'number',
            header: text('money:payout.list.number'),
            rowHeader: true,
            cell: ({ number, weekly }) => (
              <>
                <Isolate>{number}</Isolate>
                {weekly && ` · ${text('money:payout.list.weekly')}`}
              </>
            ),
          },
          {
            id: 'state',
            header: text('money:payout.list.state'),
            cell: (payout) => (
              <Stack gap={1}>
                <PayoutState payout={payout} />
                {can(payoutMachine, payout.status, { type: 'payout.cancel', by: 'seller' }) && (
                  <span>
                    <Button variant="quiet" compact disabled={busy} onClick={() => onCancel(payout)}>
                      {text('money:payout.cancel.act')}
                    </Button>
                  </span>
                )}
              </Stack>
            ),
          },
          {
            id: 'requestedAt',
            header: text('money:payout.list.requestedAt'),
            cell: ({ requestedAt }) => formatDateTime(requestedAt),
          },
          {
            id: 'to',
            header: text('money:payout.list.to'),
            cell: ({ lastFour }) => text('money:payout.accountEnding', { lastFour: isolated(lastFour, language) }),
          },
          {
            id: 'amount',
            header: text('money:payout.list.amount'),
            align: 'end',
            cell: ({ amount }) => formatMoney(amount),
          },
        ]}
      />
    </PagedFlow>
  )
}

function PayoutState({ payout: { status, sentAt, settledAt, requestedAt, payableFrom, reason } }: { payout: Payout }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  // What the bank never had did not come back from it.
  const state = status === 'returned' && sentAt === undefined ? 'refused' : status
  const at = settledAt ?? sentAt
  return (
    <Stack gap={1}>
      <span>
        <Badge tone={tones[state]}>{text(`money:payout.state.${state}`)}</Badge>
      </span>
      {status === 'requested' && payableFrom > requestedAt && (
        <span>{text('money:payout.from', { date: formatDateTime(payableFrom) })}</span>
      )}
      {at !== undefined && <span>{formatDateTime(at)}</span>}
      {reason !== undefined && <bdi>{reason}</bdi>}
    </Stack>
  )
}
