import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { tenderDetailsMachine } from '#src/machines/requirement/tender-details.machine.ts'
import { useChosenId } from '#src/session/use-page-state.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { TenderView } from './tender-view.tsx'

/** One call for tenders, or one open requirement. */
export function TenderNewsDetailsScreen() {
  const text = useText()
  const id = useChosenId('tender')
  if (id !== null) return <ChosenTender key={id} id={id} />
  return (
    <Page title={text('contents:tender.detailsTitle')} titleHidden>
      <EmptyState icon="gavel" title={text('contents:tender.unchosen')} actions={<ToList />}>
        {text('contents:tender.unchosenBody')}
      </EmptyState>
    </Page>
  )
}

function ToList() {
  const text = useText()
  return <ButtonLink href={paths.tenderNews}>{text('contents:tender.toList')}</ButtonLink>
}

function ChosenTender({ id }: { id: string }) {
  const text = useText()
  const [flow, actor] = useFlow(tenderDetailsMachine, { path: { id } })
  const { results } = flow.context
  if (flow.hasTag('filled') && results !== null) return <TenderView tender={results} />
  return (
    <Page width="narrow" title={text('contents:tender.detailsTitle')} titleHidden>
      {flow.hasTag('busy') && (
        <SkeletonGroup label={text('contents:tender.waiting')}>
          <Skeleton shape="block" height="4rem" />
          <Skeleton lines={6} />
        </SkeletonGroup>
      )}
      <FailedFlow flow={flow} actor={actor} actions={<ToList />} />
    </Page>
  )
}
