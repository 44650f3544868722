import type { Text } from '#src/i18n/i18n.ts'
import type { FailedViewProps } from './failed-view.tsx'

/** What went wrong, in a sentence beside a form or in a dialog; nothing when nothing did. */
export function failureText(failure: FailedViewProps['failure'], text: Text): string | undefined {
  if (failure === null) return undefined
  return failure.kind === 'rejected' ? failure.message : text(`app:failure.${failure.kind}.short`)
}
