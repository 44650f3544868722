import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { Money } from '#src/lib/money.ts'
import { type PaymentMethodChoice, methodName } from '#src/lib/payment-method.ts'
import { balanceIn } from '#src/lib/wallet-balance.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { RadioGroup, type RadioOption } from '#src/ui/radio-group.tsx'
import { useSavedCardName } from './saved-card-name.ts'
import { useWalletShort } from './wallet-short.ts'

type Schemas = components['schemas']

export interface PaymentChoiceProps {
  cards: readonly Schemas['SavedCard'][]
  wallet: readonly Money[]
  /** Null when the marketplace takes no transfers. */
  bank: Schemas['BankDetails'] | null
  due: Money
  chosen: PaymentMethodChoice
  /** Nothing may be chosen now. */
  locked?: boolean | undefined
  onChoose: (method: PaymentMethodChoice) => void
}

/** All ways to pay a sum, each with what speaks for or against it; what cannot be used now says why. */
export function PaymentChoice({ cards, wallet, bank, due, chosen, locked = false, onChoose }: PaymentChoiceProps) {
  const text = useText()
  const { formatMoney } = useFormat()
  const cardName = useSavedCardName()
  const balance = balanceIn(wallet, due.currency)
  const left = balance.amount - due.amount
  const short = useWalletShort(wallet, due)
  const options: (Omit<RadioOption, 'value'> & { method: PaymentMethodChoice })[] = [
    ...cards.map((card) => {
      const { name, month } = cardName(card)
      return {
        method: { method: 'savedCard', card: card._id } as const,
        label: <Isolate>{name}</Isolate>,
        note: text(card.expired ? 'money:choice.savedExpired' : 'money:choice.savedNote', { month }),
        disabled: card.expired,
      }
    }),
    {
      method: { method: 'newCard' },
      label: text(cards.length === 0 ? 'money:choice.card' : 'money:choice.newCard'),
      note: text('money:choice.cardNote'),
    },
    {
      method: { method: 'wallet' },
      label: text('money:choice.wallet'),
      note:
        short ?? text('money:choice.walletNote', { balance: formatMoney(balance), left: formatMoney({ ...due, amount: left }) }),
      disabled: short !== undefined,
    },
    {
      method: { method: 'bankTransfer' },
      label: text('money:choice.bankTransfer'),
      note: text(bank === null ? 'money:choice.bankTransferNone' : 'money:choice.bankTransferNote'),
      disabled: bank === null,
    },
  ]
  return (
    <RadioGroup
      name="payment-method"
      label={text('money:choice.label')}
      cards
      disabled={locked}
      value={methodName(chosen)}
      options={options.map(({ method, ...option }) => ({ ...option, value: methodName(method) }))}
      onChange={(event) => {
        const wanted = options.find(({ method }) => methodName(method) === event.currentTarget.value)
        if (wanted !== undefined) onChoose(wanted.method)
      }}
    />
  )
}
