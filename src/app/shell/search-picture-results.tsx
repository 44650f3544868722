import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { productDetailsAddress } from '#src/lib/paths.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Link } from '#src/ui/link.tsx'
import { ProductOption } from './search-results.tsx'
import styles from './search-results.module.css'

/** What was understood of the picture, so that a misreading is seen, and the products that it names. */
export function PictureResults({ found, onOpen }: { found: components['schemas']['QueryResult']; onOpen: () => void }) {
  const text = useText()
  const { casNumbers, ecNumbers, unNumbers, names } = found.understood
  const understood = [
    ...casNumbers.map((number) => `CAS ${number}`),
    ...ecNumbers.map((number) => `EC ${number}`),
    ...unNumbers.map((number) => `UN ${number.replace(/^UN/, '')}`),
    ...names,
  ]
  return (
    <>
      {understood.length > 0 && (
        <ul role="list" aria-label={text('search:picture.understood')} className={styles.understood}>
          {understood.map((item) => (
            <li key={item}>
              <Isolate>{item}</Isolate>
            </li>
          ))}
        </ul>
      )}
      {found.products.length === 0 ? (
        <EmptyState icon="search" title={text('search:panel.none')}>
          {text('search:picture.noneBody')}
        </EmptyState>
      ) : (
        <ul role="list" aria-label={text('search:panel.products')} className={styles.list}>
          {found.products.map((product) => (
            <li key={product._id}>
              <Link href={productDetailsAddress(product._id)} onClick={onOpen} className={styles.option}>
                <ProductOption product={product} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
