import { createContext } from 'react'
import { type FormDraft, noDraft } from '#src/lib/form-draft.ts'

/** The draft of the form that stands below: whoever shows a form knows what it is about. */
export const DraftContext = createContext<FormDraft>(noDraft)
