import { QrCode } from '#src/components/platform/qr-code.tsx'
import { CodeForm, type CodeFormProps } from '#src/forms/account/code-form.tsx'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'

export interface AuthenticatorDialogProps {
  enrolment: components['schemas']['AuthenticatorSecret']
  form: Omit<CodeFormProps, 'expired'>
  onClose: () => void
}

/** The secret for the app, to be scanned or typed, and the code that the app makes of it. */
export function AuthenticatorDialog({ enrolment, form, onClose }: AuthenticatorDialogProps) {
  const text = useText()
  const { secret, uri } = enrolment
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={text('app:confirm.cancel')}
      title={text('account:factors.scanTitle')}
      description={text('account:factors.scanLead')}
    >
      <Stack gap={4}>
        <QrCode content={uri} label={text('account:factors.scanLabel')} />
        <Stack gap={1}>
          <span>{text('account:factors.secret')}</span>
          <Cluster gap={2}>
            <code dir="ltr">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyButton
              text={secret}
              label={text('account:factors.copySecret')}
              copiedLabel={text('account:factors.copied')}
              failedLabel={text('account:factors.copyFailed')}
            />
          </Cluster>
        </Stack>
        <CodeForm {...form} expired={false} />
      </Stack>
    </Dialog>
  )
}
