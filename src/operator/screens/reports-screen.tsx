import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { resolveAbuseReportBody } from '#src/generated/bodies/resolveAbuseReport.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { reportQueueMachine, type WaitingReport } from '#src/machines/operator/report-queue.machine.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Section } from '#src/ui/page.tsx'
import { accountName, useIsolated, useLinkedAccountFacts } from '../account-facts.tsx'
import { CaseFiles } from '../case-files.tsx'
import { DecidedFacts, useDecidedColumns } from '../decided-facts.tsx'
import { operatorPaths } from '../operator-paths.ts'
import { useQueueAddress, useQueueQuery } from '../queue-address.ts'
import { QueueScreen } from '../queue-screen.tsx'
import { ReportedListing, ReportNeighbours } from '../reported-content.tsx'
import { WaitingBadge } from '../waiting-badge.tsx'
import { WrittenText } from '../written-text.tsx'

const schema = contractFields(resolveAbuseReportBody, ['reason', 'reply'])

/** Reports of abuse, each with what was reported as it was then. */
export function ReportsScreen() {
  const text = useText()
  const isolate = useIsolated()
  const local = useLocal()
  const [flow, actor] = useFlow(reportQueueMachine, { query: useQueueQuery(operatorPaths.reports) })
  const nameOf = ({ report }: WaitingReport) => local(report, 'name')
  const outcomeOf = ({ report }: WaitingReport) =>
    report.outcome === undefined ? text('app:missing') : text(`operator:reports.outcome.${report.outcome}`)
  const decidedColumns = useDecidedColumns(outcomeOf)
  const isDecided = useQueueAddress(operatorPaths.reports).state === 'decided'
  return (
    <QueueScreen
      paged
      states={{ waiting: text('operator:reports.states.waiting'), decided: text('operator:reports.states.decided') }}
      leaves
      flow={flow}
      actor={actor}
      path={operatorPaths.reports}
      icon="shield"
      labels={{
        title: text('operator:reports.title'),
        lead: text(isDecided ? 'operator:decided.lead' : 'operator:reports.lead'),
        empty: text(isDecided ? 'operator:decided.none' : 'operator:reports.empty'),
        entry: text('operator:reports.name'),
      }}
      idOf={({ report }) => report._id}
      nameOf={nameOf}
      columns={[
        {
          id: 'subject',
          header: text('operator:reports.subject'),
          cell: ({ report }) => text(`abuse:own.subject.${report.subject}`),
        },
        { id: 'reason', header: text('abuse:reason.label'), cell: ({ report }) => text(`abuse:reason.${report.reason}`) },
        { id: 'reported', header: text('operator:reports.reported'), cell: ({ reported }) => <bdi>{accountName(reported)}</bdi> },
        ...(isDecided
          ? decidedColumns
          : [
              {
                id: 'waiting',
                header: text('operator:queue.waiting'),
                cell: ({ report }: WaitingReport) => <WaitingBadge since={report.createdAt} />,
              },
            ]),
      ]}
      detail={(waiting) => <ReportDetails waiting={waiting} />}
      acts={({ report, decided }) => {
        if (decided !== undefined) return []
        return [
          { act: 'dismissed', label: text('operator:reports.dismissed.act') },
          // A person is warned or suspended; all else can be taken away.
          ...(report.subject === 'person' ? [] : [{ act: 'removed', label: text('operator:reports.removed.act') } as const]),
          { act: 'warned', label: text('operator:reports.warned.act') },
          { act: 'suspended', label: text('operator:reports.suspended.act'), variant: 'danger' },
        ]
      }}
      dialog={({ item, act, decide, ...state }) => (
        <DecisionDialog
          {...state}
          title={text(`operator:reports.${act}.title`)}
          body={text(`operator:reports.${act}.body`, {
            name: isolate(accountName(item.reported)),
            subject: isolate(nameOf(item)),
          })}
          confirm={text(`operator:reports.${act}.act`)}
          danger={act === 'removed' || act === 'suspended'}
          hint={text('operator:act.hintKept')}
          reply={{ label: text('operator:reports.reply'), hint: text('operator:reports.replyHint') }}
          schema={schema}
          onConfirm={({ reason, reply }) => decide({ act, reason, ...(reply !== undefined && { reply }) })}
        />
      )}
    />
  )
}

/** A report, what was reported as it was then, and the two accounts. */
function ReportDetails({
  waiting: { report, reporter, reported, reportsOfReported, listing, stars, file, neighbours, decided },
}: {
  waiting: WaitingReport
}) {
  const text = useText()
  const factsOf = useLinkedAccountFacts()
  const { formatDateTime, formatNumber } = useFormat()
  return (
    <>
      <FactList
        facts={[
          { name: text('operator:reports.number'), value: <Isolate>{report.number}</Isolate> },
          { name: text('operator:reports.subject'), value: text(`abuse:own.subject.${report.subject}`) },
          { name: text('abuse:reason.label'), value: text(`abuse:reason.${report.reason}`) },
          { name: text('operator:reports.at'), value: formatDateTime(report.createdAt) },
          { name: text('operator:reports.stars'), value: stars === undefined ? undefined : formatNumber(stars) },
          { name: text('operator:reports.count'), value: formatNumber(reportsOfReported) },
        ]}
      />
      <DecidedFacts decided={decided} outcome={report.outcome && text(`operator:reports.outcome.${report.outcome}`)} />
      {report.reply !== undefined && (
        <Section title={text('operator:reports.reply')}>
          <WrittenText>{report.reply}</WrittenText>
        </Section>
      )}
      {report.text !== undefined && (
        <Section title={text('operator:reports.content')}>
          <WrittenText>{report.text}</WrittenText>
        </Section>
      )}
      {listing !== undefined && <ReportedListing listing={listing} />}
      <CaseFiles subject="abuseReport" subjectId={report._id} files={file === undefined ? [] : [file]} />
      {neighbours.length > 0 && <ReportNeighbours messages={neighbours} />}
      {report.note !== undefined && (
        <Section title={text('operator:reports.note')}>
          <WrittenText>{report.note}</WrittenText>
        </Section>
      )}
      <Section title={text('operator:reports.reported')}>
        <FactList facts={factsOf(reported)} />
      </Section>
      <Section title={text('operator:reports.reporter')}>
        <FactList facts={factsOf(reporter)} />
      </Section>
    </>
  )
}
