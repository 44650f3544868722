import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { CodeForm } from './code-form.tsx'
import { PasswordProofForm } from './password-proof-form.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

/** A code by mail confirms a browser, not who uses it. */
type Method = Exclude<components['schemas']['StepUp']['kinds'][number], 'mailedCode'>

export interface IdentityProofPanelProps<Offered extends Method> {
  method: Offered
  /** All that can be changed to. */
  methods: readonly Offered[]
  busy: boolean
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  /** The browser did not return a passkey. */
  isNotSigned: boolean
  /** What the button does that sends a recovery code. */
  submitLabel: string
  /** Of a text, under the name of its field. */
  onProof: (proof: { password: string } | { code: string } | { recoveryCode: string }) => void
  onPasskey: () => void
  onMethod: (method: Offered) => void
}

const leads = {
  password: 'auth:stepUp.passwordLead',
  authenticator: 'auth:factor.codeLead',
  passkey: 'auth:factor.passkeyLead',
  recoveryCode: 'auth:factor.recoveryLead',
} as const
const switches = {
  password: 'auth:stepUp.toPassword',
  authenticator: 'auth:factor.toAuthenticator',
  passkey: 'auth:factor.toPasskey',
  recoveryCode: 'auth:factor.toRecoveryCode',
} as const

/** One proof of who somebody is, and the others that they may change to. */
export function IdentityProofPanel<Offered extends Method>({ method, methods, ...panel }: IdentityProofPanelProps<Offered>) {
  const text = useText()
  const { busy, message, serverFields, onProof } = panel
  const form = { busy, message, serverFields }
  return (
    <Stack gap={4}>
      <p>{text(leads[method])}</p>
      {method === 'password' && <PasswordProofForm {...form} onSubmit={(password) => onProof({ password })} />}
      {method === 'authenticator' && <CodeForm {...form} expired={false} onSubmit={(code) => onProof({ code })} />}
      {method === 'recoveryCode' && (
        <RecoveryCodeForm {...form} submitLabel={panel.submitLabel} onSubmit={(recoveryCode) => onProof({ recoveryCode })} />
      )}
      {method === 'passkey' && (
        <Stack gap={3}>
          {panel.isNotSigned && <Notice tone="warning">{text('auth:factor.notSigned')}</Notice>}
          {message !== undefined && <Notice tone="error">{serverFields['passkey'] ?? message}</Notice>}
          <Button variant="primary" wide icon="lock" busy={busy} busyLabel={text('auth:factor.busy')} onClick={panel.onPasskey}>
            {text('auth:factor.usePasskey')}
          </Button>
        </Stack>
      )}
      {methods.length > 1 && (
        <Stack gap={2}>
          {methods
            .filter((other) => other !== method)
            .map((other) => (
              <Button key={other} variant="quiet" disabled={busy} onClick={() => panel.onMethod(other)}>
                {text(switches[other])}
              </Button>
            ))}
        </Stack>
      )}
    </Stack>
  )
}
