import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { getCatalogueImportRowsBody } from '#src/generated/bodies/getCatalogueImportRows.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { catalogueImportRowsMachine } from '#src/machines/operator/catalogue-import-rows.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { Table } from '#src/ui/table.tsx'
import { isImportField } from './import-tables.ts'
import { Pages } from './queue-pages.tsx'
import { RefusedRowsButton } from './refused-rows-button.tsx'
import { useRefresh } from './use-refresh.ts'

const outcomes = getCatalogueImportRowsBody.properties.outcome.enum
const pageSize = 50

export interface ImportReportProps {
  importId: string
  dryRun: boolean
  /** How many rows were refused. */
  refused: number
  /** Milliseconds between two readings while the import runs. */
  refreshEvery: number | undefined
}

/** What became of each row of a table, with what is wrong in which column. */
export function ImportReport({ importId, dryRun, refused, refreshEvery }: ImportReportProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  const [flow, actor] = useFlow(catalogueImportRowsMachine, { query: { importId, page: 1, pageSize } })
  useRefresh(() => actor.send({ type: 'queue.staled' }), refreshEvery)
  const { query } = flow.context
  const { items, total } = flow.context.page ?? { items: [], total: 0 }
  const outcomeText = (outcome: (typeof outcomes)[number]) =>
    text(`operator:imports.${dryRun ? 'planned' : 'outcome'}.${outcome}`)
  // A heading of the seller's own is shown as it is.
  const columnText = (column: string) => (isImportField(column) ? text(`operator:imports.fields.${column}`) : column)
  return (
    <Section title={text('operator:imports.report')}>
      {refused > 0 && <RefusedRowsButton importId={importId} />}
      <SelectField
        label={text('operator:imports.outcomeLabel')}
        value={query?.outcome ?? ''}
        placeholder={text('operator:imports.anyOutcome')}
        options={outcomes.map((value) => ({ value, label: outcomeText(value) }))}
        onChange={({ currentTarget }) => {
          const outcome = outcomes.find((each) => each === currentTarget.value)
          actor.send({ type: 'query.changed', query: { importId, page: 1, pageSize, ...(outcome && { outcome }) } })
        }}
      />
      {flow.hasTag('busy') && !flow.hasTag('filled') && <WaitingView height="12rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('empty') && <p>{text('operator:imports.noRows')}</p>}
      {flow.hasTag('filled') && items.length > 0 && (
        <>
          <Table
            caption={text('operator:imports.report')}
            captionHidden
            rows={items}
            rowKey={({ line }) => String(line)}
            columns={[
              {
                id: 'line',
                header: text('operator:imports.line'),
                rowHeader: true,
                cell: ({ line }) => formatNumber(line),
              },
              {
                id: 'outcome',
                header: text('operator:imports.outcomeLabel'),
                cell: ({ outcome }) =>
                  outcome === 'refused' ? (
                    <Badge tone="danger" icon="error">
                      {outcomeText(outcome)}
                    </Badge>
                  ) : (
                    outcomeText(outcome)
                  ),
              },
              {
                id: 'reference',
                header: text('operator:imports.reference'),
                cell: ({ reference }) => (reference === '' ? text('app:missing') : <Isolate>{reference}</Isolate>),
              },
              {
                id: 'faults',
                header: text('operator:imports.faults'),
                cell: ({ faults }) =>
                  faults.length === 0 ? (
                    text('app:missing')
                  ) : (
                    <Stack as="ul" gap={1}>
                      {faults.map(({ column, value, reason }) => (
                        <li key={`${column} ${reason}`}>
                          {column !== undefined && (
                            <strong>
                              <bdi>{columnText(column)}</bdi>
                            </strong>
                          )}{' '}
                          {value !== '' && (
                            <>
                              <Isolate>{value}</Isolate> ·{' '}
                            </>
                          )}
                          {reason}
                        </li>
                      ))}
                    </Stack>
                  ),
              },
            ]}
          />
          <Pages
            page={query?.page ?? 1}
            total={total}
            pageSize={pageSize}
            onPage={(page) => actor.send({ type: 'query.changed', query: { importId, pageSize, ...query, page } })}
          />
        </>
      )}
    </Section>
  )
}
