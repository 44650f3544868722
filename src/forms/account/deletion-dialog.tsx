import { useId } from 'react'
import { deleteAccountBody } from '#src/generated/bodies/deleteAccount.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'

const schema = contractFields(deleteAccountBody, ['password'])

export interface DeletionDialogProps {
  busy: boolean
  /** What keeps the account open, or why no answer came. */
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  onConfirm: (password: string) => void
  onBack: () => void
}

/** Asks before an account goes, for the password too. */
export function DeletionDialog({ busy, message, serverFields, onConfirm, onBack }: DeletionDialogProps) {
  const text = useText()
  const id = useId()
  const form = useContractForm<{ password: string }>({ schema, defaultValues: { password: '' }, serverFields })
  const back = () => {
    if (!busy) onBack()
  }
  return (
    <Dialog
      open
      alert
      size="small"
      onClose={back}
      title={text('app:confirm.deleteTitle')}
      description={text('app:confirm.deleteBody')}
      actions={
        <>
          <Button onClick={back} disabled={busy}>
            {text('app:confirm.cancel')}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy} busyLabel={text('app:wait')}>
            {text('account:deletion.submit')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit(({ password }) => {
            onConfirm(password)
          })(event)
        }}
      >
        <Stack gap={3}>
          {message !== undefined && <Notice tone="error">{message}</Notice>}
          <PasswordField
            {...fieldOf(form, 'password')}
            required
            autoComplete="current-password"
            label={text('fields:presentPassword')}
            showLabel={text('fields:showPassword')}
            hideLabel={text('fields:hidePassword')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
