import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { FileButton } from '#src/components/platform/file-button.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { payoutBatchMachine } from '#src/machines/operator/payout-batch.machine.ts'
import type { SettlementDecision } from '#src/machines/operator/payout-batch-list.machine.ts'
import { payoutFileMachine } from '#src/machines/operator/payout-file.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { savesFile } from '#src/ui/save-file.ts'
import { accountName } from './account-facts.tsx'

type Payout = components['schemas']['OperatorPayout']

const savingMachine = payoutFileMachine.provide({ actions: savesFile })
const tones = { requested: 'neutral', sent: 'info', arrived: 'success', returned: 'warning', cancelled: 'neutral' } as const

/** Fetches the bank's file of a batch. */
export function PayoutFileButton({ id, number }: { id: string; number: string }) {
  const text = useText()
  const [flow, actor] = useFlow(savingMachine)
  return (
    <Stack gap={2}>
      <p>{text('operator:payoutBatches.fileNote')}</p>
      <FileButton flow={flow} onAsk={() => actor.send({ type: 'file.asked', wanted: { id }, fileName: `${number}.xml` })}>
        {text('operator:payoutBatches.file')}
      </FileButton>
    </Stack>
  )
}

export interface PayoutBatchEntriesProps {
  batchId: string
  onAct: (act: SettlementDecision['act'], payout: Payout) => void
}

/** Each payout of a batch with what came of it, or what can be said of it. */
export function PayoutBatchEntries({ batchId, onAct }: PayoutBatchEntriesProps) {
  const text = useText()
  const { formatMoney, formatDateTime } = useFormat()
  const [flow, actor] = useFlow(payoutBatchMachine, { id: batchId })
  const { results } = flow.context
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} />
  if (!flow.hasTag('filled') || results === null) return <WaitingView height="10rem" />
  return (
    <Stack as="ul" gap={4}>
      {results.payouts.map((payout) => {
        const { _id, number, amount, seller, holder, lastFour, status, settledAt, reason } = payout
        return (
          <li key={_id}>
            <Stack gap={1}>
              <Cluster justify="spread">
                <strong>
                  <bdi>{accountName(seller)}</bdi>
                </strong>
                <span>{formatMoney(amount)}</span>
              </Cluster>
              <span>
                <Isolate>{number}</Isolate> · <bdi>{holder}</bdi> · <Isolate>{`…${lastFour}`}</Isolate>
              </span>
              <Cluster>
                <Badge tone={tones[status]}>{text(`operator:payouts.status.${status}`)}</Badge>
                {settledAt !== undefined && <span>{formatDateTime(settledAt)}</span>}
                {reason !== undefined && <bdi>{reason}</bdi>}
              </Cluster>
              {status === 'sent' && (
                <Cluster>
                  {(['arrived', 'returned'] as const).map((act) => (
                    <Button
                      key={act}
                      compact
                      icon={act === 'arrived' ? 'check' : 'refresh'}
                      aria-label={`${text(`operator:payouts.status.${act}`)} ${number}`}
                      onClick={() => onAct(act, payout)}
                    >
                      {text(`operator:payouts.status.${act}`)}
                    </Button>
                  ))}
                </Cluster>
              )}
            </Stack>
          </li>
        )
      })}
    </Stack>
  )
}
