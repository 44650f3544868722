import type { ReactNode } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { CertificateBadges } from './certificate-badges.tsx'
import styles from './product-facts.module.css'

/** What the goods are like and how they come: for the buyer's own specification. */
export function ProductFacts({ product }: { product: components['schemas']['Product'] }) {
  const text = useText()
  const { formatCountry, formatPercent, formatQuantity, formatUnitPrice } = useFormat()
  return (
    <dl className={styles.facts}>
      <Fact name={text('catalogue:product.grade')}>{text(`catalogue:grade.${product.grade}`)}</Fact>
      <Fact name={text('catalogue:product.purity')}>{formatPercent(product.purity)}</Fact>
      <Fact name={text('catalogue:product.form')}>{text(`catalogue:form.${product.physicalForm}`)}</Fact>
      <Fact name={text('catalogue:product.origin')}>{formatCountry(product.countryOfOrigin)}</Fact>
      <Fact name={text('catalogue:product.brand')}>
        {product.brand === undefined ? text('app:missing') : <bdi>{product.brand}</bdi>}
      </Fact>
      <Fact name={text('catalogue:product.stock')}>{formatQuantity(product.stock)}</Fact>
      <Fact name={text('catalogue:product.leadTime')}>{text('catalogue:product.days', { count: product.leadTimeDays })}</Fact>
      <Fact name={text('catalogue:product.packaging')} wide>
        <ul role="list" className={styles.terms}>
          {product.packaging.map(({ kind, net, surcharge }) => (
            <li key={`${kind} ${net.value} ${net.unit}`}>
              {text('catalogue:product.packagingOf', { kind: text(`catalogue:packaging.${kind}`), net: formatQuantity(net) })}
              {surcharge !== undefined && surcharge.amount > 0 && (
                <> {text('catalogue:product.packagingSurcharge', { price: formatUnitPrice(surcharge, product.priceUnit) })}</>
              )}
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={text('catalogue:product.incoterms')} wide>
        <ul role="list" className={styles.terms}>
          {product.incoterms.map((code) => (
            <li key={code}>
              <Isolate>{code}</Isolate> <span className={styles.term}>{text(`catalogue:incoterm.${code}`)}</span>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={text('catalogue:product.certificates')} wide>
        <CertificateBadges certificates={product.certificates} />
      </Fact>
    </dl>
  )
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
