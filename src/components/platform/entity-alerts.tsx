import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

export interface EntityAlertsProps {
  /** `unconfirmed`: nobody knows whether the change was made; `refused`: it was not. */
  problem: 'unconfirmed' | 'refused' | null
  /** The newest state is not known; a refusal does not make it so. */
  behind: boolean
  failure: { kind: 'rejected'; code: number; message: string } | { kind: 'unreachable' | 'garbled' } | null
  labels: {
    unconfirmed: string
    unconfirmedBody: string
    sendAgain: string
    /** Name of the way out of sending it again, where there is one. */
    doNotSend?: string | undefined
    /** Title of a refusal because somebody else was faster. */
    conflict: string
    behind: string
  }
  onRetry: () => void
  onDismiss: () => void
}

/** What went wrong with the last change of something traded, unless a question or a field says it. */
export function EntityAlerts({ problem, behind, failure, labels, onRetry, onDismiss }: EntityAlertsProps) {
  const text = useText()
  if (problem === 'unconfirmed') {
    return (
      <Notice
        tone="error"
        title={labels.unconfirmed}
        actions={
          <Cluster>
            <Button variant="primary" icon="refresh" onClick={onRetry}>
              {labels.sendAgain}
            </Button>
            {labels.doNotSend !== undefined && <Button onClick={onDismiss}>{labels.doNotSend}</Button>}
          </Cluster>
        }
      >
        {labels.unconfirmedBody}
      </Notice>
    )
  }
  return (
    <>
      {problem === 'refused' && failure?.kind === 'rejected' && (
        <Notice
          tone="error"
          title={failure.code === 409 ? labels.conflict : text('app:failure.refused.title')}
          onDismiss={onDismiss}
          dismissLabel={text('app:confirm.close')}
        >
          {failure.message}
        </Notice>
      )}
      {behind && (
        <Notice
          tone="warning"
          actions={
            <Button icon="refresh" onClick={onRetry}>
              {text('app:failure.retry')}
            </Button>
          }
        >
          {labels.behind}
        </Notice>
      )}
    </>
  )
}
