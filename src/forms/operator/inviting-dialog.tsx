import { inviteOperatorBody } from '#src/generated/bodies/inviteOperator.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { RoleFields } from './role-fields.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

type NewInvitation = components['schemas']['OperatorInvitation']

export interface InvitingDialogProps extends FormDialogState {
  /** Who is invited again; left out for somebody new. */
  invited?: Pick<NewInvitation, 'email' | 'name' | 'roles'>
  serverFields: Readonly<Record<string, string>>
  onConfirm: (invitation: NewInvitation) => void
}

const schema = contractFields(inviteOperatorBody, ['email', 'name', 'roles', 'reason'])

/** Invites a colleague, or one who has lost the password or the app. */
export function InvitingDialog({ invited, serverFields, onConfirm, ...state }: InvitingDialogProps) {
  const text = useText()
  const { email, name, roles } = invited ?? { email: '', name: '', roles: [] }
  const form = useDraftedForm<NewInvitation>({
    schema,
    defaultValues: { email, name, roles, reason: '' },
    serverFields,
  })
  const { error, ...registered } = fieldOf(form, 'roles')
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('operator:operators.invite.title'),
        body: text('operator:operators.invite.body'),
        confirm: text('operator:operators.invite.confirm'),
        back: text('app:confirm.cancel'),
        busy: text('operator:act.busy'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit(onConfirm)}
    >
      <DraftNotice draft={form.draft} />
      <TextField {...fieldOf(form, 'name')} required autoComplete="off" label={text('fields:fullName')} />
      <TextField {...fieldOf(form, 'email')} type="email" ltr required autoComplete="off" label={text('fields:email')} />
      <RoleFields registered={registered} error={error} />
      <TextArea {...fieldOf(form, 'reason')} required label={text('operator:act.reason')} hint={text('operator:act.hintKept')} />
    </FormDialog>
  )
}
