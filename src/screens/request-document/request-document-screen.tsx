import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { productViewMachine } from '#src/machines/catalogue/product-view.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { WaitingColumns } from '#src/components/platform/waiting-view.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { AskingPanel } from './asking-panel.tsx'

/** A document of the chosen product, to be had at once or asked for. Which product it is stands in the session. */
export function RequestDocumentScreen() {
  const text = useText()
  const productId = useChosenId('product')
  return (
    <Page title={text('document:asking.title')} lead={text('document:asking.lead')}>
      {productId === null ? (
        <EmptyState icon="file" title={text('document:asking.nothingChosen')} actions={<Browse />}>
          {text('document:asking.nothingChosenBody')}
        </EmptyState>
      ) : (
        <Asking key={productId} productId={productId} />
      )}
    </Page>
  )
}

function Asking({ productId }: { productId: string }) {
  const [flow, actor] = useFlow(productViewMachine, { path: { id: productId } })
  const { results: product } = flow.context
  if (flow.hasTag('failed')) return <FailedFlow flow={flow} actor={actor} actions={<Browse />} />
  if (product === null) return <WaitingColumns height="36rem" aside="14rem" />
  return <AskingPanel product={product} />
}

function Browse() {
  const text = useText()
  return <ButtonLink href={paths.productFilter}>{text('document:asking.browse')}</ButtonLink>
}
