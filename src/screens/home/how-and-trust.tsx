import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Section } from '#src/ui/page.tsx'
import styles from './how-and-trust.module.css'

const steps = [
  { number: 1, icon: 'search' },
  { number: 2, icon: 'receipt' },
  { number: 3, icon: 'truck' },
] as const

/** The trade in three steps. */
export function HowItWorks() {
  const text = useText()
  const { formatNumber } = useFormat()
  return (
    <Section title={text('catalogue:home.how')}>
      <ol role="list" className={styles.steps}>
        {steps.map(({ number, icon }) => (
          <li key={number} className={styles.step}>
            <span className={styles.mark} aria-hidden="true">
              {formatNumber(number)}
              <Icon name={icon} />
            </span>
            <h3>{text(`catalogue:home.how${number}Title`)}</h3>
            <p className={styles.body}>{text(`catalogue:home.how${number}Body`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const points = [
  { number: 1, icon: 'shield' },
  { number: 2, icon: 'warning' },
  { number: 3, icon: 'tag' },
  { number: 4, icon: 'clock' },
] as const

/** What the marketplace does for every trade: nothing here that the product does not do. */
export function TrustPoints() {
  const text = useText()
  return (
    <Section title={text('catalogue:home.trust')}>
      <ul role="list" className={styles.points}>
        {points.map(({ number, icon }) => (
          <li key={number} className={styles.point}>
            <Icon name={icon} size="large" />
            <h3>{text(`catalogue:home.trust${number}Title`)}</h3>
            <p>{text(`catalogue:home.trust${number}Body`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
