import { Component, type ReactNode } from 'react'
import { PageFailure } from './page-failure.tsx'

interface PageBoundaryProps {
  /** Changes with each navigation: what failed on one page has nothing to say about the next. */
  place: string
  children: ReactNode
}

interface PageBoundaryState {
  error: unknown
  failed: boolean
  place: string
}

/** Catches a page that could not be loaded or whose code failed. React offers this to classes only. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: undefined, failed: false, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { error, failed: true }
  }

  static getDerivedStateFromProps(props: PageBoundaryProps, state: PageBoundaryState): Partial<PageBoundaryState> | null {
    return props.place === state.place ? null : { error: undefined, failed: false, place: props.place }
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailure error={this.state.error} /> : this.props.children
  }
}
