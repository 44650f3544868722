import { z } from 'zod'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { numberOf } from '#src/forms/platform/decimal-rule.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { addCommissionRateBody } from '#src/generated/bodies/addCommissionRate.ts'
import { useText } from '#src/i18n/use-text.ts'
import { NumberField } from '#src/ui/number-field.tsx'
import { SelectField, type SelectOption } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { ReasonField } from './reason-field.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

const rules = contractFields(addCommissionRateBody, ['percent', 'category', 'plan', 'validFrom', 'reason'])
const schema = rules.extend({ percent: z.preprocess(numberOf, rules.shape.percent) })

interface Values {
  percent: string
  category: string
  plan: string
  validFrom: string
  reason: string
}
interface Sent {
  percent: number
  category?: string
  plan?: string
  validFrom: string
  reason: string
}

export interface CommissionRateDialogProps extends FormDialogState {
  /** By their slugs. */
  categories: readonly SelectOption[]
  plans: readonly SelectOption[]
  /** The server's, from which on a rate can begin. */
  today: string
  serverFields: Readonly<Record<string, string>>
  onConfirm: (given: Sent) => void
}

/** Asks an operator for a rate of commission, what it is limited to, and from which day on it holds. */
export function CommissionRateDialog(props: CommissionRateDialogProps) {
  const { categories, plans, today, serverFields, onConfirm, ...state } = props
  const text = useText()
  const form = useDraftedForm<Values, Sent>({
    schema,
    defaultValues: { percent: '', category: '', plan: '', validFrom: today, reason: '' },
    serverFields,
  })
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('operator:commission.add.title'),
        body: text('operator:commission.add.body'),
        confirm: text('operator:commission.add.act'),
        back: text('app:confirm.cancel'),
        busy: text('operator:act.busy'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit(onConfirm)}
    >
      <DraftNotice draft={form.draft} />
      <NumberField
        {...fieldOf(form, 'percent')}
        required
        suffix="%"
        label={text('operator:commission.percent')}
        hint={text('operator:commission.add.percentHint')}
      />
      <SelectField
        {...fieldOf(form, 'category')}
        label={text('operator:commission.category')}
        placeholder={text('operator:commission.allCategories')}
        options={categories}
      />
      <SelectField
        {...fieldOf(form, 'plan')}
        label={text('operator:commission.plan')}
        placeholder={text('operator:commission.allPlans')}
        options={plans}
      />
      <TextField {...fieldOf(form, 'validFrom')} type="date" required min={today} label={text('operator:commission.validFrom')} />
      <ReasonField {...fieldOf(form, 'reason')} />
    </FormDialog>
  )
}
