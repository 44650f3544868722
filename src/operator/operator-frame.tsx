import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Toasts } from '#src/app/toasts.tsx'
import { toastSignal } from '#src/app/toast-signal.ts'
import { FlowHostContext } from '#src/flow/flow-host.ts'
import { currentText } from '#src/i18n/i18n.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FlowEmitted } from '#src/machines/platform/emitted-events.ts'
import { LinkProvider } from '#src/ui/link.tsx'
import { OperatorBoundary } from './operator-boundary.tsx'
import { operatorDrafts } from './operator-drafts.ts'
import { OperatorLink } from './operator-link.tsx'
import { operatorPaths } from './operator-paths.ts'
import { operatorRouteOf } from './operator-routes.ts'
import { operatorSession } from './operator-session.ts'
import { Workplace } from './workplace.tsx'
import { InvitationScreen } from './screens/invitation-screen.tsx'
import { SignInScreen } from './screens/sign-in-screen.tsx'

/** Does what a flow of operators asks of the page. */
function createListener(go: (to: string) => void): (event: FlowEmitted) => void {
  return (event) => {
    switch (event.type) {
      case 'toast': {
        const { tone, text } = event
        toastSignal.show(tone, 'message' in text ? text.message : currentText()(text.key, text.values))
        break
      }
      case 'navigate':
        go(event.to)
        break
      case 'session.opened':
        operatorDrafts.begin(event.userId)
        operatorSession.open(event.token)
        break
      case 'draft.finished':
        operatorDrafts.finish(event.draft)
        break
      case 'session.closed':
        operatorDrafts.clear()
        operatorSession.close()
        break
      default:
        throw new Error(`The operators’ pages know no ${event.type}`)
    }
  }
}

/** What stands around every page of operators: invitation and sign-in, and behind them the workplace. */
export function OperatorFrame() {
  const navigate = useNavigate()
  const host = useMemo(() => ({ onEmitted: createListener((to) => void navigate(to)) }), [navigate])
  const { pathname, key } = useLocation()
  useArrival(pathname, key)
  return (
    <FlowHostContext value={host}>
      <LinkProvider value={OperatorLink}>
        <OperatorBoundary place={key}>
          <Place pathname={pathname} />
        </OperatorBoundary>
        <Toasts />
      </LinkProvider>
    </FlowHostContext>
  )
}

function Place({ pathname }: { pathname: string }) {
  const { token, ended } = useSyncExternalStore(operatorSession.subscribe, operatorSession.get)
  if (pathname === operatorPaths.invitation) return <InvitationScreen />
  if (token === null) return <SignInScreen ended={ended} />
  // Another session may be another operator's.
  return <Workplace key={token} />
}

/** What happens at each change of page: its title, and its beginning in view. */
function useArrival(pathname: string, key: string): void {
  const text = useText()
  const page = text(operatorRouteOf(pathname)?.titleKey ?? 'operator:area')
  const title = `${page} · ${text('operator:brand')}`
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  useLayoutEffect(() => {
    // Nobody has come from anywhere yet: the browser knows best where a page just opened begins.
    if (key !== 'default') window.scrollTo(0, 0)
    // oxlint-disable-next-line react/exhaustive-deps -- `key` changes with the query too, which is no change of page
  }, [pathname])
}
