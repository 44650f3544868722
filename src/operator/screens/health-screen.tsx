import { FactList } from '#src/components/platform/fact-list.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { healthMachine } from '#src/machines/operator/health.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import { Table } from '#src/ui/table.tsx'
import { useRefresh } from '../use-refresh.ts'
import { WaitingBadge } from '../waiting-badge.tsx'

const day = 86_400_000
const tones = { up: 'success', away: 'danger', none: 'warning' } as const

/** How the installation fares. */
export function HealthScreen() {
  const text = useText()
  const { formatDateTime, formatNumber } = useFormat()
  const [flow, actor] = useFlow(healthMachine, {})
  useRefresh(() => actor.send({ type: 'view.staled' }))
  const health = flow.context.results
  const state = (value: keyof typeof tones) => <Badge tone={tones[value]}>{text(`operator:health.state.${value}`)}</Badge>
  return (
    <Page title={text('operator:health.title')} lead={text('operator:health.lead')}>
      {flow.hasTag('busy') && health === null && <WaitingView height="16rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {health !== null && flow.hasTag('filled') && (
        <>
          <CardSection title={text('operator:health.parts')}>
            <FactList
              facts={[
                { name: text('operator:health.files'), value: state(health.files) },
                { name: text('operator:health.malwareScanner'), value: state(health.malwareScanner) },
                { name: text('operator:health.cards'), value: text(`operator:health.cardProvider.${health.cardProvider}`) },
                {
                  name: text('operator:health.exchangeRates'),
                  value: text(`operator:health.ratesState.${health.exchangeRates.state}`, {
                    time: health.exchangeRates.at === undefined ? '' : formatDateTime(health.exchangeRates.at),
                  }),
                },
                {
                  name: text('operator:health.backup'),
                  value:
                    health.lastBackupAt === undefined ? text('operator:health.noBackup') : formatDateTime(health.lastBackupAt),
                },
                { name: text('operator:health.version'), value: <Isolate>{health.version}</Isolate> },
                { name: text('operator:health.clock'), value: formatDateTime(health.now) },
              ]}
            />
          </CardSection>
          <BackupNotice now={health.now} lastBackupAt={health.lastBackupAt} />
          {health.late.length === 0 && <Notice tone="success">{text('operator:health.nothingLate')}</Notice>}
          {health.late.length > 0 && (
            <CardSection title={text('operator:health.late')}>
              <Table
                caption={text('operator:health.late')}
                captionHidden
                rows={health.late}
                rowKey={({ work }) => work}
                columns={[
                  {
                    id: 'work',
                    header: text('operator:health.work'),
                    rowHeader: true,
                    cell: ({ work }) => text(`operator:health.works.${work}`),
                  },
                  {
                    id: 'oldest',
                    header: text('operator:queue.waiting'),
                    cell: ({ oldestAt }) => <WaitingBadge since={oldestAt} />,
                  },
                  { id: 'count', header: text('operator:health.count'), align: 'end', cell: ({ count }) => formatNumber(count) },
                ]}
              />
            </CardSection>
          )}
        </>
      )}
    </Page>
  )
}

/** Warns of an installation that was not backed up within a day. */
function BackupNotice({ now, lastBackupAt }: { now: string; lastBackupAt: string | undefined }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  if (lastBackupAt === undefined) {
    return (
      <Notice tone="warning" title={text('operator:health.backupMissing.title')}>
        {text('operator:health.backupMissing.text')}
      </Notice>
    )
  }
  if (Date.parse(now) - Date.parse(lastBackupAt) <= day) return null
  return (
    <Notice tone="warning" title={text('operator:health.backupLate.title')}>
      {text('operator:health.backupLate.text', { time: formatDateTime(lastBackupAt) })}
    </Notice>
  )
}
