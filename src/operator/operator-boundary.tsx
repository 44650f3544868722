import { Component, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Page } from '#src/ui/page.tsx'

interface OperatorBoundaryProps {
  /** Changes with each navigation: what failed on one page has nothing to say about the next. */
  place: string
  children: ReactNode
}

/** Catches a page whose code failed. The shop's own boundary leads to the shop. React offers this to classes only. */
export class OperatorBoundary extends Component<OperatorBoundaryProps, { failed: boolean; place: string }> {
  override state = { failed: false, place: this.props.place }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  static getDerivedStateFromProps({ place }: OperatorBoundaryProps, state: { place: string }) {
    return place === state.place ? null : { failed: false, place }
  }

  override render(): ReactNode {
    return this.state.failed ? <OperatorFailure /> : this.props.children
  }
}

function OperatorFailure() {
  const text = useText()
  return (
    <Page title={text('app:failure.defect.title')} titleHidden>
      <ErrorState
        title={text('app:failure.defect.title')}
        actions={
          <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
            {text('app:failure.reload')}
          </Button>
        }
      >
        {text('app:failure.defect.body')}
      </ErrorState>
    </Page>
  )
}
