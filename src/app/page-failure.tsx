import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { PageNotLoaded } from './load-route.ts'

function reload() {
  window.location.reload()
}

/** In place of a page that could not be loaded, or in which our own code failed. */
export function PageFailure({ error }: { error: unknown }) {
  const text = useText()
  const kind = error instanceof PageNotLoaded ? 'page' : 'defect'
  return (
    <Page title={text(`app:failure.${kind}.title`)} titleHidden>
      <ErrorState
        title={text(`app:failure.${kind}.title`)}
        actions={
          <>
            <Button variant="primary" icon="refresh" onClick={reload}>
              {text('app:failure.reload')}
            </Button>
            <ButtonLink href={paths.home} icon="home">
              {text('app:notFound.action')}
            </ButtonLink>
          </>
        }
      >
        {text(`app:failure.${kind}.body`)}
      </ErrorState>
    </Page>
  )
}
