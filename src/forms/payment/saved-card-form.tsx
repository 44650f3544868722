import type { ReactNode } from 'react'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { useSavedCardName } from '#src/components/payment/saved-card-name.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PayButton } from './pay-button.tsx'

type SavedCard = components['schemas']['SavedCard']

export interface SavedCardFormProps {
  /** Undefined when it has been deleted since it was chosen. */
  card: SavedCard | undefined
  submitLabel: ReactNode
  busy: boolean
  locked: boolean
  onPay: (cardId: string) => void
}

/** Paying by a card that the provider keeps. */
export function SavedCardForm({ card, submitLabel, busy, locked, onPay }: SavedCardFormProps) {
  const text = useText()
  const cardName = useSavedCardName()
  if (card === undefined || card.expired) return <Notice tone="warning">{text('money:saved.gone')}</Notice>
  const { name, month } = cardName(card)
  return (
    <>
      <FactList
        facts={[
          { name: text('money:saved.card'), value: <Isolate>{name}</Isolate> },
          { name: text('order:paying.expiry'), value: <Isolate>{month}</Isolate> },
        ]}
      />
      <PayButton busy={busy} locked={locked} onPay={() => onPay(card._id)}>
        {submitLabel}
      </PayButton>
    </>
  )
}
