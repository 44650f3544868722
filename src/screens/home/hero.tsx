import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { productDetailsAddress, searchAddress } from '#src/lib/paths.ts'
import { Formula } from '#src/components/catalogue/formula.tsx'
import { SearchBox } from '#src/components/search/search-box.tsx'
import { StructureImage } from '#src/components/catalogue/structure-image.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './hero.module.css'

type Schemas = components['schemas']

export interface HeroProps {
  numbers: Schemas['BannerNumbers'] | null
  /** Offers to show as bottle labels; the first three with a drawing are. */
  products: readonly Schemas['ProductCard'][]
  onSearch: (search: string) => void
}

/** The top of the front page: what this is, a search, three real offers, three real numbers. */
export function Hero({ numbers, products, onSearch }: HeroProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  const shown =
    numbers === null
      ? []
      : [
          { name: text('catalogue:home.numberProducts'), value: numbers.products },
          { name: text('catalogue:home.numberBrands'), value: numbers.brands },
          { name: text('catalogue:home.numberSellers'), value: numbers.sellers },
        ]
  return (
    <section className={styles.hero}>
      <Lattice />
      <div className={styles.inner}>
        <div className={styles.intro}>
          <h1 className={styles.title}>{text('catalogue:home.title')}</h1>
          <p className={styles.lead}>{text('catalogue:home.lead')}</p>
          <div className={styles.search}>
            <SearchBox
              hero
              label={text('catalogue:search.label')}
              placeholder={text('catalogue:search.placeholder')}
              actionLabel={text('catalogue:search.action')}
              onSearch={onSearch}
            />
            <Examples />
          </div>
        </div>
        <div className={styles.labels}>
          {products
            .filter((product) => product.hasStructure)
            .slice(0, 3)
            .map((product) => (
              <BottleLabel key={product._id} product={product} />
            ))}
        </div>
      </div>
      <div className={styles.numbers}>
        <dl aria-label={text('catalogue:home.numbers')}>
          {shown.map(({ name, value }) => (
            <div key={name} className={styles.number}>
              <dt>{name}</dt>
              <dd>{formatNumber(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Examples() {
  const text = useText()
  const examples = [text('catalogue:home.exampleCas'), text('catalogue:home.exampleName'), text('catalogue:home.exampleFormula')]
  return (
    <p className={styles.examples}>
      {text('catalogue:home.examples')}
      {examples.map((example) => (
        <Link key={example} href={searchAddress(example)}>
          <bdi>{example}</bdi>
        </Link>
      ))}
    </p>
  )
}

function BottleLabel({ product }: { product: Schemas['ProductCard'] }) {
  const text = useText()
  const local = useLocal()
  const name = local(product, 'name')
  return (
    <Link href={productDetailsAddress(product._id)} className={styles.label}>
      <StructureImage
        productId={product._id}
        name={name}
        molecularFormula={product.molecularFormula}
        hasStructure={product.hasStructure}
        decorative
      />
      <span className={styles.labelName}>{name}</span>
      <span className={styles.labelCode}>
        <Formula text={product.molecularFormula} />
        <Isolate>
          {text('catalogue:card.cas')} {product.casNumber}
        </Isolate>
      </span>
    </Link>
  )
}

/** A honeycomb of benzene rings. */
function Lattice() {
  return (
    <svg className={styles.lattice} aria-hidden="true">
      <defs>
        <pattern id="hero-lattice" width="86.6" height="150" patternUnits="userSpaceOnUse">
          <path
            d="M43.3 0v25M43.3 25l43.3 25v50l-43.3 25L0 100V50zM43.3 125v25M0 50V100M86.6 50V100"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#hero-lattice)" />
    </svg>
  )
}
