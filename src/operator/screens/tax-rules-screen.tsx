import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { TaxRuleDialog } from '#src/forms/operator/tax-rule-dialog.tsx'
import { TaxRuleEndDialog } from '#src/forms/operator/tax-rule-end-dialog.tsx'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { type TaxRule, taxRuleListMachine } from '#src/machines/operator/tax-rule-list.machine.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useIsolated } from '../account-facts.tsx'
import { operatorPaths } from '../operator-paths.ts'
import { QueueScreen } from '../queue-screen.tsx'
import { TaxTableLoading } from '../tax-table-loading.tsx'

const tones: Record<TaxRule['state'], BadgeTone> = { current: 'success', upcoming: 'primary', over: 'neutral' }

/** The rules of tax by pair of countries, buyers and days. */
export function TaxRulesScreen() {
  const text = useText()
  const isolate = useIsolated()
  const { formatCountry, formatDate, formatDateTime, formatPercent } = useFormat()
  const [flow, actor] = useFlow(taxRuleListMachine, { query: {} })
  const nameOf = ({ sellerCountry, buyerCountry, customer }: TaxRule) => {
    const to = buyerCountry === undefined ? text('operator:taxRules.elsewhere') : formatCountry(buyerCountry)
    const pair = text('operator:taxRules.pair', { from: formatCountry(sellerCountry), to })
    if (customer === undefined) return pair
    return text('operator:taxRules.forCustomer', { pair, customer: text(`operator:taxRules.customers.${customer}`) })
  }
  const kindOf = ({ kind, percent }: TaxRule) =>
    kind === 'domestic' ? formatPercent(percent) : text(`operator:taxRules.kinds.${kind}`)
  const state = (rule: TaxRule) => <Badge tone={tones[rule.state]}>{text(`operator:taxRules.states.${rule.state}`)}</Badge>
  return (
    <QueueScreen
      flow={flow}
      actor={actor}
      path={operatorPaths.taxRules}
      icon="receipt"
      labels={{
        title: text('operator:taxRules.title'),
        lead: text('operator:taxRules.lead'),
        empty: text('operator:taxRules.empty'),
        emptyLead: text('operator:taxRules.none'),
        entry: text('operator:taxRules.name'),
      }}
      search={
        flow.hasTag('filled') && (
          <>
            <Notice>{text('operator:taxRules.none')}</Notice>
            <Uncovered countries={flow.context.page?.uncovered ?? []} />
          </>
        )
      }
      listActs={[
        { act: 'add', label: text('operator:taxRules.add.act'), icon: 'plus' },
        { act: 'load', label: text('operator:taxRules.load.act'), icon: 'upload' },
      ]}
      idOf={({ _id }) => _id}
      nameOf={nameOf}
      columns={[
        { id: 'state', header: text('operator:taxRules.state'), cell: state },
        { id: 'validFrom', header: text('operator:taxRules.validFrom'), cell: ({ validFrom }) => formatDate(validFrom) },
        {
          id: 'validUntil',
          header: text('operator:taxRules.validUntil'),
          cell: ({ validUntil }) => (validUntil === undefined ? text('operator:taxRules.open') : formatDate(validUntil)),
        },
        { id: 'kind', header: text('operator:taxRules.kind'), align: 'end', cell: kindOf },
      ]}
      detail={(rule) => (
        <FactList
          facts={[
            { name: text('operator:taxRules.state'), value: state(rule) },
            { name: text('operator:taxRules.kind'), value: text(`operator:taxRules.kinds.${rule.kind}`) },
            { name: text('operator:taxRules.percent'), value: formatPercent(rule.percent) },
            { name: text('operator:taxRules.validFrom'), value: formatDate(rule.validFrom) },
            { name: text('operator:taxRules.validUntil'), value: rule.validUntil && formatDate(rule.validUntil) },
            { name: text('operator:taxRules.source'), value: <bdi>{rule.source}</bdi> },
            { name: text('operator:taxRules.createdAt'), value: rule.createdBy && formatDateTime(rule.createdAt) },
            {
              name: text('operator:taxRules.createdBy'),
              value: rule.createdBy === undefined ? text('operator:taxRules.delivered') : isolate(rule.createdBy),
            },
            { name: text('operator:act.reason'), value: rule.reason && <bdi>{rule.reason}</bdi> },
            { name: text('operator:taxRules.endedBy'), value: rule.endedBy && isolate(rule.endedBy) },
            { name: text('operator:taxRules.endReason'), value: rule.endReason && <bdi>{rule.endReason}</bdi> },
          ]}
        />
      )}
      acts={(rule) =>
        rule.state === 'over' || rule.endedBy !== undefined
          ? []
          : [{ act: 'end', label: text('operator:taxRules.end.act'), variant: 'danger' }]
      }
      dialog={({ item, act, decide, ...question }) => (
        <TaxRuleEndDialog {...question} name={nameOf(item)} onConfirm={(end) => decide({ act, end })} />
      )}
      listDialog={({ act, decide, ...question }, { today }) =>
        act === 'add' ? (
          <TaxRuleDialog {...question} today={today} onConfirm={(addition) => decide({ act, addition })} />
        ) : (
          <TaxTableLoading {...question} onConfirm={decide} />
        )
      }
    />
  )
}

/** Countries whose sellers can price no sale at home. */
function Uncovered({ countries }: { countries: readonly string[] }) {
  const text = useText()
  const { formatCountry } = useFormat()
  if (countries.length === 0) return null
  return (
    <Notice tone="warning" title={text('operator:taxRules.uncovered.title')}>
      <p>{text('operator:taxRules.uncovered.body')}</p>
      <ul>
        {countries.map((country) => (
          <li key={country}>{formatCountry(country)}</li>
        ))}
      </ul>
    </Notice>
  )
}
