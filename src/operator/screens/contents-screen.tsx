import { useLocation } from 'react-router-dom'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { contentPageListMachine } from '#src/machines/operator/content-page-list.machine.ts'
import { Link } from '#src/ui/link.tsx'
import { Page } from '#src/ui/page.tsx'
import { Table } from '#src/ui/table.tsx'
import { ContentPageEditor } from '../content-page-editor.tsx'
import { itemAddress, itemIdIn, operatorPaths } from '../operator-paths.ts'
import { useRefresh } from '../use-refresh.ts'

/** The pages that the marketplace writes itself, and one of them to be edited. */
export function ContentsScreen() {
  const name = itemIdIn(operatorPaths.contents, useLocation().pathname)
  return name === null ? <ContentPages /> : <ContentPageEditor key={name} name={name} />
}

function ContentPages() {
  const text = useText()
  const { formatNumber, formatDateTime } = useFormat()
  const [flow, actor] = useFlow(contentPageListMachine, {})
  useRefresh(() => actor.send({ type: 'view.staled' }))
  const pages = flow.context.results?.pages ?? []
  return (
    <Page title={text('operator:contents.title')} lead={text('operator:contents.lead')}>
      {flow.hasTag('busy') && pages.length === 0 && <WaitingView height="12rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('filled') && (
        <Table
          caption={text('operator:contents.title')}
          captionHidden
          rows={pages}
          rowKey={({ page }) => page}
          columns={[
            {
              id: 'page',
              header: text('operator:contents.page'),
              rowHeader: true,
              cell: ({ page }) => (
                <Link href={itemAddress(operatorPaths.contents, page)}>{text(`operator:contents.pages.${page}`)}</Link>
              ),
            },
            {
              id: 'state',
              header: text('operator:contents.state'),
              cell: ({ updatedAt }) =>
                updatedAt === undefined
                  ? text('operator:contents.delivered')
                  : text('operator:contents.own', { time: formatDateTime(updatedAt) }),
            },
            {
              id: 'sections',
              header: text('operator:contents.sections'),
              align: 'end',
              cell: ({ sections }) => formatNumber(sections),
            },
          ]}
        />
      )}
    </Page>
  )
}
