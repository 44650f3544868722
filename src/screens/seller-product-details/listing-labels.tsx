import type { components } from '#src/generated/schema.ts'
import { languages } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Stack } from '#src/ui/layout.tsx'
import styles from './listing-labels.module.css'

/** Name and description in each language, also in those that the seller has not written yet. */
export function ListingLabels({ product }: { product: components['schemas']['Product'] }) {
  const text = useText()
  return (
    <Stack as="ul" gap={3}>
      {languages.map((language) => {
        const name = product[`name_${language}`]
        const description = product[`description_${language}`]
        return (
          <Card as="li" key={language}>
            <p className={styles.language}>{text(`app:language.${language}`)}</p>
            <p className={styles.name}>{name === undefined ? text('app:missing') : <bdi lang={language}>{name}</bdi>}</p>
            <p>{description === undefined ? text('app:missing') : <bdi lang={language}>{description}</bdi>}</p>
          </Card>
        )
      })}
    </Stack>
  )
}
