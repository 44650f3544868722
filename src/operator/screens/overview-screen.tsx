import { use } from 'react'
import { useNavigate } from 'react-router-dom'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { SearchForm } from '#src/forms/operator/search-form.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { findAccountsBody } from '#src/generated/bodies/findAccounts.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { workQueuesMachine } from '#src/machines/operator/work-queues.machine.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Grid } from '#src/ui/layout.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { OperatorContext } from '../operator-context.ts'
import { operatorPaths } from '../operator-paths.ts'
import { hasRole } from '../operator-roles.ts'
import { useRefresh } from '../use-refresh.ts'
import { WaitingBadge } from '../waiting-badge.tsx'
import styles from './overview-screen.module.css'

const searchSchema = contractFields(findAccountsBody, ['search'])

/** What waits for this operator, and since when. */
export function OverviewScreen() {
  const text = useText()
  const { formatNumber, formatDateTime } = useFormat()
  const navigate = useNavigate()
  const operator = use(OperatorContext)
  const [flow, actor] = useFlow(workQueuesMachine, {})
  useRefresh(() => actor.send({ type: 'view.staled' }))
  const queues = flow.context.results?.queues ?? []
  return (
    <Page
      title={text('operator:overview.title')}
      lead={operator && text('operator:overview.session', { time: formatDateTime(operator.sessionEndsAt) })}
    >
      <Section title={text('operator:overview.queues')}>
        {flow.hasTag('busy') && !flow.hasTag('filled') && <WaitingView height="10rem" />}
        <FailedFlow flow={flow} actor={actor} />
        {flow.hasTag('filled') && queues.length === 0 && <EmptyState icon="check" title={text('operator:overview.noQueues')} />}
        {flow.hasTag('filled') && queues.length > 0 && (
          <Grid as="ul" min="14rem">
            {queues.map(({ name, count, oldestAt }) => (
              <Card key={name} as="li">
                <CardLink href={operatorPaths[name]}>{text(`operator:${name}.title`)}</CardLink>
                <p className={styles.count}>{formatNumber(count)}</p>
                <div>{oldestAt === undefined ? text('operator:overview.nothing') : <WaitingBadge since={oldestAt} />}</div>
              </Card>
            ))}
          </Grid>
        )}
      </Section>
      {operator !== null && hasRole(operator.roles, 'support') && (
        <CardSection title={text('operator:overview.findAccount')}>
          <SearchForm
            schema={searchSchema}
            label={text('operator:accounts.search')}
            onSearch={(search) => void navigate(`${operatorPaths.accounts}?search=${encodeURIComponent(search)}`)}
          />
        </CardSection>
      )}
    </Page>
  )
}
