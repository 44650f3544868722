import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { FormDraftState } from './use-drafted-form.ts'

/** Says that the form begins with what was typed before, and offers to begin anew. */
export function DraftNotice({ draft: { isRestored, isStale, discard } }: { draft: FormDraftState }) {
  const text = useText()
  if (!isRestored) return null
  return (
    <Notice
      tone={isStale ? 'warning' : 'info'}
      title={text('operator:draft.restored')}
      actions={
        <Button compact icon="trash" onClick={discard}>
          {text('operator:draft.discard')}
        </Button>
      }
    >
      {text(isStale ? 'operator:draft.stale' : 'operator:draft.kept')}
    </Notice>
  )
}
