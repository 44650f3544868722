import { failureText } from '#src/components/platform/failure-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import type { FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { TaxTableDialog } from '#src/forms/operator/tax-table-dialog.tsx'
import { TaxTableReview } from '#src/forms/operator/tax-table-review.tsx'
import { useText } from '#src/i18n/use-text.ts'
import type { TaxRuleListDecision } from '#src/machines/operator/tax-rule-list.machine.ts'
import { taxTableCheckMachine } from '#src/machines/operator/tax-table-check.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'

export interface TaxTableLoadingProps extends FormDialogState {
  serverFields: Readonly<Record<string, string>>
  onConfirm: (decision: TaxRuleListDecision) => void
}

/** A table of rules of tax is chosen, checked, and loaded as it was checked. */
export function TaxTableLoading({ serverFields, onConfirm, ...state }: TaxTableLoadingProps) {
  const text = useText()
  const [flow, actor] = useFlow(taxTableCheckMachine)
  const { table, check, failure } = flow.context
  if (check !== null) {
    return (
      <TaxTableReview
        {...state}
        rows={check.rows}
        serverFields={serverFields}
        onBack={() => actor.send({ type: 'table.dropped' })}
        onConfirm={(reason) => onConfirm({ act: 'load', load: { table, version: check.version, reason } })}
      />
    )
  }
  const fields = fieldErrors(failure)
  return (
    <TaxTableDialog
      {...state}
      busy={flow.hasTag('busy')}
      message={Object.keys(fields).length > 0 ? undefined : failureText(failure, text)}
      serverFields={fields}
      onConfirm={(chosen) => actor.send({ type: 'table.chosen', table: chosen })}
    />
  )
}
