import { groupedCardNumber } from './card-schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import styles from './test-cards.module.css'

// The keys of a record of cards are the cards.
const cards = Object.keys(sandboxCards) as (keyof typeof sandboxCards)[]

/** The sandbox provider's cards: with it no money moves, and nobody has one of these in their purse. */
export function TestCards() {
  const text = useText()
  return (
    <details className={styles.cards}>
      <summary>{text('order:paying.testCards')}</summary>
      <Stack gap={3}>
        <p>{text('order:paying.testCardsBody')}</p>
        <ul role="list" className={styles.list}>
          {cards.map((card) => (
            <li key={card} className={styles.card}>
              <Isolate className={styles.number}>{groupedCardNumber(sandboxCards[card].number)}</Isolate>
              <span>{text(`order:paying.testCard.${card}`, { code: sandboxBankCode })}</span>
            </li>
          ))}
        </ul>
      </Stack>
    </details>
  )
}
