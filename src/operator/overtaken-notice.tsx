import { failureText } from '#src/components/platform/failure-text.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { Decision, QueueContext } from '#src/machines/operator/create-queue-machine.ts'
import { Notice } from '#src/ui/notice.tsx'

type Failure = QueueContext<unknown, unknown, Decision>['failure']

/** The decision came too late: what the server says of it. */
export function OvertakenNotice({
  flow,
  actor,
}: {
  flow: { hasTag: (tag: 'overtaken') => boolean; context: { failure: Failure } }
  actor: { send: (event: { type: 'notice.dismissed' }) => void }
}) {
  const text = useText()
  if (!flow.hasTag('overtaken')) return null
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={text('operator:queue.overtaken')}
        dismissLabel={text('app:confirm.close')}
        onDismiss={() => actor.send({ type: 'notice.dismissed' })}
      >
        {failureText(flow.context.failure, text)}
      </Notice>
    </div>
  )
}
