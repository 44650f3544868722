import { CategoryTile } from '#src/components/catalogue/category-tile.tsx'
import { FailedView } from '#src/components/platform/failed-view.tsx'
import { ProductGrid, ProductGridSkeleton } from '#src/components/catalogue/product-grid.tsx'
import { SellerCard } from '#src/components/catalogue/seller-card.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { type HomeParts, homeMachine } from '#src/machines/catalogue/home.machine.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Grid } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Section } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { Hero } from './hero.tsx'
import styles from './home-screen.module.css'
import { HowItWorks, TrustPoints } from './how-and-trust.tsx'

/** The buyer's front page. */
export function HomeScreen() {
  const text = useText()
  const [flow, actor] = useFlow(homeMachine)
  const { parts, failure } = flow.context
  const retry = () => actor.send({ type: 'retry.asked' })
  return (
    <div className={styles.home}>
      <Hero
        numbers={parts.numbers}
        products={parts.promoted ?? []}
        onSearch={(search) => actor.send({ type: 'search.submitted', search })}
      />
      <div className={styles.body}>
        {flow.hasTag('busy') && <Waiting />}
        {flow.hasTag('filled') && <Parts parts={parts} />}
        {flow.hasTag('filled') && flow.hasTag('failed') && (
          <Notice
            tone="warning"
            actions={
              <Button icon="refresh" onClick={retry}>
                {text('app:failure.retry')}
              </Button>
            }
          >
            {text('catalogue:home.partly')}
          </Notice>
        )}
        {flow.hasTag('empty') && (
          <EmptyState
            title={text('catalogue:home.emptyTitle')}
            actions={<ButtonLink href={paths.sellerAll}>{text('catalogue:home.seeSellers')}</ButtonLink>}
          >
            {text('catalogue:home.emptyBody')}
          </EmptyState>
        )}
        {(flow.hasTag('refused') || flow.hasTag('unreachable')) && <FailedView failure={failure} onRetry={retry} />}
        <HowItWorks />
        <TrustPoints />
      </div>
    </div>
  )
}

function Parts({ parts: { categories, promoted, top, sellers } }: { parts: HomeParts }) {
  const text = useText()
  const seeProducts = (
    <ButtonLink variant="quiet" href={paths.productFilter} iconEnd="chevron-end">
      {text('catalogue:home.seeProducts')}
    </ButtonLink>
  )
  return (
    <>
      {categories !== null && categories.length > 0 && (
        <Section title={text('catalogue:home.categories')}>
          <Grid as="ul" gap={3} className={styles.categories}>
            {categories.map((category) => (
              <CategoryTile key={category._id} category={category} />
            ))}
          </Grid>
        </Section>
      )}
      {promoted !== null && promoted.length > 0 && (
        <Section title={text('catalogue:home.promoted')} lead={text('catalogue:home.promotedLead')} actions={seeProducts}>
          <div className={styles.promoted}>
            <ProductGrid products={promoted} />
          </div>
        </Section>
      )}
      {top !== null && top.length > 0 && (
        <Section title={text('catalogue:home.top')} lead={text('catalogue:home.topLead')} actions={seeProducts}>
          <ProductGrid products={top} />
        </Section>
      )}
      {sellers !== null && sellers.length > 0 && (
        <Section
          title={text('catalogue:home.sellers')}
          actions={
            <ButtonLink variant="quiet" href={paths.sellerAll} iconEnd="chevron-end">
              {text('catalogue:home.seeSellers')}
            </ButtonLink>
          }
        >
          <Grid as="ul">
            {sellers.map((seller) => (
              <SellerCard key={seller._id} seller={seller} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  )
}

function Waiting() {
  const text = useText()
  return (
    <SkeletonGroup label={text('app:wait')}>
      <Section title={text('catalogue:home.categories')}>
        <Grid gap={3} className={styles.categories}>
          {Array.from({ length: 12 }, (_, at) => (
            <Skeleton key={at} shape="block" height="8.5rem" />
          ))}
        </Grid>
      </Section>
      <Section title={text('catalogue:home.promoted')} lead={text('catalogue:home.promotedLead')}>
        <ProductGridSkeleton count={8} />
      </Section>
    </SkeletonGroup>
  )
}
