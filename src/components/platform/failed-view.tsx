import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { ErrorState } from '#src/ui/error-state.tsx'

export interface FailedViewProps {
  /** Why a call brought nothing; a refusal comes in the reader's language. */
  failure:
    | { kind: 'rejected'; message: string; fields?: Readonly<Record<string, string>> }
    | { kind: 'unreachable' | 'garbled' }
    | null
  onRetry: () => void
  retrying?: boolean | undefined
  /** Other ways on: a refusal is seldom mended by asking again. */
  actions?: ReactNode | undefined
}

/** In place of a view that could not be had: what happened, and the ways on. */
export function FailedView({ failure, onRetry, retrying, actions }: FailedViewProps) {
  const text = useText()
  if (failure?.kind === 'rejected') {
    // No form is here whose fields could say what is wrong.
    const reasons = Object.values(failure.fields ?? {})
    return (
      <ErrorState
        title={text('app:failure.refused.title')}
        onRetry={onRetry}
        retryLabel={text('app:failure.retry')}
        retrying={retrying}
        actions={actions}
      >
        {reasons.length > 0 ? reasons.join(' ') : failure.message}
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
