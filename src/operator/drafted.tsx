import type { ReactNode } from 'react'
import { DraftContext } from '#src/forms/operator/draft-context.ts'
import { useOperatorDraft } from './operator-drafts.ts'

/** Keeps what is typed in the form below under this name. */
export function Drafted({ name, children }: { name: string; children: ReactNode }) {
  return <DraftContext value={useOperatorDraft(name)}>{children}</DraftContext>
}
