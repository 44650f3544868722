import type { ReactNode } from 'react'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import { quoteDetailsMachine } from '#src/machines/quote/quote-details.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { useSession } from '#src/session/use-session.ts'
import { useSide } from '#src/session/use-side.ts'
import { WaitingColumns } from '#src/components/platform/waiting-view.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { savesDocument } from '#src/ui/save-file.ts'
import { QuoteDialogs } from './quote-dialogs.tsx'
import { QuoteView } from './quote-view.tsx'

const quoteDetails = quoteDetailsMachine.provide({ actions: savesDocument })

/** One quote, for its buyer or its seller. Which one it is stands in the session. */
export function MyQuoteDetailsScreen() {
  const quoteId = useChosenId('quote')
  const side = useSide()
  return <OneQuote key={`${quoteId ?? ''} ${side}`} quoteId={quoteId} side={side} />
}

function OneQuote({ quoteId, side }: { quoteId: string | null; side: Role }) {
  const text = useText()
  const userId = useSession((session) => session.userId)
  const [flow, actor] = useFlow(quoteDetails, { id: quoteId, side })
  const { entity: quote } = flow.context
  const toQuotes = <ButtonLink href={paths.myQuote}>{text('quote:details.toQuotes')}</ButtonLink>
  if (flow.hasTag('filled') && quote !== null) {
    // Somebody may look at a quote from the other side than the one they have in it.
    const role = userId === quote.seller._id ? 'seller' : userId === quote.buyer._id ? 'buyer' : side
    return (
      <>
        <QuoteView flow={flow} actor={actor} quote={quote} role={role} />
        <QuoteDialogs flow={flow} actor={actor} quote={quote} role={role} />
      </>
    )
  }
  return (
    <Untitled>
      {flow.hasTag('empty') && (
        <EmptyState icon="tag" title={text('quote:details.nothingChosen')} actions={toQuotes}>
          {text('quote:details.nothingChosenBody')}
        </EmptyState>
      )}
      {flow.hasTag('busy') && <WaitingColumns height="32rem" aside="16rem" />}
      <FailedFlow flow={flow} actor={actor} actions={toQuotes} />
    </Untitled>
  )
}

function Untitled({ children }: { children: ReactNode }) {
  const text = useText()
  return <Page title={text('quote:details.title')}>{children}</Page>
}
