import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { OrderCard } from '#src/components/order/order-card.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useLocal, useText } from '#src/i18n/use-text.ts'
import { groupAddress } from '#src/lib/group-address.ts'
import { paths } from '#src/lib/paths.ts'
import { type SellerDashboard, sellerHomeMachine } from '#src/machines/listing/seller-home.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card, CardLink } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { mostRequirements } from '#src/lib/most-requirements.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Grid, Stack } from '#src/ui/layout.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import styles from './seller-home-screen.module.css'

type Task = keyof SellerDashboard['tasks']

/** What can wait, the most pressing first: its icon, and the list of it. Requirements are an offer of others and come last. */
const rows: readonly [Exclude<Task, 'requirements' | 'freightRates'>, IconName, string][] = [
  ['dispatchDue', 'clock', groupAddress(paths.sellerOrders, 'dispatchDue')],
  ['failedDeliveries', 'truck', groupAddress(paths.sellerOrders, 'failedDeliveries')],
  ['fresh', 'bell', groupAddress(paths.sellerOrders, 'fresh')],
  ['quotes', 'tag', groupAddress(paths.myQuote, 'toAnswer')],
  ['samples', 'flask', groupAddress(paths.mySampleRequest, 'fresh')],
  ['inDispute', 'warning', groupAddress(paths.sellerOrders, 'inDispute')],
  ['restToDispatch', 'truck', groupAddress(paths.sellerOrders, 'restToDispatch')],
  ['toDispatch', 'truck', groupAddress(paths.sellerOrders, 'toDispatch')],
  ['toProcess', 'box', groupAddress(paths.sellerOrders, 'toProcess')],
  ['samplesToSend', 'flask', groupAddress(paths.mySampleRequest, 'toPrepare')],
  ['toInvoice', 'receipt', groupAddress(paths.sellerOrders, 'toInvoice')],
  ['documents', 'file', groupAddress(paths.myDocumentRequest, 'requested')],
  ['unreadMessages', 'chat', paths.chats],
]

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

function Dashboard({ dashboard: { tasks, latest } }: { dashboard: SellerDashboard }) {
  const text = useText()
  const waiting = rows.filter(([task]) => tasks[task] > 0)
  const { requirements } = tasks
  return (
    <Stack gap={6}>
      <Section title={text('order:dashboard.tasks')}>
        {waiting.length === 0 && !tasks.freightRates && (
          <EmptyState icon="success" title={text('order:dashboard.nothingWaits')}>
            {text('order:dashboard.nothingWaitsBody')}
          </EmptyState>
        )}
        <ul className={styles.rows}>
          {tasks.freightRates && (
            <TaskRow icon="truck" href={paths.setting} pressing>
              {text('order:dashboard.task.freightRates')}
            </TaskRow>
          )}
          {waiting.map(([task, icon, href]) => (
            <TaskRow key={task} icon={icon} href={href} pressing={task === 'dispatchDue' || task === 'failedDeliveries'}>
              {text(`order:dashboard.task.${task}`, { count: tasks[task] })}
            </TaskRow>
          ))}
          {requirements > 0 && (
            <TaskRow icon="gavel" href={groupAddress(paths.sellerActiveRequirements, 'withoutBid')}>
              {requirements < mostRequirements
                ? text('order:dashboard.task.requirements', { count: requirements })
                : text('order:dashboard.manyRequirements', { count: requirements })}
            </TaskRow>
          )}
        </ul>
      </Section>
      {latest.length > 0 && (
        <Section
          title={text('order:dashboard.latest')}
          actions={
            <ButtonLink variant="quiet" href={paths.sellerOrders} iconEnd="chevron-end">
              {text('order:dashboard.allOrders')}
            </ButtonLink>
          }
        >
          <Grid as="ul" min="20rem">
            {latest.map((order) => (
              <OrderCard key={order._id} order={order} side="seller" level={3} />
            ))}
          </Grid>
        </Section>
      )}
    </Stack>
  )
}

interface TaskRowProps {
  icon: IconName
  href: string
  /** Late, or nearly. */
  pressing?: boolean
  children: string
}

/** A line that leads to what waits. */
function TaskRow({ icon, href, pressing = false, children }: TaskRowProps) {
  return (
    <Card as="li" marked={pressing} className={styles.row}>
      <Icon name={icon} size="large" />
      <CardLink href={href} className={styles.text}>
        {children}
      </CardLink>
      <Icon name="chevron-end" />
    </Card>
  )
}

function Waiting() {
  const text = useText()
  return (
    <SkeletonGroup label={text('app:wait')}>
      <Stack gap={6}>
        <Stack gap={2}>
          {Array.from({ length: 4 }, (_, at) => (
            <Skeleton key={at} shape="block" height="3.75rem" />
          ))}
        </Stack>
        <Grid min="20rem">
          {Array.from({ length: 3 }, (_, at) => (
            <Skeleton key={at} shape="block" height="10.5rem" />
          ))}
        </Grid>
      </Stack>
    </SkeletonGroup>
  )
}
