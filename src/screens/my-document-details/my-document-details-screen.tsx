import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { documentDetailsMachine } from '#src/machines/document/document-details.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { useSide } from '#src/session/use-side.ts'
import { WaitingColumns } from '#src/components/platform/waiting-view.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { savesDocument } from '#src/ui/save-file.ts'
import { DocumentView } from './document-view.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'

type Side = 'buyer' | 'seller'

const documentDetails = documentDetailsMachine.provide({ actions: savesDocument })

/** One request for a document, for the buyer who asked or the seller who answers. Which one it is stands in the session. */
export function MyDocumentDetailsScreen() {
  const id = useChosenId('documentRequest')
  const side = useSide()
  return <OneRequest key={`${id ?? ''} ${side}`} id={id} side={side} />
}

function OneRequest({ id, side }: { id: string | null; side: Side }) {
  const text = useText()
  const [flow, actor] = useFlow(documentDetails, { id, side })
  const { entity: request } = flow.context
  if (flow.hasTag('filled') && request !== null) {
    return (
      <>
        <DocumentView flow={flow} actor={actor} request={request} />
        <RefusalDialog flow={flow} actor={actor} />
      </>
    )
  }
  const toList = <ButtonLink href={paths.myDocumentRequest}>{text('document:details.toList')}</ButtonLink>
  return (
    <Page title={text('document:details.title')}>
      {flow.hasTag('empty') && (
        <EmptyState icon="file" title={text('document:details.nothingChosen')} actions={toList}>
          {text('document:details.nothingChosenBody')}
        </EmptyState>
      )}
      {flow.hasTag('busy') && <WaitingColumns height="28rem" aside="12rem" label={text('document:details.waiting')} />}
      <FailedFlow flow={flow} actor={actor} actions={toList} />
    </Page>
  )
}
