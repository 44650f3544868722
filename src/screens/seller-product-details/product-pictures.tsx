import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import styles from './product-pictures.module.css'

/** The pictures of the goods, the main one first. */
export function ProductPictures({ product: { profileImage, images } }: { product: components['schemas']['Product'] }) {
  const text = useText()
  const { formatNumber } = useFormat()
  const all = [...new Set([...(profileImage === undefined ? [] : [profileImage]), ...images])]
  if (all.length === 0) return <p>{text('selling:details.noPictures')}</p>
  return (
    <ul role="list" className={styles.pictures}>
      {all.map((source, at) => (
        <li key={source}>
          <img
            src={source}
            alt={text('selling:form.picture', { number: formatNumber(at + 1) })}
            loading="lazy"
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  )
}
