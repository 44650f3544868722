import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { placeQuotationOrderBody } from '#src/generated/bodies/placeQuotationOrder.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { Grid } from '#src/ui/layout.tsx'

const kinds = placeQuotationOrderBody.properties.documents.items.enum

/** The documents that should come with the goods. */
export function RequiredDocumentsField({ field, error }: { field: UseFormRegisterReturn; error?: string | undefined }) {
  const text = useText()
  const id = useId()
  return (
    <Field id={id} group label={text('quote:request.documents')} error={error}>
      {(control) => (
        <Grid {...control} role="group" min="14rem" gap={2}>
          {kinds.map((kind) => (
            <Checkbox key={kind} label={text(`catalogue:document.${kind}`)} value={kind} {...field} />
          ))}
        </Grid>
      )}
    </Field>
  )
}
