import { z } from 'zod'
import { changeCategoriesBody } from '#src/generated/bodies/changeCategories.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { LocalTextFields } from './local-text-fields.tsx'
import { PlaceField } from './place-field.tsx'
import { ReasonField } from './reason-field.tsx'
import { useFieldsOfEntry } from './use-fields-of-entry.ts'
import { DraftNotice } from './draft-notice.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

type Named = components['schemas']['NamedSlug']

export interface CategoryDialogProps extends FormDialogState {
  title: string
  /** What is there; undefined for a new one. */
  entry?: Named | undefined
  /** From 0, and among how many. */
  position: number
  count: number
  serverFields: Readonly<Record<string, string>>
  onConfirm: (given: { entry: Named; position: number; reason: string }) => void
}

const { items } = changeCategoriesBody.properties.categories
const schema = z.object({
  ...contractFields(items, ['slug']).shape,
  ...contractFields(changeCategoriesBody, ['reason']).shape,
  name: contractFields(items.properties.name, ['en', 'ar', 'bn']),
  position: z.coerce.number(),
})
const entryPath = /^categories\.\d+\.(subCategories\.\d+\.)?/
const shown = ['slug', 'name.en', 'name.ar', 'name.bn', 'reason']

interface Values extends Named {
  position: number
  reason: string
}

/** Adds a category or subcategory, or changes its names and its place. */
export function CategoryDialog({ title, entry, position, count, serverFields, onConfirm, ...state }: CategoryDialogProps) {
  const text = useText()
  const fields = useFieldsOfEntry(serverFields, entryPath)
  const name = { en: '', ar: '', bn: '', ...entry?.name }
  const form = useDraftedForm<Values>({
    schema,
    defaultValues: { slug: entry?.slug ?? '', name, position, reason: '' },
    serverFields: fields,
  })
  return (
    <FormDialog
      {...state}
      size="large"
      labels={{
        title,
        body: text('operator:categories.note'),
        confirm: text('operator:save'),
        back: text('app:confirm.cancel'),
        busy: text('operator:act.busy'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit(({ slug, name: names, position: at, reason }) =>
        onConfirm({ entry: { slug, name: names }, position: at, reason }),
      )}
    >
      <DraftNotice draft={form.draft} />
      <FormProblems serverFields={fields} shown={shown} />
      <TextField
        {...fieldOf(form, 'slug')}
        ltr
        required
        readOnly={entry !== undefined}
        label={text('operator:slug')}
        hint={text(entry === undefined ? 'operator:slugHint' : 'operator:slugKept')}
      />
      <LocalTextFields label={text('operator:name')} fieldOf={(language) => fieldOf(form, `name.${language}`)} />
      <PlaceField {...fieldOf(form, 'position')} count={count} />
      <ReasonField {...fieldOf(form, 'reason')} />
    </FormDialog>
  )
}
