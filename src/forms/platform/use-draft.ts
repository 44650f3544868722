import { useState } from 'react'
import { type FormDraft, withDraft } from '#src/lib/form-draft.ts'

/** What a form begins with: its own values, and over them what was typed before. Read once, when the form opens. */
export function useDraft<Values extends object>(values: Values, draft: FormDraft): Values {
  const [first] = useState(() => withDraft(values, draft.read()))
  return first
}
