import type { ReactNode } from 'react'
import { ApproximatePrice } from '#src/components/platform/approximate-price.tsx'
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { quoteMachine } from '#src/machines/lifecycles/quote.machine.ts'
import { Timeline, type TimelineState, type TimelineStep } from '#src/ui/timeline.tsx'
import { FactList } from '#src/components/platform/fact-list.tsx'
import styles from './quote-rounds.module.css'

type Quote = components['schemas']['Quote']
type Entry = Quote['timeline'][number]
type Offer = Quote['offers'][number]
type Side = 'buyer' | 'seller'

/** What happened between buyer and seller, round by round: who, when, on which terms, and what the round before had in their place. */
export function QuoteRounds({ quote, side }: { quote: Quote; side: Side }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  const { timeline, offers } = quote
  const steps = timeline.map((entry, at): TimelineStep => {
    const state = stateOf(entry, at === timeline.length - 1)
    const isRound = entry.step === 'offered' || entry.step === 'countered'
    const round = isRound ? offers.findIndex(({ version }) => version === entry.version) : -1
    const offer = offers[round]
    return {
      id: String(at),
      state,
      stateLabel: text(`order:details.state.${state}`),
      title: text(entryKey(entry, side)),
      time: formatDateTime(entry.at),
      detail:
        offer === undefined ? (
          entry.note && <bdi className={styles.note}>{entry.note}</bdi>
        ) : (
          <Round offer={offer} before={offers[round - 1]} quote={quote} />
        ),
    }
  })
  return <Timeline label={text('quote:round.label')} steps={steps} />
}

function stateOf({ step }: Entry, last: boolean): TimelineState {
  if (!last) return 'done'
  // A note moves nothing: the quote still stands where it stood.
  if (step === 'noted' || quoteMachine.states[step]?.type !== 'final') return 'current'
  return step === 'accepted' ? 'done' : 'failed'
}

function entryKey({ step, by }: Entry, side: Side): MessageKey {
  const byOther = by !== side
  if (byOther && (step === 'accepted' || step === 'rejected' || step === 'withdrawn' || step === 'noted'))
    return `quote:round.${side}.${step}ByOther`
  return `quote:round.${side}.${step}`
}

/** The terms of one round; those that differ from the round before say what they were. */
function Round({ offer, before, quote }: { offer: Offer; before: Offer | undefined; quote: Quote }) {
  const text = useText()
  const { formatDate, formatMoney, formatUnitPrice } = useFormat()
  const { priceUnit } = quote.item
  const facts: readonly [MessageKey, (round: Offer) => string, ((round: Offer) => ReactNode)?][] = [
    [
      'order:totals.unitPrice',
      ({ totals }) => formatUnitPrice(totals.unitPrice, priceUnit),
      ({ totals }) => <ApproximatePrice price={totals.unitPrice} unit={priceUnit} />,
    ],
    ['order:totals.shipping', ({ totals }) => formatMoney(totals.shipping)],
    ['order:totals.total', ({ totals }) => formatMoney(totals.total), ({ totals }) => <ApproximatePrice price={totals.total} />],
    ['quote:details.leadTime', ({ leadTimeDays }) => text('quote:details.days', { count: leadTimeDays })],
    ['quote:details.validUntil', ({ validUntil }) => formatDate(validUntil)],
  ]
  return (
    <div className={styles.round}>
      <FactList
        facts={facts.map(([key, valueOf, besideOf]) => ({
          name: text(key),
          value: (
            <>
              <Changed value={valueOf(offer)} before={before && valueOf(before)} /> {besideOf?.(offer)}
            </>
          ),
        }))}
      />
      {offer.terms !== undefined && <bdi className={styles.note}>{offer.terms}</bdi>}
    </div>
  )
}

function Changed({ value, before }: { value: string; before: string | undefined }): ReactNode {
  const text = useText()
  if (before === undefined || before === value) return value
  return (
    <>
      <strong>{value}</strong> <span className={styles.before}>{text('quote:round.was', { value: before })}</span>
    </>
  )
}
