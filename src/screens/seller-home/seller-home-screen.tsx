import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { OrderCard } from '#src/components/order/order-card.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { type SellerGroup, sellerTasks } from '#src/machines/order/order-groups.ts'
import { type SellerDashboard, sellerHomeMachine } from '#src/machines/listing/seller-home.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card, CardLink } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Grid, Stack } from '#src/ui/layout.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import styles from './seller-home-screen.module.css'

/** The orders received, with a group of them chosen. */
const sellerOrdersAddress = (group: SellerGroup) => `${paths.sellerOrders}?${new URLSearchParams({ group }).toString()}`

const icons: Record<(typeof sellerTasks)[number], IconName> = {
  fresh: 'bell',
  toInvoice: 'receipt',
  toProcess: 'box',
  toDispatch: 'truck',
  inDispute: 'warning',
}

/** Where a seller begins the day: what waits for them, and what came in last. */
export function SellerHomeScreen() {
  const text = useText()
  const [flow, actor] = useFlow(sellerHomeMachine)
  const { dashboard } = flow.context
  return (
    <Page title={text('order:dashboard.title')} lead={text('order:dashboard.lead')} actions={<OwnPlan />}>
      {flow.hasTag('busy') && <Waiting />}
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('empty') && (
        <EmptyState
          icon="box"
          title={text('order:list.emptySeller')}
          actions={<ButtonLink href={paths.sellerProduct}>{text('order:dashboard.products')}</ButtonLink>}
        >
          {text('order:list.emptySellerBody')}
        </EmptyState>
      )}
      {flow.hasTag('filled') && dashboard !== null && <Dashboard dashboard={dashboard} />}
    </Page>
  )
}

/** Which plan the selling runs on. Nothing until the page was told. */
function OwnPlan() {
  const text = useText()
  const local = useLocal()
  const { name_en: name, ...names } = useSession((session) => session.subscription)
  if (name === undefined) return null
  return (
    <ButtonLink variant="quiet" icon="wallet" href={paths.mySubscriptionPlan}>
      {text('order:dashboard.plan', { plan: local({ ...names, name_en: name }, 'name') })}
    </ButtonLink>
  )
}

function Dashboard({ dashboard }: { dashboard: SellerDashboard }) {
  const text = useText()
  const { formatNumber } = useFormat()
  const waiting = sellerTasks.filter((task) => dashboard.tasks[task] > 0)
  return (
    <Stack gap={6}>
      <Section title={text('order:dashboard.tasks')}>
        {waiting.length === 0 ? (
          <p>{text('order:dashboard.nothingWaits')}</p>
        ) : (
          <Grid as="ul" min="14rem">
            {waiting.map((task) => (
              <Card as="li" key={task} marked>
                <p className={styles.task}>
                  <span className={styles.count} aria-hidden="true">
                    {formatNumber(dashboard.tasks[task])}
                  </span>
                  <Icon name={icons[task]} size="large" />
                </p>
                <p className={styles.text}>
                  <CardLink href={sellerOrdersAddress(task)}>
                    {text(`order:dashboard.task.${task}`, { count: dashboard.tasks[task] })}
                  </CardLink>
                </p>
              </Card>
            ))}
          </Grid>
        )}
      </Section>
      <Section
        title={text('order:dashboard.latest')}
        actions={
          <ButtonLink variant="quiet" href={paths.sellerOrders} iconEnd="chevron-end">
            {text('order:dashboard.allOrders')}
          </ButtonLink>
        }
      >
        <Grid as="ul" min="20rem">
          {dashboard.latest.map((order) => (
            <OrderCard key={order._id} order={order} side="seller" level={3} />
          ))}
        </Grid>
      </Section>
    </Stack>
  )
}

function Waiting() {
  const text = useText()
  return (
    <SkeletonGroup label={text('app:wait')}>
      <Stack gap={6}>
        <Grid min="14rem">
          {sellerTasks.map((task) => (
            <Skeleton key={task} shape="block" height="7rem" />
          ))}
        </Grid>
        <Grid min="20rem">
          {Array.from({ length: 3 }, (_, at) => (
            <Skeleton key={at} shape="block" height="10.5rem" />
          ))}
        </Grid>
      </Stack>
    </SkeletonGroup>
  )
}
