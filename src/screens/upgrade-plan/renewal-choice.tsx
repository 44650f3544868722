import { useState } from 'react'
import { useRenewalOptions } from '#src/components/plan/renewal-options.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { Money } from '#src/lib/money.ts'
import { balanceIn } from '#src/lib/wallet-balance.ts'
import { monthLater } from '#src/lib/month-later.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'

export interface RenewalChoiceProps {
  cards: readonly components['schemas']['SavedCard'][]
  wallet: readonly Money[]
  /** What a month costs. */
  price: Money
  /** Whether the plan is paid by a card that is entered now. */
  byNewCard: boolean
  locked: boolean
  /** `none`, or one of the options. */
  chosen: string
  onChoose: (option: string) => void
}

/** Whether a plan that is bought is to be renewed, by what, and when it is charged next. Off unless it is chosen. */
export function RenewalChoice({ cards, wallet, price, byNewCard, locked, chosen, onChoose }: RenewalChoiceProps) {
  const text = useText()
  const { formatDate, formatMoney } = useFormat()
  const usable = cards.filter(({ expired }) => !expired)
  const sources = useRenewalOptions({ cards: usable, wallet, price })
  const [next] = useState(() => monthLater(new Date().toISOString()))
  const date = formatDate(next)
  const values = { price: formatMoney(price), date }
  const balance = formatMoney(balanceIn(wallet, price.currency))
  return (
    <RadioGroup
      name="renewal"
      label={text('money:plan.renewal.atBuying')}
      hint={text('money:plan.renewal.buyingHint')}
      cards
      disabled={locked}
      value={chosen}
      options={[
        { value: 'none', label: text('money:plan.renewal.none'), note: text('money:plan.renewal.noneNote', { date }) },
        ...(byNewCard
          ? [
              {
                value: 'thisCard',
                label: text('money:plan.renewal.thisCard'),
                note: text('money:plan.renewal.thisCardNote', values),
              },
            ]
          : []),
        ...sources.map((source) => ({
          ...source,
          note:
            source.value === 'wallet'
              ? text('money:plan.renewal.walletNote', { ...values, balance })
              : text('money:plan.renewal.cardNote', values),
        })),
      ]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}
