import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '#src/i18n/use-text.ts'
import { TextArea } from '#src/ui/text-area.tsx'

/** Why an operator does it. */
export function ReasonField(field: UseFormRegisterReturn & { error: string | undefined }) {
  const text = useText()
  return <TextArea {...field} required rows={2} label={text('operator:act.reason')} hint={text('operator:act.hintKept')} />
}
