import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { PagedFlow } from '#src/components/platform/paged-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { abuseReportListMachine } from '#src/machines/support/abuse-report-list.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'

const pageSize = 5

/** What somebody has reported to the marketplace, and what became of it; newest first. */
export function OwnReports() {
  const text = useText()
  const [flow, actor] = useFlow(abuseReportListMachine, { query: {}, pageSize })
  const { items } = flow.context
  const filled = flow.hasTag('filled')
  return (
    <Section title={text('abuse:own.title')}>
      {flow.hasTag('busy') && !filled && (
        <SkeletonGroup label={text('abuse:own.waiting')}>
          <Skeleton shape="block" height="6rem" />
        </SkeletonGroup>
      )}
      {flow.hasTag('empty') && (
        <EmptyState icon="shield" title={text('abuse:own.none')}>
          {text('abuse:own.noneBody')}
        </EmptyState>
      )}
      <FailedFlow flow={flow} actor={actor} />
      {filled && (
        <PagedFlow flow={flow} actor={actor} label={text('abuse:own.pages')} waiting={flow.hasTag('busy')}>
          <Stack as="ul" gap={3} aria-label={text('abuse:own.label')}>
            {items.map((report) => (
              <ReportCard key={report._id} report={report} />
            ))}
          </Stack>
        </PagedFlow>
      )}
    </Section>
  )
}

function ReportCard({ report }: { report: components['schemas']['AbuseReport'] }) {
  const text = useText()
  const local = useLocal()
  const { formatDateTime } = useFormat()
  const { number, subject, reason, outcome, reply, createdAt } = report
  return (
    <Card as="li">
      <Stack gap={2}>
        <Cluster justify="spread">
          {outcome === undefined ? (
            <Badge tone="info">{text('abuse:own.open')}</Badge>
          ) : (
            <Badge tone={outcome === 'dismissed' ? 'neutral' : 'success'}>{text(`abuse:own.outcome.${outcome}`)}</Badge>
          )}
          <Isolate>{number}</Isolate>
        </Cluster>
        <h3>
          <bdi>{local(report, 'name')}</bdi>
        </h3>
        {report.text !== undefined && (
          <p dir="auto">
            <q>{report.text}</q>
          </p>
        )}
        <Cluster gap={4}>
          <span>{text(`abuse:own.subject.${subject}`)}</span>
          <span>{text(`abuse:reason.${reason}`)}</span>
          <span>{text('abuse:own.on', { date: formatDateTime(createdAt) })}</span>
        </Cluster>
        {reply !== undefined && (
          <p>
            {text('abuse:own.reply')}: <bdi>{reply}</bdi>
          </p>
        )}
      </Stack>
    </Card>
  )
}
