import type { NavigateFunction } from 'react-router-dom'
import { joinAddress, paths, splitAddress } from '#src/lib/paths.ts'
import { pageStateOf, type PageState } from '#src/session/page-state.ts'
import { sessionStore } from '#src/session/session-store.ts'

export interface GoOptions {
  replace?: boolean | undefined
  state?: Readonly<Record<string, unknown>> | undefined
}

/** They lie between a person and the page they wanted, so each hands that page on to the next. */
const accountPages = new Set<string>([
  paths.login,
  paths.selectProfile,
  paths.registerIndividual,
  paths.registerCompany,
  paths.registerCompanyIndividual,
  paths.verification,
  paths.forgotPassword,
  paths.resetPassword,
])

/** Goes to an address of the page: the ids in it become part of the history entry and are not shown. */
export function go(navigate: NavigateFunction, to: string, { replace = false, state }: GoOptions = {}): void {
  const { address, chosen } = splitAddress(to)
  const from = accountPages.has(location.pathname) && accountPages.has(address) ? wanted() : undefined
  void navigate(address, { replace, state: { ...(from !== undefined && { from }), ...state, chosen } })
}

/** Where the person of this history entry was going. */
function wanted(): string | undefined {
  return currentState().from
}

/** The address of this page with the things that it is about, to come back to when the session no longer knows them. */
export function currentAddress(): string {
  const { ids, sellerId } = sessionStore.get()
  const last = { ...ids, ...(sellerId !== null && { seller: sellerId }) }
  return joinAddress(location.pathname + location.search, { ...last, ...currentState().chosen })
}

/** The router keeps a page's own state under `usr`. */
function currentState(): PageState {
  const entry: unknown = history.state
  return pageStateOf(typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : undefined)
}
