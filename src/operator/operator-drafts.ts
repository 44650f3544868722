import { use, useMemo } from 'react'
import { createDraftStore } from '#src/lib/draft-store.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { OperatorContext } from './operator-context.ts'
import type { OperatorPath } from './operator-paths.ts'

const prefix = 'kimiya.operatorDraft.1.'
const ownerKey = 'kimiya.operatorDraftOwner.1'

/** What operators have typed in this tab. A draft is read by whoever typed it alone, and none outlives a sign-out or another operator's sign-in. */
function createOperatorDrafts(storage: () => Storage) {
  const storeOf = (owner: string | null) => createDraftStore(prefix, storage, () => owner)
  const all = storeOf(null)
  return {
    of: (owner: string, name: string): FormDraft => storeOf(owner).of(name),
    /** It has arrived. */
    finish: (name: string): void => all.drop(name),
    clear: (): void => all.clear(),
    /** This operator has signed in: what another has typed here is dropped. */
    begin(owner: string): void {
      try {
        if (storage().getItem(ownerKey) !== owner) all.clear()
        storage().setItem(ownerKey, owner)
      } catch {
        // A browser that forbids its storage keeps no drafts either.
      }
    },
  }
}

export const operatorDrafts = createOperatorDrafts(() => globalThis.sessionStorage)

/** Names what is typed for an act about an object; '' is what is not there yet. */
export const draftNameOf = (path: OperatorPath, id: string, act: string): string => `${path}/${id}/${act}`

/** The draft of this name of the operator at work. */
export function useOperatorDraft(name: string): FormDraft {
  const owner = use(OperatorContext)?._id ?? ''
  return useMemo(() => operatorDrafts.of(owner, name), [owner, name])
}
