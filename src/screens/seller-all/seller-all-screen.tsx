import { useLocation } from 'react-router-dom'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { PagedFlow } from '#src/components/platform/paged-flow.tsx'
import { SearchBox } from '#src/components/search/search-box.tsx'
import { SellerCard } from '#src/components/catalogue/seller-card.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths, searchOf } from '#src/lib/paths.ts'
import { sellerListMachine } from '#src/machines/catalogue/seller-list.machine.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Grid } from '#src/ui/layout.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { useOnChange } from '#src/ui/use-on-change.ts'
import styles from './seller-all-screen.module.css'

/** All sellers, the best rated first, and one by name, which the address keeps. */
export function SellerAllScreen() {
  const text = useText()
  const { search: address } = useLocation()
  const asked = queryOf(searchOf(address))
  const [flow, actor] = useFlow(sellerListMachine, { query: asked, pageSize: 12 })
  const { items, total, query } = flow.context
  function search(name: string) {
    actor.send({ type: 'query.wished', query: queryOf(name) })
  }
  useOnChange(address, () => actor.send({ type: 'query.changed', query: asked }))
  return (
    <Page title={text('catalogue:seller.title')} lead={text('catalogue:seller.lead')}>
      <div className={styles.search}>
        <SearchBox
          key={query.search ?? ''}
          initial={query.search}
          label={text('catalogue:seller.searchLabel')}
          placeholder={text('catalogue:seller.searchPlaceholder')}
          actionLabel={text('catalogue:search.action')}
          onSearch={search}
        />
      </div>
      <p role="status" className={styles.count}>
        {flow.hasTag('filled') ? text('catalogue:seller.count', { count: total }) : ''}
      </p>
      {flow.hasTag('busy') && <Waiting />}
      {flow.hasTag('filled') && (
        <PagedFlow flow={flow} actor={actor} label={text('catalogue:seller.pages')}>
          <Grid as="ul" min="18rem">
            {items.map((seller) => (
              <SellerCard key={seller._id} seller={seller} level={2} />
            ))}
          </Grid>
        </PagedFlow>
      )}
      {flow.hasTag('empty') && <NoSellers searched={query.search !== undefined} onAll={search} />}
      <FailedFlow flow={flow} actor={actor} actions={<ButtonLink href={paths.home}>{text('app:notFound.action')}</ButtonLink>} />
    </Page>
  )
}

const queryOf = (name: string) => (name === '' ? {} : { search: name })

function NoSellers({ searched, onAll }: { searched: boolean; onAll: (name: string) => void }) {
  const text = useText()
  if (!searched) {
    const home = <ButtonLink href={paths.home}>{text('app:notFound.action')}</ButtonLink>
    return <EmptyState icon="building" title={text('catalogue:seller.noneTitle')} actions={home} />
  }
  return (
    <EmptyState
      icon="search"
      title={text('catalogue:seller.emptyTitle')}
      actions={
        <Button variant="primary" onClick={() => onAll('')}>
          {text('catalogue:seller.showAll')}
        </Button>
      }
    >
      {text('catalogue:seller.emptyBody')}
    </EmptyState>
  )
}

function Waiting() {
  const text = useText()
  return (
    <SkeletonGroup label={text('catalogue:seller.waitingAll')}>
      <Grid min="18rem">
        {Array.from({ length: 12 }, (_, at) => (
          <Card key={at}>
            <Skeleton shape="block" height="3.25rem" />
            <Skeleton lines={5} />
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  )
}
