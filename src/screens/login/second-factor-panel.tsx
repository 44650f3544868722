import { failureText } from '#src/components/platform/failure-text.ts'
import { hasPasskeys, signWithPasskey } from '#src/components/account/passkey-ceremony.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { IdentityProofPanel } from '#src/forms/account/identity-proof-panel.tsx'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { signInConfirmationMachine } from '#src/machines/account/sign-in-confirmation.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

export interface SecondFactorPanelProps {
  asked: components['schemas']['SecondFactorAsked']
  from: string
  onRestart: () => void
}

/** The second step of a sign-in: one of the account's factors, whichever this browser can use. */
export function SecondFactorPanel({ asked, from, onRestart }: SecondFactorPanelProps) {
  const text = useText()
  const methods = asked.kinds.filter((kind) => kind !== 'passkey' || hasPasskeys())
  const [flow, actor] = useFlow(signInConfirmationMachine, { asked, methods, from, signWithPasskey })
  const { method, failure } = flow.context
  const busy = flow.hasTag('busy')
  if (flow.hasTag('expired') || methods.length === 0) {
    return (
      <Notice tone="warning" actions={<Button onClick={onRestart}>{text('auth:factor.restart')}</Button>}>
        {methods.length === 0 ? text('auth:factor.noMethod') : fieldErrors(failure)['signInToken']}
      </Notice>
    )
  }
  return (
    <Stack gap={2}>
      <IdentityProofPanel
        method={method}
        methods={methods}
        busy={busy}
        message={failureText(failure, text)}
        serverFields={fieldErrors(failure)}
        isNotSigned={flow.hasTag('notSigned')}
        submitLabel={text('auth:login.submit')}
        onProof={(proof) => {
          // A password is not among the methods.
          if (!('password' in proof)) actor.send({ type: 'proof.entered', proof })
        }}
        onPasskey={() => actor.send({ type: 'passkey.wanted' })}
        onMethod={(chosen) => actor.send({ type: 'method.chosen', method: chosen })}
      />
      <Button variant="quiet" disabled={busy} onClick={onRestart}>
        {text('auth:factor.restart')}
      </Button>
      <p>{text('auth:factor.lost')}</p>
    </Stack>
  )
}
