import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'

/** For every address that leads nowhere. */
export function NotFoundScreen() {
  const text = useText()
  const isBuyer = useSession((session) => session.accountType === 'Buyer')
  return (
    <Page title={text('app:notFound.title')} titleHidden>
      <EmptyState
        icon="search"
        title={text('app:notFound.title')}
        actions={
          <ButtonLink variant="primary" icon="home" href={isBuyer ? paths.home : paths.sellerHome}>
            {text('app:notFound.action')}
          </ButtonLink>
        }
      >
        {text('app:notFound.body')}
      </EmptyState>
    </Page>
  )
}
