import { useMemo } from 'react'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { drafts } from './drafts.ts'

/** The draft of this name, for a form to begin with and to keep up. */
export function useFormDraft(name: string): FormDraft {
  return useMemo(() => drafts.of(name), [name])
}
