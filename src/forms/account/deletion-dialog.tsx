import { deleteAccountBody } from '#src/generated/bodies/deleteAccount.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'

const schema = contractFields(deleteAccountBody, ['password'])

export interface DeletionDialogProps extends FormDialogState {
  serverFields: Readonly<Record<string, string>>
  onConfirm: (password: string) => void
}

/** Asks before an account goes, for the password too. */
export function DeletionDialog({ serverFields, onConfirm, ...state }: DeletionDialogProps) {
  const text = useText()
  const form = useContractForm<{ password: string }>({ schema, defaultValues: { password: '' }, serverFields })
  return (
    <FormDialog
      {...state}
      labels={{
        title: text('app:confirm.deleteTitle'),
        body: text('app:confirm.deleteBody'),
        confirm: text('account:deletion.submit'),
        back: text('app:confirm.cancel'),
        busy: text('app:wait'),
      }}
      size="small"
      submit={{ variant: 'danger' }}
      onSubmit={form.handleSubmit(({ password }) => onConfirm(password))}
    >
      <PasswordField
        {...fieldOf(form, 'password')}
        required
        autoComplete="current-password"
        label={text('fields:presentPassword')}
        showLabel={text('fields:showPassword')}
        hideLabel={text('fields:hidePassword')}
      />
    </FormDialog>
  )
}
