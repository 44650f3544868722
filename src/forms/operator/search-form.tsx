import type { z } from 'zod'
import { useText } from '#src/i18n/use-text.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'

export interface SearchFormProps {
  /** The call's rule for `search`, made by `contractFields`. */
  schema: z.ZodType
  label: string
  hint?: string
  initial?: string
  onSearch: (search: string) => void
}

const noFields = {}

/** Finds something by what an operator has of it. */
export function SearchForm({ schema, label, hint, initial = '', onSearch }: SearchFormProps) {
  const text = useText()
  const form = useContractForm<{ search: string }>({ schema, defaultValues: { search: initial }, serverFields: noFields })
  return (
    <FormFrame onSubmit={form.handleSubmit(({ search }) => onSearch(search))}>
      <TextField {...fieldOf(form, 'search')} type="search" required label={label} hint={hint ?? text('operator:searchHint')} />
      <Cluster>
        <Button type="submit" variant="primary" icon="search">
          {text('operator:find')}
        </Button>
      </Cluster>
    </FormFrame>
  )
}
