import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { CatalogueImportDialog } from '#src/forms/operator/catalogue-import-dialog.tsx'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { cancelCatalogueImportBody } from '#src/generated/bodies/cancelCatalogueImport.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { type CatalogueImport, catalogueImportListMachine } from '#src/machines/operator/catalogue-import-list.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { Section } from '#src/ui/page.tsx'
import { accountName, useIsolated } from '../account-facts.tsx'
import { ImportTemplates } from '../import-templates.tsx'
import { ImportReport } from '../import-report.tsx'
import { operatorPaths } from '../operator-paths.ts'
import { usePageQuery } from '../queue-address.ts'
import { QueueScreen } from '../queue-screen.tsx'
import { WrittenText } from '../written-text.tsx'

const schema = contractFields(cancelCatalogueImportBody, ['reason'])
const tones = { waiting: 'neutral', running: 'info', completed: 'success', failed: 'danger', cancelled: 'neutral' } as const
const outcomes = ['created', 'changed', 'unchanged', 'refused', 'held'] as const
/** Milliseconds between two readings of an import that runs. */
const whileRunning = 2_000

const isOpen = ({ status }: CatalogueImport): boolean => status === 'waiting' || status === 'running'

/** Imports of sellers' tables: how far the one that runs is, and what became of the rows of each. */
export function ImportsScreen() {
  const text = useText()
  const isolate = useIsolated()
  const { formatDateTime } = useFormat()
  const [flow, actor] = useFlow(catalogueImportListMachine, { query: usePageQuery(operatorPaths.imports) })
  const running = flow.context.page?.items.find(isOpen)
  const refreshEvery = running === undefined ? undefined : whileRunning
  const rowsDone = useRowsDone()
  return (
    <QueueScreen
      paged
      search={<ImportTemplates />}
      flow={flow}
      actor={actor}
      refreshEvery={refreshEvery}
      path={operatorPaths.imports}
      icon="upload"
      labels={{
        title: text('operator:imports.title'),
        lead: text('operator:imports.lead'),
        empty: text('operator:imports.empty'),
        entry: text('operator:imports.file'),
      }}
      listActs={[{ act: 'start', label: text('operator:imports.start.open'), icon: 'upload', disabled: running !== undefined }]}
      idOf={({ _id }) => _id}
      nameOf={({ fileName }) => fileName}
      columns={[
        { id: 'seller', header: text('operator:disputes.seller'), cell: ({ seller }) => <bdi>{accountName(seller)}</bdi> },
        {
          id: 'kind',
          header: text('operator:imports.kind'),
          cell: ({ dryRun }) => text(`operator:imports.kinds.${dryRun ? 'dry' : 'real'}`),
        },
        { id: 'status', header: text('operator:accounts.statusLabel'), cell: (item) => <StatusBadge item={item} /> },
        { id: 'at', header: text('operator:imports.startedAt'), cell: ({ createdAt }) => formatDateTime(createdAt) },
        { id: 'rows', header: text('operator:imports.rows'), align: 'end', cell: rowsDone },
      ]}
      detail={(item) => <ImportDetails item={item} />}
      acts={(item) => (isOpen(item) ? [{ act: 'cancel', label: text('operator:imports.cancel.act'), variant: 'danger' }] : [])}
      dialog={({ item, act, decide, ...state }) => (
        <DecisionDialog
          {...state}
          title={text('operator:imports.cancel.title')}
          body={text('operator:imports.cancel.body', { name: isolate(item.fileName) })}
          confirm={text('operator:imports.cancel.act')}
          danger
          hint={text('operator:act.hintKept')}
          schema={schema}
          onConfirm={({ reason }) => decide({ act, reason })}
        />
      )}
      listDialog={({ act, decide, ...state }) => (
        <CatalogueImportDialog {...state} onConfirm={(upload) => decide({ act, upload })} />
      )}
    />
  )
}

/** How far an import is, what its file was, and what became of its rows. */
function ImportDetails({ item }: { item: CatalogueImport }) {
  const text = useText()
  const { formatDateTime, formatNumber, formatPercent } = useFormat()
  const rowsDone = useRowsDone()(item)
  return (
    <>
      {isOpen(item) && (
        <Progress
          label={text(`operator:imports.status.${item.status}`)}
          value={item.total === 0 ? undefined : item.done / item.total}
          valueText={item.total === 0 ? undefined : `${rowsDone} (${formatPercent(Math.floor((100 * item.done) / item.total))})`}
        />
      )}
      {item.problems.length > 0 && (
        <Notice tone="error" title={text('operator:imports.failed')}>
          <ul>
            {item.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      {item.unused.length > 0 && (
        <Notice title={text('operator:imports.unused')}>
          <Isolate>{item.unused.join(' · ')}</Isolate>
        </Notice>
      )}
      <FactList
        facts={[
          { name: text('operator:disputes.seller'), value: <bdi>{accountName(item.seller)}</bdi> },
          { name: text('fields:email'), value: <Isolate>{item.seller.email}</Isolate> },
          { name: text('operator:imports.kind'), value: text(`operator:imports.kinds.${item.dryRun ? 'dry' : 'real'}`) },
          { name: text('operator:accounts.statusLabel'), value: <StatusBadge item={item} /> },
          { name: text('operator:imports.startedBy'), value: <Isolate>{item.by}</Isolate> },
          { name: text('operator:imports.startedAt'), value: formatDateTime(item.createdAt) },
          { name: text('operator:imports.endedAt'), value: item.endedAt && formatDateTime(item.endedAt) },
          { name: text('operator:imports.rows'), value: rowsDone },
          ...outcomes
            .filter((outcome) => item.counts[outcome] > 0 || outcome === 'refused')
            .map((outcome) => ({
              name: text(`operator:imports.${item.dryRun ? 'planned' : 'outcome'}.${outcome}`),
              value: formatNumber(item.counts[outcome]),
            })),
        ]}
      />
      <Section title={text('operator:act.reason')}>
        <WrittenText>{item.reason}</WrittenText>
      </Section>
      <ImportReport
        key={item.status}
        importId={item._id}
        dryRun={item.dryRun}
        refused={isOpen(item) ? 0 : item.counts.refused}
        refreshEvery={isOpen(item) ? whileRunning : undefined}
      />
    </>
  )
}

function StatusBadge({ item: { status } }: { item: CatalogueImport }) {
  const text = useText()
  return <Badge tone={tones[status]}>{text(`operator:imports.status.${status}`)}</Badge>
}

/** "3 of 100", with the digits of the language. */
function useRowsDone() {
  const text = useText()
  const { formatNumber } = useFormat()
  return ({ done, total }: CatalogueImport) =>
    text('operator:imports.rowsDone', { done: formatNumber(done), total: formatNumber(total) })
}
