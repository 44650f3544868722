import { useSavedCardName } from '#src/components/payment/saved-card-name.ts'
import { useWalletShort } from '#src/components/payment/wallet-short.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { Money } from '#src/lib/money.ts'
import { balanceIn } from '#src/lib/wallet-balance.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import type { RadioOption } from '#src/ui/radio-group.tsx'

type Schemas = components['schemas']

/** How the choice of a saved card is named among the options. */
const cardPrefix = 'card:'

/** What a chosen option asks for; undefined for one that renews nothing. */
export function renewalOf(option: string): Schemas['RenewalChoice'] | undefined {
  if (option === 'wallet') return { method: 'wallet' }
  if (option === 'thisCard') return { method: 'card' }
  return option.startsWith(cardPrefix) ? { method: 'card', savedCardId: option.slice(cardPrefix.length) } : undefined
}

/** The option by which a renewal was chosen; empty for none, and for a card that is gone. */
export function optionOf(renewal: Schemas['PlanRenewal'] | undefined): string {
  if (renewal?.method === 'wallet') return 'wallet'
  return renewal?.card === undefined ? '' : `${cardPrefix}${renewal.card._id}`
}

/** The wallet and the saved cards, by which a plan can be renewed; a card that has expired cannot be chosen. */
export function useRenewalOptions({
  cards,
  wallet,
  price,
}: {
  cards: readonly Schemas['SavedCard'][]
  wallet: readonly Money[]
  price: Money
}): RadioOption[] {
  const text = useText()
  const { formatMoney } = useFormat()
  const cardName = useSavedCardName()
  const short = useWalletShort(wallet, price)
  return [
    {
      value: 'wallet',
      label: text('money:plan.renewal.byWallet'),
      // It may be filled until then.
      note: short ?? text('money:plan.renewal.byWalletNote', { balance: formatMoney(balanceIn(wallet, price.currency)) }),
    },
    ...cards.map((card) => {
      const { name, month } = cardName(card)
      return {
        value: `${cardPrefix}${card._id}`,
        label: <Isolate>{name}</Isolate>,
        note: text(card.expired ? 'money:choice.savedExpired' : 'money:choice.savedNote', { month }),
        disabled: card.expired,
      }
    }),
  ]
}
