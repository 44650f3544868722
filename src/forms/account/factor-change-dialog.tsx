import { enrolAuthenticatorBody } from '#src/generated/bodies/enrolAuthenticator.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { TextField } from '#src/ui/text-field.tsx'

export type FactorChangeKind = 'authenticator' | 'passkey' | 'removal' | 'recoveryCodes'

export interface FactorChangeDialogProps extends FormDialogState {
  kind: FactorChangeKind
  /** Of the factor that is to be removed. */
  name: string
  serverFields: Readonly<Record<string, string>>
  /** What is told of the change where it is another than in an account of the shop. */
  lead?: string
  /** With the name of what is added, empty otherwise. */
  onConfirm: (name: string) => void
}

const schemas = {
  named: contractFields(enrolAuthenticatorBody, ['name']),
  unnamed: contractFields(enrolAuthenticatorBody, []),
}

/** Asks before a second factor is removed or recovery codes are made, and for the name of one that is added. */
export function FactorChangeDialog({ kind, name, lead, serverFields, onConfirm, ...state }: FactorChangeDialogProps) {
  const text = useText()
  const isNamed = kind === 'authenticator' || kind === 'passkey'
  const form = useContractForm<{ name: string }>({
    schema: isNamed ? schemas.named : schemas.unnamed,
    defaultValues: { name: '' },
    serverFields,
  })
  const labels = {
    authenticator: { title: text('account:factors.addAuthenticator'), body: text('account:factors.authenticatorLead') },
    passkey: { title: text('account:factors.addPasskey'), body: text('account:factors.passkeyLead') },
    removal: { title: text('account:factors.removeTitle', { name }), body: text('account:factors.removeLead') },
    recoveryCodes: { title: text('account:factors.renewTitle'), body: text('account:factors.renewLead') },
  }[kind]
  const confirm = kind === 'removal' ? text('account:factors.remove') : text('account:factors.continue')
  return (
    <FormDialog
      {...state}
      labels={{ ...labels, body: lead ?? labels.body, confirm, back: text('app:confirm.cancel'), busy: text('app:wait') }}
      size="small"
      submit={{ variant: kind === 'removal' ? 'danger' : 'primary' }}
      onSubmit={form.handleSubmit(({ name: given }) => onConfirm(isNamed ? given : ''))}
    >
      {isNamed && (
        <TextField
          {...fieldOf(form, 'name')}
          required
          autoComplete="off"
          label={text('account:factors.name')}
          hint={text('account:factors.nameHint')}
        />
      )}
    </FormDialog>
  )
}
