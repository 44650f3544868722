import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { ErrorState } from '#src/ui/error-state.tsx'

export interface FailedViewProps {
  /** Why a call brought nothing; a refusal comes in the reader's language. */
  failure: { kind: 'rejected'; message: string } | { kind: 'unreachable' | 'garbled' } | null
  onRetry: () => void
  retrying?: boolean | undefined
  /** Other ways on: a refusal is seldom mended by asking again. */
  actions?: ReactNode | undefined
}

/** In place of a view that could not be had: what happened, and the ways on. */
export function FailedView({ failure, onRetry, retrying, actions }: FailedViewProps) {
  const text = useText()
  if (failure?.kind === 'rejected') {
    return (
      <ErrorState
        title={text('app:failure.refused.title')}
        onRetry={onRetry}
        retryLabel={text('app:failure.retry')}
        retrying={retrying}
        actions={actions}
      >
        {failure.message}
      </ErrorState>
    )
  }
  const kind = failure?.kind ?? 'unreachable'
  return (
    <ErrorState
      title={text(`app:failure.${kind}.title`)}
      onRetry={onRetry}
      retryLabel={text('app:failure.retry')}
      retrying={retrying}
      actions={actions}
    >
      {text(`app:failure.${kind}.body`)}
    </ErrorState>
  )
}

export interface FailedFlowProps extends Pick<FailedViewProps, 'actions'> {
  flow: { hasTag: (tag: 'failed') => boolean; context: Pick<FailedViewProps, 'failure'> }
  actor: { send: (event: { type: 'retry.asked' }) => void }
}

/** What came of a flow that failed, which is asked to try again. Nothing while it has not failed. */
export function FailedFlow({ flow, actor, actions }: FailedFlowProps) {
  if (!flow.hasTag('failed')) return null
  return <FailedView failure={flow.context.failure} onRetry={() => actor.send({ type: 'retry.asked' })} actions={actions} />
}
