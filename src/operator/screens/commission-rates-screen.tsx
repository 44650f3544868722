import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { CommissionRateDialog } from '#src/forms/operator/commission-rate-dialog.tsx'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { endCommissionRateBody } from '#src/generated/bodies/endCommissionRate.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import {
  type CommissionRate,
  type CommissionRates,
  commissionRateListMachine,
} from '#src/machines/operator/commission-rate-list.machine.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useIsolated } from '../account-facts.tsx'
import { useLocalName } from '../local-name.ts'
import { operatorPaths } from '../operator-paths.ts'
import { QueueScreen } from '../queue-screen.tsx'

const schema = contractFields(endCommissionRateBody, ['reason'])

const tones: Record<CommissionRate['state'], BadgeTone> = {
  current: 'success',
  upcoming: 'primary',
  replaced: 'neutral',
  ended: 'neutral',
}

/** The rates of commission by category, plan and day. */
export function CommissionRatesScreen() {
  const text = useText()
  const isolate = useIsolated()
  const nameIn = useLocalName()
  const { formatDate, formatDateTime, formatPercent } = useFormat()
  const [flow, actor] = useFlow(commissionRateListMachine, { query: {} })
  const { page } = flow.context
  const nameOf = ({ category, plan }: CommissionRate) => {
    if (category === undefined && plan === undefined) return text('operator:commission.general')
    if (category === undefined) return text('operator:commission.ofPlan', { plan: nameIn(plan?.name ?? {}) })
    const name = nameIn(category.name)
    return plan === undefined ? name : text('operator:commission.both', { category: name, plan: nameIn(plan.name) })
  }
  const optionsOf = (named: CommissionRates['plans']) => named.map(({ slug, name }) => ({ value: slug, label: nameIn(name) }))
  const state = (rate: CommissionRate) => (
    <Badge tone={tones[rate.state]}>{text(`operator:commission.states.${rate.state}`)}</Badge>
  )
  const byDefault = page === null ? '' : formatPercent(page.defaultPercent)
  return (
    <QueueScreen
      flow={flow}
      actor={actor}
      path={operatorPaths.commissionRates}
      icon="tag"
      labels={{
        title: text('operator:commission.title'),
        lead: text('operator:commission.lead'),
        empty: text('operator:commission.empty'),
        emptyLead: text('operator:commission.emptyLead', { percent: byDefault }),
        entry: text('operator:commission.name'),
      }}
      search={flow.hasTag('filled') && <Notice>{text('operator:commission.byDefault', { percent: byDefault })}</Notice>}
      listActs={[{ act: 'add', label: text('operator:commission.add.act'), icon: 'plus' }]}
      idOf={({ _id }) => _id}
      nameOf={nameOf}
      columns={[
        { id: 'state', header: text('operator:commission.state'), cell: state },
        {
          id: 'validFrom',
          header: text('operator:commission.validFrom'),
          cell: ({ validFrom }) => formatDate(validFrom),
        },
        {
          id: 'percent',
          header: text('operator:commission.percent'),
          align: 'end',
          cell: ({ percent }) => formatPercent(percent),
        },
      ]}
      detail={(rate) => (
        <FactList
          facts={[
            { name: text('operator:commission.state'), value: state(rate) },
            { name: text('operator:commission.percent'), value: formatPercent(rate.percent) },
            { name: text('operator:commission.validFrom'), value: formatDate(rate.validFrom) },
            { name: text('operator:commission.createdAt'), value: formatDateTime(rate.createdAt) },
            { name: text('operator:commission.createdBy'), value: isolate(rate.createdBy) },
            { name: text('operator:act.reason'), value: <bdi>{rate.reason}</bdi> },
            { name: text('operator:commission.endsOn'), value: rate.endsOn && formatDate(rate.endsOn) },
            { name: text('operator:commission.endedBy'), value: rate.endedBy && isolate(rate.endedBy) },
            { name: text('operator:commission.endReason'), value: rate.endReason && <bdi>{rate.endReason}</bdi> },
          ]}
        />
      )}
      acts={({ state: now }) =>
        now === 'ended' ? [] : [{ act: 'end', label: text('operator:commission.end.act'), variant: 'danger' }]
      }
      dialog={({ item, act, decide, ...question }) => (
        <DecisionDialog
          {...question}
          title={text('operator:commission.end.title')}
          body={text('operator:commission.end.body', {
            name: isolate(nameOf(item)),
            percent: formatPercent(item.percent),
          })}
          confirm={text('operator:commission.end.act')}
          danger
          hint={text('operator:act.hintKept')}
          schema={schema}
          onConfirm={({ reason }) => decide({ act, reason })}
        />
      )}
      listDialog={({ act, decide, ...question }, { categories, plans, today }) => (
        <CommissionRateDialog
          {...question}
          categories={optionsOf(categories)}
          plans={optionsOf(plans)}
          today={today}
          onConfirm={(addition) => decide({ act, addition })}
        />
      )}
    />
  )
}
