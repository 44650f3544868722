import { z } from 'zod'
import type { FormRule } from '#src/forms/platform/issue-text.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { FilesField } from '#src/ui/files-field.tsx'

const issue = (rule: FormRule['key']) => ({ code: 'custom' as const, params: { key: rule } satisfies FormRule })

/** The rule of a chosen table: one is chosen, and it has 1 to `mostBytes` bytes. */
export const tableFile = (mostBytes: number) =>
  z.custom<File | null>().superRefine((file, context) => {
    if (file === null) context.addIssue(issue('fields:error.required'))
    else if (file.size === 0) context.addIssue(issue('fields:document.empty'))
    else if (file.size > mostBytes) context.addIssue(issue('fields:document.tooLarge'))
  })

export interface TableFileFieldProps {
  label: string
  hint: string
  error: string | undefined
  file: File | null
  onChange: (file: File | null) => void
}

/** A table of separated text, chosen by an operator. */
export function TableFileField({ file, onChange, ...texts }: TableFileFieldProps) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <FilesField
      {...texts}
      single
      required
      accept=".csv,.tsv,.tab,.txt,text/csv,text/tab-separated-values"
      chooseLabel={text('operator:imports.choose')}
      removeLabel={(name) => text('fields:document.remove', { name })}
      files={file === null ? [] : [{ name: file.name, size: fileSizeText(file.size, language) }]}
      onAdd={([added]) => onChange(added ?? null)}
      onRemove={() => onChange(null)}
    />
  )
}
