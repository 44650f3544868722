import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { loadTaxTableBody } from '#src/generated/bodies/loadTaxTable.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Table } from '#src/ui/table.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { ReasonField } from './reason-field.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

type Row = components['schemas']['TaxTableRow']

const schema = contractFields(loadTaxTableBody, ['reason'])
const tones: Record<Row['outcome'], BadgeTone> = { added: 'success', ended: 'warning', unchanged: 'neutral', refused: 'danger' }

export interface TaxTableReviewProps extends FormDialogState {
  rows: readonly Row[]
  serverFields: Readonly<Record<string, string>>
  onConfirm: (reason: string) => void
}

/** Shows what loading a table of rules would change, row by row, and asks for the reason. With a refused row nothing can be loaded. */
export function TaxTableReview({ rows, serverFields, onConfirm, ...state }: TaxTableReviewProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  const form = useDraftedForm<{ reason: string }>({ schema, defaultValues: { reason: '' }, serverFields })
  const refused = rows.filter(({ outcome }) => outcome === 'refused').length
  const changed = rows.filter(({ outcome }) => outcome === 'added' || outcome === 'ended').length
  return (
    <FormDialog
      {...state}
      size="large"
      late={refused > 0 || changed === 0}
      labels={{
        title: text('operator:taxRules.load.reviewTitle'),
        body: text('operator:taxRules.load.changes', { count: changed }),
        confirm: text('operator:taxRules.load.act'),
        back: text('operator:taxRules.load.another'),
        busy: text('operator:act.busy'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit(({ reason }) => onConfirm(reason))}
    >
      <DraftNotice draft={form.draft} />
      <FormProblems serverFields={serverFields} shown={['reason']} />
      {refused > 0 && <Notice tone="error">{text('operator:taxRules.load.refused', { count: refused })}</Notice>}
      <Table
        caption={text('operator:taxRules.load.rows')}
        captionHidden
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={[
          {
            id: 'line',
            header: text('operator:taxRules.load.line'),
            rowHeader: true,
            cell: ({ line }) => formatNumber(line),
          },
          {
            id: 'outcome',
            header: text('operator:taxRules.load.outcome'),
            cell: ({ outcome }) => <Badge tone={tones[outcome]}>{text(`operator:taxRules.load.outcomes.${outcome}`)}</Badge>,
          },
          {
            id: 'row',
            header: text('operator:taxRules.load.row'),
            cell: ({ text: cells, problem }) => (
              <>
                <Isolate>{cells}</Isolate>
                {problem !== undefined && <p>{problem}</p>}
              </>
            ),
          },
        ]}
      />
      {refused === 0 && changed > 0 && <ReasonField {...fieldOf(form, 'reason')} />}
    </FormDialog>
  )
}
