import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

export interface DealTroublesProps {
  /** `unconfirmed`: nobody knows whether the change was made; `refused`: it was not. */
  trouble: 'unconfirmed' | 'refused' | null
  /** The newest state is not known; a refusal does not make it so. */
  behind: boolean
  failure: { kind: 'refused'; code: number; message: string } | { kind: 'unreachable' | 'garbled' } | null
  words: {
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
export function DealTroubles({ trouble, behind, failure, words, onRetry, onDismiss }: DealTroublesProps) {
  const text = useText()
  if (trouble === 'unconfirmed') {
    return (
      <Notice
        tone="error"
        title={words.unconfirmed}
        actions={
          <Cluster>
            <Button variant="primary" icon="refresh" onClick={onRetry}>
              {words.sendAgain}
            </Button>
            {words.doNotSend !== undefined && <Button onClick={onDismiss}>{words.doNotSend}</Button>}
          </Cluster>
        }
      >
        {words.unconfirmedBody}
      </Notice>
    )
  }
  return (
    <>
      {trouble === 'refused' && failure?.kind === 'refused' && (
        <Notice
          tone="error"
          title={failure.code === 409 ? words.conflict : text('app:failure.refused.title')}
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
          {words.behind}
        </Notice>
      )}
    </>
  )
}
