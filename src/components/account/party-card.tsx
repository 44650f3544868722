import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import styles from './party-card.module.css'

export interface PartyCardProps {
  party: components['schemas']['Party']
  side: 'buyer' | 'seller'
  /** The person who looks at it. */
  self: boolean
}

/** Who buys or sells. */
export function PartyCard({ party, side, self }: PartyCardProps) {
  const text = useText()
  const { language } = useLanguage()
  const { formatCountry } = useFormat()
  return (
    <div className={styles.party}>
      <span className={styles.side}>{text(`order:sides.${side}`)}</span>
      <span className={styles.name}>
        {self ? text('order:details.you', { name: isolated(party.name, language) }) : <bdi>{party.name}</bdi>}
      </span>
      <span>{formatCountry(party.country)}</span>
      {party.phone !== undefined && (
        <a href={`tel:${party.phone}`}>
          <Isolate>{party.phone}</Isolate>
        </a>
      )}
      {party.phone === undefined && !self && <span className={styles.later}>{text('order:details.phoneLater')}</span>}
    </div>
  )
}
