import { failureText } from '#src/components/platform/failure-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { CodeForm } from '#src/forms/account/code-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { browserConfirmationMachine } from '#src/machines/account/browser-confirmation.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmationFrame } from '#src/ui/confirmation-frame.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Lets somebody confirm a browser that is new to their account by a mailed code, before an act that it may not do else. */
export function BrowserConfirmationDialog({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const text = useText()
  const [flow, actor] = useFlow(browserConfirmationMachine)
  const { isSent, failure } = flow.context
  const busy = flow.hasTag('busy')
  const message = failureText(failure, text)
  const send = (
    <Button
      variant={isSent ? 'quiet' : 'primary'}
      wide
      icon="send"
      busy={busy}
      busyLabel={text('auth:newBrowser.sending')}
      onClick={() => actor.send({ type: 'code.wanted' })}
    >
      {text(isSent ? 'auth:newBrowser.again' : 'auth:newBrowser.send')}
    </Button>
  )
  return (
    <ConfirmationFrame title={text('auth:newBrowser.title')} lead={text('auth:newBrowser.lead')} flow={flow} onClose={onClose}>
      <Stack gap={4}>
        <p>{text(isSent ? 'auth:newBrowser.sent' : 'auth:newBrowser.toAddress')}</p>
        {isSent ? (
          <CodeForm
            busy={busy}
            expired={false}
            message={message}
            serverFields={fieldErrors(failure)}
            onSubmit={(code) => actor.send({ type: 'code.entered', code })}
          />
        ) : (
          message !== undefined && <Notice tone="error">{message}</Notice>
        )}
        {send}
      </Stack>
    </ConfirmationFrame>
  )
}
