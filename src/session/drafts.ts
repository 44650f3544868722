import { createDraftStore } from '#src/lib/draft-store.ts'
import { sessionStore } from './session-store.ts'

/** The drafts of this tab. The version is part of the name, as in session-store.ts. */
export const drafts = createDraftStore(
  'kimiya.draft.1.',
  () => globalThis.sessionStorage,
  () => sessionStore.get().userId,
)
