import { z } from 'zod'
import { changePlansBody } from '#src/generated/bodies/changePlans.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { toDecimalText } from '#src/lib/money.ts'
import { fromDecimal } from '#src/lib/money-arithmetic.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { moneyRule, numberOf } from '#src/forms/platform/decimal-rule.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { Grid } from '#src/ui/layout.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { LocalTextFields } from './local-text-fields.tsx'
import { PlaceField } from './place-field.tsx'
import { ReasonField } from './reason-field.tsx'
import { useFieldsOfEntry } from './use-fields-of-entry.ts'
import { DraftNotice } from './draft-notice.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

type Plan = components['schemas']['OperatorPlan']

export interface PlanDialogProps extends FormDialogState {
  title: string
  /** What is there; undefined for a new one. */
  plan?: Plan
  /** From 0, and among how many. */
  position: number
  count: number
  serverFields: Readonly<Record<string, string>>
  onConfirm: (given: { plan: Plan; position: number; reason: string }) => void
}

const { items } = changePlansBody.properties.plans
const allowances = ['listings', 'bids', 'promotions'] as const
const names = contractFields(items.properties.name, ['en', 'ar', 'bn'])
/** What is left empty has no limit. */
const allowance = z.preprocess(
  (typed) => (typeof typed === 'string' && typed.trim() === '' ? null : numberOf(typed)),
  // A generated schema is written as a constant; zod's type of one is not read-only.
  z.fromJSONSchema(items.properties.listings as unknown as z.core.JSONSchema.JSONSchema),
)
/** The price depends on the currency that is typed beside it. */
const schema = z
  .object({
    ...contractFields(items, ['slug']).shape,
    ...contractFields(changePlansBody, ['reason']).shape,
    name: names,
    description: z.object({ en: names.shape.ar, ar: names.shape.ar, bn: names.shape.bn }),
    amount: z.string(),
    currency: contractFields(items.properties.price, ['currency']).shape.currency,
    listings: allowance,
    bids: allowance,
    promotions: allowance,
    position: z.coerce.number(),
  })
  .superRefine(({ amount, currency }, context) => {
    const read = moneyRule(String(currency), { needed: true }).safeParse(amount)
    for (const issue of read.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['amount'], input: amount, params: issue.code === 'custom' ? issue.params : {} })
  })
const entryPath = /^plans\.\d+\./
const shown = ['slug', 'price', 'listings', 'bids', 'promotions', 'name.en', 'name.ar', 'name.bn', 'reason']

interface Texts {
  en: string
  ar?: string
  bn?: string
}
interface Values {
  slug: string
  name: Texts
  description: Partial<Texts>
  amount: string
  currency: string
  listings: number | string | null
  bids: number | string | null
  promotions: number | string | null
  position: number
  reason: string
}
interface Sent extends Omit<Values, (typeof allowances)[number]> {
  listings: number | null
  bids: number | null
  promotions: number | null
}

/** Adds a plan of sellers, or changes it. */
export function PlanDialog({ title, plan, position, count, serverFields, onConfirm, ...state }: PlanDialogProps) {
  const text = useText()
  const fields = useFieldsOfEntry(serverFields, entryPath)
  const form = useDraftedForm<Values, Sent>({
    schema,
    defaultValues: {
      slug: plan?.slug ?? '',
      name: { en: '', ar: '', bn: '', ...plan?.name },
      description: { en: '', ar: '', bn: '', ...plan?.description },
      amount: plan === undefined ? '' : toDecimalText(plan.price),
      currency: plan?.price.currency ?? 'USD',
      listings: plan?.listings ?? '',
      bids: plan?.bids ?? '',
      promotions: plan?.promotions ?? '',
      position,
      reason: '',
    },
    serverFields: fields,
  })
  const send = ({ amount, currency, description, position: at, reason, ...given }: Sent) => {
    const { en, ...translated } = description
    onConfirm({
      // The schema has read the amount.
      plan: { ...given, price: fromDecimal(amount, currency), ...(en !== undefined && { description: { ...translated, en } }) },
      position: at,
      reason,
    })
  }
  return (
    <FormDialog
      {...state}
      size="large"
      labels={{
        title,
        body: text('operator:plans.note'),
        confirm: text('operator:save'),
        back: text('app:confirm.cancel'),
        busy: text('operator:act.busy'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit(send)}
    >
      <DraftNotice draft={form.draft} />
      <FormProblems serverFields={fields} shown={shown} />
      <TextField
        {...fieldOf(form, 'slug')}
        ltr
        required
        readOnly={plan !== undefined}
        label={text('operator:slug')}
        hint={text(plan === undefined ? 'operator:slugHint' : 'operator:slugKept')}
      />
      <LocalTextFields label={text('operator:name')} fieldOf={(language) => fieldOf(form, `name.${language}`)} />
      <LocalTextFields
        label={text('operator:plans.description')}
        rows={2}
        required={false}
        fieldOf={(language) => fieldOf(form, `description.${language}`)}
      />
      <Grid min="9rem" gap={3}>
        <NumberField
          {...fieldOf(form, 'amount')}
          required
          label={text('operator:plans.price')}
          hint={text('operator:plans.priceHint')}
        />
        <TextField
          {...fieldOf(form, 'currency')}
          ltr
          required
          label={text('operator:currency')}
          hint={text('operator:currencyHint')}
        />
        <PlaceField {...fieldOf(form, 'position')} count={count} />
      </Grid>
      <Grid min="9rem" gap={3}>
        {allowances.map((name) => (
          <NumberField
            key={name}
            {...fieldOf(form, name)}
            whole
            label={text(`operator:plans.${name}`)}
            hint={text('operator:plans.unlimitedHint')}
          />
        ))}
      </Grid>
      <ReasonField {...fieldOf(form, 'reason')} />
    </FormDialog>
  )
}
