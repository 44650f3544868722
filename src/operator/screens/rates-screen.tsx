import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { RateDialog } from '#src/forms/operator/rate-dialog.tsx'
import { namedCurrencies } from '#src/i18n/currency-names.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { type ExchangeRate, rateListMachine } from '#src/machines/operator/rate-list.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { useIsolated } from '../account-facts.tsx'
import { operatorPaths } from '../operator-paths.ts'
import { QueueScreen } from '../queue-screen.tsx'
import { RateFetchNotice } from '../rate-fetch-notice.tsx'

/** The reference rates that prices are compared and estimated by, and the way to set one by hand. */
export function RatesScreen() {
  const text = useText()
  const isolate = useIsolated()
  const { language } = useLanguage()
  const { formatDate, formatDateTime, formatNumber } = useFormat()
  const [flow, actor] = useFlow(rateListMachine, { query: {} })
  const nameOf = ({ currency }: ExchangeRate) => namedCurrencies([currency], language)[0]?.label ?? currency
  const rateOf = ({ currency, unitsPerDollar }: ExchangeRate) =>
    isolate(`${currency}\u00A0${formatNumber(unitsPerDollar, { maximumSignificantDigits: 10 })}`)
  const source = (rate: ExchangeRate) => (
    <Badge tone={rate.source === 'ecb' ? 'primary' : 'neutral'}>{text(`operator:rates.source.${rate.source}`)}</Badge>
  )
  return (
    <QueueScreen
      flow={flow}
      actor={actor}
      path={operatorPaths.rates}
      icon="swap"
      labels={{
        title: text('operator:rates.title'),
        lead: text('operator:rates.lead'),
        empty: text('operator:rates.empty'),
        entry: text('operator:currency'),
      }}
      search={flow.context.page !== null && <RateFetchNotice bank={flow.context.page.bank} />}
      idOf={({ currency }) => currency}
      nameOf={nameOf}
      columns={[
        { id: 'rate', header: text('operator:rates.perDollar'), align: 'end', cell: rateOf },
        { id: 'date', header: text('operator:rates.date'), cell: ({ date }) => formatDate(date) },
        { id: 'source', header: text('operator:rates.sourceLabel'), cell: source },
      ]}
      detail={(rate) => (
        <FactList
          facts={[
            { name: text('operator:rates.perDollar'), value: rateOf(rate) },
            { name: text('operator:rates.date'), value: formatDate(rate.date) },
            { name: text('operator:rates.sourceLabel'), value: source(rate) },
            {
              name: text('operator:rates.takenAt'),
              value: rate.takenAt === undefined ? text('operator:rates.shipped') : formatDateTime(rate.takenAt),
            },
            { name: text('operator:rates.takenBy'), value: rate.takenBy && isolate(rate.takenBy) },
            { name: text('operator:act.reason'), value: rate.reason && <bdi>{rate.reason}</bdi> },
          ]}
        />
      )}
      acts={() => [{ act: 'change', label: text('operator:rates.change.act'), variant: 'primary', icon: 'edit' }]}
      dialog={({ item, act, decide, ...question }) => (
        <RateDialog
          {...question}
          currency={item.currency}
          body={text('operator:rates.change.body', { rate: rateOf(item), date: formatDate(item.date) })}
          onConfirm={(given) => decide({ act, ...given })}
        />
      )}
    />
  )
}
