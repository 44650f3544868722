import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { PlanDialog } from '#src/forms/operator/plan-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { changePlansBody } from '#src/generated/bodies/changePlans.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { placeAmong } from '#src/lib/with-entry-at.ts'
import { type ListedPlan, planListMachine } from '#src/machines/operator/plan-list.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { useIsolated } from '../account-facts.tsx'
import { LocalFacts } from '../local-facts.tsx'
import { useLocalName } from '../local-name.ts'
import { operatorPaths } from '../operator-paths.ts'
import { QueueScreen } from '../queue-screen.tsx'

const schema = contractFields(changePlansBody, ['reason'])

/** The plans that sellers may choose, and those that are offered no more. */
export function PlansScreen() {
  const text = useText()
  const isolate = useIsolated()
  const nameIn = useLocalName()
  const { formatMoney, formatNumber } = useFormat()
  const [flow, actor] = useFlow(planListMachine, { query: {} })
  const allowance = (count: number | null) => (count === null ? text('operator:plans.unlimited') : formatNumber(count))
  const state = ({ onOffer }: ListedPlan) => (
    <Badge tone={onOffer ? 'success' : 'neutral'}>{text(onOffer ? 'operator:plans.onOffer' : 'operator:plans.withdrawn')}</Badge>
  )
  return (
    <QueueScreen
      flow={flow}
      actor={actor}
      path={operatorPaths.plans}
      icon="star"
      labels={{
        title: text('operator:plans.title'),
        lead: text('operator:plans.lead'),
        empty: text('operator:plans.empty'),
        entry: text('operator:plans.plan'),
      }}
      listActs={[{ act: 'add', label: text('operator:plans.add'), icon: 'plus' }]}
      idOf={({ plan }) => plan.slug}
      nameOf={({ plan }) => nameIn(plan.name)}
      columns={[
        { id: 'state', header: text('operator:accounts.statusLabel'), cell: state },
        { id: 'listings', header: text('operator:plans.listings'), align: 'end', cell: ({ plan }) => allowance(plan.listings) },
        { id: 'bids', header: text('operator:plans.bids'), align: 'end', cell: ({ plan }) => allowance(plan.bids) },
        { id: 'price', header: text('operator:plans.price'), align: 'end', cell: ({ plan }) => formatMoney(plan.price) },
      ]}
      detail={(item) => (
        <>
          <LocalFacts label={text('operator:name')} texts={item.plan.name} slug={item.plan.slug} />
          {item.plan.description !== undefined && (
            <LocalFacts label={text('operator:plans.description')} texts={item.plan.description} />
          )}
          <FactList
            facts={[
              { name: text('operator:accounts.statusLabel'), value: state(item) },
              { name: text('operator:plans.price'), value: formatMoney(item.plan.price) },
              { name: text('operator:plans.listings'), value: allowance(item.plan.listings) },
              { name: text('operator:plans.bids'), value: allowance(item.plan.bids) },
              { name: text('operator:plans.promotions'), value: allowance(item.plan.promotions) },
            ]}
          />
        </>
      )}
      acts={({ onOffer }) =>
        onOffer
          ? [
              { act: 'edit', label: text('operator:edit'), variant: 'primary', icon: 'edit' },
              { act: 'withdraw', label: text('operator:plans.withdraw.act'), variant: 'danger' },
            ]
          : [{ act: 'offer', label: text('operator:plans.offer'), variant: 'primary' }]
      }
      dialog={({ item, act, decide, ...question }) => {
        const { plan, offer } = item
        if (act === 'withdraw') {
          return (
            <DecisionDialog
              {...question}
              title={text('operator:plans.withdraw.title')}
              body={text('operator:plans.withdraw.body', { name: isolate(nameIn(plan.name)) })}
              confirm={text('operator:plans.withdraw.act')}
              danger
              hint={text('operator:act.hintKept')}
              message={question.message ?? Object.values(question.serverFields)[0]}
              schema={schema}
              onConfirm={({ reason }) => decide({ act, reason })}
            />
          )
        }
        return (
          <PlanDialog
            {...question}
            {...placeAmong(offer, plan.slug)}
            title={text(`operator:plans.${act}Title`)}
            plan={plan}
            onConfirm={(given) => decide({ act, ...given })}
          />
        )
      }}
      listDialog={({ act, decide, ...question }, page) => (
        <PlanDialog
          {...question}
          {...placeAmong(page.offer)}
          title={text('operator:plans.addTitle')}
          onConfirm={(given) => decide({ act, ...given })}
        />
      )}
    />
  )
}
