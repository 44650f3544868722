import { useLocation } from 'react-router-dom'
import type { ChosenKind } from '#src/lib/paths.ts'
import { type PageState, pageStateOf } from './page-state.ts'
import { useSession } from './use-session.ts'

/** What this history entry keeps besides its address. It outlives a reload, and is there again when the person comes back. */
export function usePageState(): PageState {
  return pageStateOf(useLocation().state)
}

/**
 * The id of the thing a page is about: of this history entry, else the one chosen last, which is remembered between visits. `null`
 * when nothing was ever chosen, as on a page opened by its bare address.
 */
export function useChosenId(kind: ChosenKind): string | null {
  const here = usePageState().chosen[kind]
  const last = useSession((session) => (kind === 'seller' ? session.sellerId : session.ids[kind]))
  return here ?? last ?? null
}
