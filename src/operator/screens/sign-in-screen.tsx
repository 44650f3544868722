import { hasPasskeys, signWithPasskey } from '#src/components/account/passkey-ceremony.ts'
import { failureText } from '#src/components/platform/failure-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { OperatorSignInForm } from '#src/forms/operator/operator-sign-in-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { operatorSignInMachine } from '#src/machines/operator/operator-sign-in.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { Notice } from '#src/ui/notice.tsx'
import { EntryPage } from '../entry-page.tsx'

/** Sign-in at whatever address was opened, which is there again afterwards. `ended`: why the last session is over. */
export function SignInScreen({ ended }: { ended: string | null }) {
  const text = useText()
  const [flow, actor] = useFlow(operatorSignInMachine, { signWithPasskey })
  const { failure } = flow.context
  return (
    <EntryPage title={text('operator:signIn.title')} lead={text('operator:signIn.lead')}>
      {ended !== null && failure === null && (
        <Notice tone="warning" title={text('operator:signIn.ended')}>
          {ended}
        </Notice>
      )}
      <OperatorSignInForm
        busy={flow.hasTag('busy')}
        message={failureText(failure, text)}
        serverFields={fieldErrors(failure)}
        isNotSigned={flow.hasTag('notSigned')}
        onSubmit={(credentials) => actor.send({ type: 'credentials.submitted', credentials })}
        onPasskey={hasPasskeys() ? (credentials) => actor.send({ type: 'passkey.wanted', credentials }) : undefined}
      />
      <p>{text('operator:signIn.eachTab')}</p>
    </EntryPage>
  )
}
