import { reportAbuseBody } from '#src/generated/bodies/reportAbuse.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import type { FormRule } from '#src/forms/platform/issue-text.ts'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'

type Report = components['schemas']['NewAbuseReport']
export type AbuseDetails = Pick<Report, 'reason' | 'note'>

const names = ['reason', 'note'] as const
const reasons = reportAbuseBody.properties.reason.enum

/** As the server has it: the reason `other` says nothing by itself. */
const needsNote = { params: { key: 'fields:error.required' } satisfies FormRule, path: ['note'] }
const schema = contractFields(reportAbuseBody, names).refine(
  ({ reason, note }) => reason !== 'other' || note !== undefined,
  needsNote,
)

interface Values {
  reason: Report['reason'] | ''
  note: string
}

export interface AbuseReportFormProps {
  busy: boolean
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  onReport: (details: AbuseDetails) => void
  onClose: () => void
}

/** Why something is reported. */
export function AbuseReportForm({ busy, message, serverFields, onReport, onClose }: AbuseReportFormProps) {
  const text = useText()
  const form = useContractForm<Values, AbuseDetails>({ schema, defaultValues: { reason: '', note: '' }, serverFields })
  return (
    <FormFrame onSubmit={form.handleSubmit(onReport)}>
      <FormProblems message={message} serverFields={serverFields} shown={names} />
      <SelectField
        label={text('abuse:reason.label')}
        required
        placeholder={text('abuse:reason.choose')}
        options={reasons.map((reason) => ({ value: reason, label: text(`abuse:reason.${reason}`) }))}
        {...fieldOf(form, 'reason')}
      />
      <TextArea label={text('abuse:note')} hint={text('abuse:noteHint')} dir="auto" readOnly={busy} {...fieldOf(form, 'note')} />
      <Cluster justify="end">
        <Button onClick={onClose} disabled={busy}>
          {text('abuse:cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={text('abuse:sending')}>
          {text('abuse:send')}
        </Button>
      </Cluster>
    </FormFrame>
  )
}
