import { useState } from 'react'
import { z } from 'zod'
import { savePayoutAccountBody } from '#src/generated/bodies/savePayoutAccount.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { payoutAccountKind } from '#src/lib/payout-account-kind.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { CountryField } from '#src/forms/platform/country-field.tsx'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { plainIban, isIban } from '#src/lib/valid-iban.ts'

type Account = components['schemas']['PayoutAccountInput']
type Field = Exclude<keyof Account, 'currency'>
type Values = Record<Field, string>

const names = ['country', 'holder', 'iban', 'accountNumber', 'routingNumber', 'bic', 'bankName', 'branch'] as const
const rules = contractFields(savePayoutAccountBody, names, {
  digits: ['iban', 'accountNumber', 'routingNumber', 'bic'],
}).shape
const empty: Values = {
  country: '',
  holder: '',
  iban: '',
  accountNumber: '',
  routingNumber: '',
  bic: '',
  bankName: '',
  branch: '',
}

/** What an account is named by where it is, in the order of the form; `bic` is optional beside an IBAN alone. */
const fieldsOf = {
  iban: ['iban', 'bic'],
  bangladesh: ['bankName', 'branch', 'routingNumber', 'accountNumber'],
  swift: ['bankName', 'accountNumber', 'bic'],
} as const satisfies Record<ReturnType<typeof payoutAccountKind>, readonly Field[]>

const labelKeys = {
  iban: 'money:transfer.iban',
  bic: 'money:transfer.swift',
  bankName: 'money:transfer.bank',
  branch: 'money:payout.save.branch',
  routingNumber: 'money:payout.save.routingNumber',
  accountNumber: 'money:payout.save.accountNumber',
} as const

const neededRule = (rule: z.ZodType) => rule.refine((value) => value !== undefined)

const ibanRule = neededRule(rules.iban).superRefine((value, context) => {
  if (typeof value === 'string' && !isIban(plainIban(value)))
    context.addIssue({ code: 'custom', params: { key: 'money:payout.save.ibanWrong' } })
})

const { country: countryRule, holder, accountNumber, routingNumber, bic, bankName, branch } = rules
const common = { country: countryRule, holder }

/** The rules of the fields that are shown; what was typed into others is neither checked nor sent. */
const schemas: Record<keyof typeof fieldsOf, z.ZodType> = {
  iban: z.object({ ...common, iban: ibanRule, bic }),
  bangladesh: z.object({
    ...common,
    accountNumber: neededRule(accountNumber),
    routingNumber: neededRule(routingNumber),
    bankName: neededRule(bankName),
    branch: neededRule(branch),
  }),
  swift: z.object({
    ...common,
    accountNumber: neededRule(accountNumber),
    bic: neededRule(bic),
    bankName: neededRule(bankName),
  }),
}

export interface PayoutAccountDialogProps extends FormDialogState {
  currency: string
  /** The seller's country, or that of the account that is there. */
  country: string
  /** Asked for and not sent yet: it goes to the new account. */
  waiting: components['schemas']['Money'] | undefined
  serverFields: Readonly<Record<string, string>>
  onConfirm: (account: Account) => void
}

/** Asks which bank account a currency is paid out to; the country decides how it is named. */
export function PayoutAccountDialog({ currency, country, waiting, serverFields, onConfirm, ...state }: PayoutAccountDialogProps) {
  const text = useText()
  const { formatMoney } = useFormat()
  const [chosen, choose] = useState(country)
  const kind = payoutAccountKind(chosen)
  const form = useContractForm<Values, Omit<Account, 'currency'>>({
    schema: schemas[kind],
    defaultValues: { ...empty, country },
    serverFields,
  })
  const countryField = fieldOf(form, 'country')
  const shown = ['country', 'holder', ...fieldsOf[kind]]
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('money:payout.save.addTitle', { currency }),
        body: text('money:payout.save.body'),
        confirm: text('money:payout.save.confirm'),
        back: text('money:payout.dialog.back'),
        busy: text('money:payout.dialog.busy'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit((account) => onConfirm({ ...account, currency }))}
    >
      {waiting !== undefined && (
        <Notice tone="warning">{text('money:payout.save.waiting', { amount: formatMoney(waiting) })}</Notice>
      )}
      <FormProblems serverFields={serverFields} shown={shown} />
      <CountryField
        {...countryField}
        onChange={(event) => {
          choose(event.currentTarget.value)
          void countryField.onChange(event)
        }}
        required
        label={text('money:payout.save.country')}
      />
      <TextField
        {...fieldOf(form, 'holder')}
        ltr
        required
        autoComplete="off"
        label={text('money:payout.save.holder')}
        hint={text('money:payout.save.holderHint')}
      />
      {fieldsOf[kind].map((name) => (
        <TextField
          key={name}
          {...fieldOf(form, name)}
          ltr
          required={!(kind === 'iban' && name === 'bic')}
          autoComplete="off"
          label={text(labelKeys[name])}
          hint={hintOf(kind, name)}
        />
      ))}
    </FormDialog>
  )

  function hintOf(of: typeof kind, name: Field): string | undefined {
    if (name === 'routingNumber') return text('money:payout.save.routingHint')
    return of === 'iban' && name === 'bic' ? text('money:payout.save.bicOptional') : undefined
  }
}
