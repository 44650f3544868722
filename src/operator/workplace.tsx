import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type Operator, operatorSessionMachine } from '#src/machines/operator/operator-session.machine.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Drawer } from '#src/ui/drawer.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Page } from '#src/ui/page.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { operatorPaths } from './operator-paths.ts'
import { OperatorContext } from './operator-context.ts'
import { hasRole } from './operator-roles.ts'
import { operatorRouteOf, operatorRoutes } from './operator-routes.ts'
import { queueKey } from './queue-address.ts'
import styles from './workplace.module.css'

/** Header, navigation and the page of a signed-in operator. */
export function Workplace() {
  const text = useText()
  const [flow, actor] = useFlow(operatorSessionMachine)
  const { operator } = flow.context
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {text('app:navigation.skip')}
      </a>
      <header className={styles.header}>
        {operator !== null && <NavigationDrawer operator={operator} />}
        <Link href={operatorPaths.overview} className={styles.brand}>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          <span>{text('operator:brand')}</span>
        </Link>
        <div className={styles.tools}>
          {operator !== null && (
            <span className={styles.wide}>
              <ButtonLink
                variant="quiet"
                compact
                icon="user"
                href={operatorPaths.passkeys}
                aria-label={`${operator.name}: ${text('operator:passkeys.title')}`}
              >
                {operator.name}
              </ButtonLink>
            </span>
          )}
          <LanguageChoice />
          <Button
            variant="quiet"
            compact
            icon="logout"
            busy={flow.hasTag('busy') && flow.hasTag('filled')}
            aria-label={text('operator:signOut')}
            onClick={() => actor.send({ type: 'logout.confirmed' })}
          >
            <span className={styles.wide}>{text('operator:signOut')}</span>
          </Button>
        </div>
      </header>
      {operator !== null && (
        <nav aria-label={text('operator:navigation')} className={styles.side}>
          <Entries operator={operator} />
        </nav>
      )}
      <main id="content" tabIndex={-1} className={styles.content}>
        {operator === null ? (
          <Page title={text('operator:area')} titleHidden>
            {flow.hasTag('busy') && <WaitingView height="20rem" />}
            <FailedFlow flow={flow} actor={actor} />
          </Page>
        ) : (
          <OperatorContext value={operator}>
            <CurrentPage operator={operator} />
          </OperatorContext>
        )}
      </main>
    </div>
  )
}

function CurrentPage({ operator }: { operator: Operator }) {
  const text = useText()
  const location = useLocation()
  const route = operatorRouteOf(location.pathname)
  const home = (
    <ButtonLink href={operatorPaths.overview} icon="home">
      {text('operator:toOverview')}
    </ButtonLink>
  )
  if (route === undefined) {
    return (
      <Page title={text('app:notFound.title')}>
        <EmptyState title={text('app:notFound.body')} actions={home} />
      </Page>
    )
  }
  if (!hasRole(operator.roles, route.role)) {
    return (
      <Page title={text(route.titleKey)}>
        <ErrorState icon="lock" title={text('operator:forbidden.title')} actions={home}>
          {text('operator:forbidden.body')}
        </ErrorState>
      </Page>
    )
  }
  return <route.Screen key={route.paged ? queueKey(route.path, location) : route.path} />
}

/** `onChosen`: of the drawer, which also lists what a desk reaches from the operator's name. */
function Entries({ operator, onChosen }: { operator: Operator; onChosen?: () => void }) {
  const text = useText()
  const current = operatorRouteOf(useLocation().pathname)
  return (
    <ul role="list" className={styles.entries}>
      {operatorRoutes
        .filter((route) => (route.unlisted !== true || onChosen !== undefined) && hasRole(operator.roles, route.role))
        .map((route) => (
          <li key={route.path}>
            <Link
              href={route.path}
              onClick={onChosen}
              aria-current={route === current ? 'page' : undefined}
              className={styles.entry}
            >
              <Icon name={route.icon} />
              {text(route.titleKey)}
            </Link>
          </li>
        ))}
    </ul>
  )
}

/** The navigation of a phone. */
function NavigationDrawer({ operator }: { operator: Operator }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={styles.menu}>
      <Button variant="quiet" compact icon="menu" aria-label={text('app:navigation.menu')} onClick={() => setOpen(true)}>
        <span className={styles.wide}>{text('app:navigation.menu')}</span>
      </Button>
      <Drawer open={open} side="start" onClose={close} title={text('operator:brand')} closeLabel={text('app:navigation.close')}>
        <nav aria-label={text('operator:navigation')}>
          <Entries operator={operator} onChosen={close} />
        </nav>
      </Drawer>
    </div>
  )
}
