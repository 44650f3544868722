import { type ReactNode, useState } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Stack } from '#src/ui/layout.tsx'
import { RequirementItems } from './requirement-items.tsx'
import { RequirementTerms } from './requirement-terms.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import {
  type RequirementFormValues,
  requirementFormFields,
  requirementSchema,
  requirementValues,
  type RequirementValues,
} from './requirement-form-values.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

type Schemas = components['schemas']

export interface RequirementFormProps {
  /** So that a button elsewhere in the page can send it. */
  id: string
  /** The one that is put in other words; null for a new one. */
  requirement: Schemas['Requirement'] | null
  categories: readonly { value: string; label: string }[]
  draft: FormDraft
  /** What is sent must not change now. */
  locked: boolean
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  /** Under the CAS number: the substance's name. */
  casNote: ReactNode
  /** Under the last field. */
  children?: ReactNode
  onCas: (typed: string) => void
  onSubmit: (values: RequirementValues) => void
}

/** What a buyer needs, on which terms and by when. */
export function RequirementForm(props: RequirementFormProps) {
  const { draft, serverFields } = props
  const text = useText()
  const defaultValues = useDraft(requirementValues(props.requirement), draft)
  const [currency, setCurrency] = useState(defaultValues.currency)
  const schema = requirementSchema(currency)
  const form = useContractForm<RequirementFormValues, RequirementValues>({ schema, defaultValues, serverFields })
  return (
    <form
      id={props.id}
      noValidate
      onChange={() => {
        const typed = form.getValues()
        draft.keep(typed)
        setCurrency(typed.currency)
        props.onCas(typed.casNumber)
      }}
      onSubmit={(event) => {
        void form.handleSubmit(props.onSubmit)(event)
      }}
    >
      <fieldset disabled={props.locked}>
        <Stack gap={5}>
          <FormProblems message={props.message} serverFields={serverFields} shown={requirementFormFields} />
          <RequirementItems form={form} categories={props.categories} casNote={props.casNote} />
          <RequirementTerms form={form} />
          <TextArea
            label={text('requirement:post.description')}
            hint={text('requirement:post.descriptionHint')}
            rows={5}
            {...fieldOf(form, 'description')}
          />
          {props.children}
          <Checkbox label={text('requirement:post.isPublic')} {...fieldOf(form, 'isPublic')} />
        </Stack>
      </fieldset>
    </form>
  )
}
