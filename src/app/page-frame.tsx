import { type ReactNode, Suspense, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { FlowHostContext } from '#src/flow/flow-host.ts'
import { useText } from '#src/i18n/use-text.ts'
import { splitAddress } from '#src/lib/paths.ts'
import { usePageState } from '#src/session/use-page-state.ts'
import { LinkProvider } from '#src/ui/link.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { AccountFlows } from './account-flows.tsx'
import { AppLink } from './app-link.tsx'
import { createFlowListener } from './flow-events.ts'
import { Gate } from './gate.tsx'
import { pageLoads, screenOf } from './load-route.ts'
import { leadBy } from './navigator.ts'
import { PageBoundary } from './page-boundary.tsx'
import styles from './page-frame.module.css'
import type { PageRoute } from './page-route.ts'
import { routeOf } from './routes.ts'
import { LanguageMenu } from './shell/language-menu.tsx'
import { Shell } from './shell/shell.tsx'
import { Toasts } from './toasts.tsx'
import { useArrival } from './use-arrival.ts'
import { useDrawnCurrency } from './use-drawn-currency.ts'

/** Not a page, and without header and footer all the same (specification, §3 Shell). */
const bareAddress = '/create-company'

/** What stands around every page: the listener of its flows, its links, header and footer where the route has them. */
export function PageFrame() {
  const navigate = useNavigate()
  const host = useMemo(() => ({ onEmitted: createFlowListener(navigate) }), [navigate])
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  useArrival(route)
  useLayoutEffect(() => leadBy(navigate), [navigate])
  const page = <CurrentPage route={route} />
  return (
    <FlowHostContext value={host}>
      <LinkProvider value={AppLink}>
        <AccountFlows>
          <Progress />
          {route.shell && pathname !== bareAddress ? <Shell>{page}</Shell> : <Bare>{page}</Bare>}
          <Toasts />
        </AccountFlows>
      </LinkProvider>
    </FlowHostContext>
  )
}

function CurrentPage({ route }: { route: PageRoute }) {
  const { pathname, search, hash, key } = useLocation()
  const { chosen } = usePageState()
  const page = pathname + JSON.stringify(chosen)
  const currency = useDrawnCurrency(page)
  const asked = splitAddress(pathname + search + hash)
  // Somebody has followed a link with ids in it: they become part of the history entry and leave the address.
  if (Object.keys(asked.chosen).length > 0) return <Navigate replace to={asked.address} state={{ chosen: asked.chosen }} />
  return (
    <PageBoundary place={key}>
      <Suspense fallback={<PageComing />}>
        {/* Another thing chosen is another page, even under the same address; in another currency all that it has is asked for anew. */}
        <Gate key={page + currency} access={route.access}>
          <Screen route={route} attempt={key} />
        </Gate>
      </Suspense>
    </PageBoundary>
  )
}

function Screen({ route, attempt }: { route: PageRoute; attempt: string }) {
  const Loaded = use(screenOf(route, attempt))
  // oxlint-disable-next-line react/static-components -- loaded once for each route, it is the same at every drawing
  return <Loaded />
}

/** Sign-in and registration stand alone; the way home is the screen's. */
function Bare({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bare}>
      <main>{children}</main>
      <div className={styles.language}>
        <LanguageMenu />
      </div>
    </div>
  )
}

/** A thin line at the top while the next page is on its way. */
function Progress() {
  const text = useText()
  const coming = useSyncExternalStore(pageLoads.subscribe, pageLoads.any)
  return (
    <div role="status" className={styles.progress}>
      {coming && <span className={styles.line}>{text('app:wait')}</span>}
    </div>
  )
}

/** A page while it is on its way and there is none before it to look at. */
function PageComing() {
  const text = useText()
  return (
    <Page title={text('app:brand')} titleHidden>
      <SkeletonGroup label={text('app:wait')}>
        <Skeleton width="40%" height="2rem" shape="block" />
        <Skeleton lines={4} />
        <Skeleton shape="block" height="60dvh" />
      </SkeletonGroup>
    </Page>
  )
}
