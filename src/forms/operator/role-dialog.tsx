import { changeOperatorRolesBody } from '#src/generated/bodies/changeOperatorRoles.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { RoleFields } from './role-fields.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

type Change = components['schemas']['OperatorRoles']

export interface RoleDialogProps extends FormDialogState {
  name: string
  roles: Change['roles']
  serverFields: Readonly<Record<string, string>>
  onConfirm: (change: Change) => void
}

const schema = contractFields(changeOperatorRolesBody, ['roles', 'reason'])

/** Changes what an operator may do. */
export function RoleDialog({ name, roles, serverFields, onConfirm, ...state }: RoleDialogProps) {
  const text = useText()
  const form = useDraftedForm<Change>({ schema, defaultValues: { roles, reason: '' }, serverFields })
  const { error, ...registered } = fieldOf(form, 'roles')
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('operator:operators.changeRoles.title', { name }),
        body: text('operator:operators.changeRoles.body'),
        confirm: text('operator:operators.changeRoles.confirm'),
        back: text('app:confirm.cancel'),
        busy: text('operator:act.busy'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit(onConfirm)}
    >
      <DraftNotice draft={form.draft} />
      <RoleFields registered={registered} error={error} />
      <TextArea {...fieldOf(form, 'reason')} required label={text('operator:act.reason')} hint={text('operator:act.hintKept')} />
    </FormDialog>
  )
}
