import type { ReactNode } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Formula } from './formula.tsx'
import styles from './identifier-list.module.css'

type Identified = Pick<
  components['schemas']['Product'],
  'casNumber' | 'ecNumber' | 'unNumber' | 'hsCode' | 'molecularFormula' | 'molecularWeight' | 'smiles'
>

interface Identifier {
  name: string
  /** What is copied: the code as databases know it, never in local digits. */
  value: string | undefined
  shown?: ReactNode
}

/** What a substance is known by, each with a button that copies it. */
export function IdentifierList({ product }: { product: Identified }) {
  const text = useText()
  const { formatNumber } = useFormat()
  const weight = formatNumber(product.molecularWeight, { maximumFractionDigits: 3 })
  const identifiers: Identifier[] = [
    { name: text('catalogue:product.cas'), value: product.casNumber },
    { name: text('catalogue:product.ec'), value: product.ecNumber },
    { name: text('catalogue:product.un'), value: product.unNumber },
    { name: text('catalogue:product.hs'), value: product.hsCode },
    {
      name: text('catalogue:product.formula'),
      value: product.molecularFormula,
      shown: <Formula text={product.molecularFormula} />,
    },
    {
      name: text('catalogue:product.weight'),
      value: String(product.molecularWeight),
      shown: <Isolate>{text('catalogue:product.gramPerMole', { value: weight })}</Isolate>,
    },
    { name: text('catalogue:product.smiles'), value: product.smiles },
  ]
  return (
    <dl className={styles.list}>
      {identifiers.map(({ name, value, shown }) => (
        <div key={name} className={styles.item}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            {value === undefined ? (
              text('app:missing')
            ) : (
              <>
                {shown ?? <Isolate className={styles.code}>{value}</Isolate>}
                <CopyButton
                  text={value}
                  label={text('catalogue:product.copy', { what: name })}
                  copiedLabel={text('catalogue:product.copied')}
                  failedLabel={text('catalogue:product.copyFailed')}
                />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
