import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { useText } from '#src/i18n/use-text.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

export interface DecisionDialogProps extends FormDialogState {
  title: string
  /** What it brings about, with the amount or the person it is about. */
  body: ReactNode
  confirm: string
  /** It takes something from a person. */
  danger?: boolean | undefined
  /** The call's rule for `reason`, made by `contractFields`. */
  schema: z.ZodType
  /** Who reads the reason. */
  hint: string
  /** The reason's name where it is more than one. */
  label?: string | undefined
  /** Something that has to be confirmed beside the reason, anew whenever `of`, which names what it is confirmed of, changes. */
  confirmation?: { label: ReactNode; hint?: string; of: string } | undefined
  /** A text for others than the log's readers, which may be left empty; its rule is in `schema`. */
  reply?: { label: string; hint: string } | undefined
  /** The entry of the bank's statement that it rests on; its rule is in `schema`. */
  statementEntry?: { label: string; hint: string } | undefined
  serverFields: Readonly<Record<string, string>>
  onConfirm: (given: Given & { isConfirmed: boolean }) => void
}

interface Given {
  reason: string
  reply?: string | undefined
  statementEntry?: string | undefined
}

/** Asks an operator for the reason of an act, naming what it is about, before it is done. */
export function DecisionDialog(props: DecisionDialogProps) {
  const {
    title,
    body,
    confirm,
    danger = false,
    schema,
    hint,
    label,
    confirmation,
    reply,
    statementEntry,
    serverFields,
    onConfirm,
    ...state
  } = props
  const text = useText()
  const form = useDraftedForm<Required<{ [Name in keyof Given]: string }>, Given>({
    schema,
    defaultValues: { reason: '', reply: '', statementEntry: '' },
    serverFields,
  })
  const [confirmedOf, setConfirmedOf] = useState<string | null>(null)
  const isConfirmed = confirmation !== undefined && confirmation.of === confirmedOf
  return (
    <FormDialog
      {...state}
      labels={{ title, body, confirm, back: text('app:confirm.cancel'), busy: text('operator:act.busy') }}
      submit={{ variant: danger ? 'danger' : 'primary' }}
      onSubmit={form.handleSubmit((given) => onConfirm({ ...given, isConfirmed }))}
    >
      <DraftNotice draft={form.draft} />
      {statementEntry !== undefined && <TextField {...fieldOf(form, 'statementEntry')} required {...statementEntry} />}
      <TextArea {...fieldOf(form, 'reason')} required label={label ?? text('operator:act.reason')} hint={hint} />
      {reply !== undefined && <TextArea {...fieldOf(form, 'reply')} {...reply} />}
      {confirmation !== undefined && (
        <Checkbox
          label={confirmation.label}
          hint={confirmation.hint}
          checked={isConfirmed}
          onChange={(event) => setConfirmedOf(event.target.checked ? confirmation.of : null)}
        />
      )}
    </FormDialog>
  )
}
