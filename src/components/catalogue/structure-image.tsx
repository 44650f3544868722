import { useText } from '#src/i18n/use-text.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Formula } from './formula.tsx'
import styles from './structure-image.module.css'

export interface StructureImageProps {
  productId: string
  /** The substance's name in the reader's language, for the alternative text. */
  name: string
  molecularFormula: string
  /** Whether the server has a drawing; a mixture or a salt without one is shown by its formula. */
  hasStructure: boolean
  large?: boolean | undefined
  /** In view from the start: fetched at once, where others wait until they are scrolled near. */
  eager?: boolean | undefined
  /** The name stands right beside it: nothing would be gained by reading it out twice. */
  decorative?: boolean | undefined
}

/** The 2D structure of a substance on a light tile whose size is known before the drawing comes. */
export function StructureImage({
  productId,
  name,
  molecularFormula,
  hasStructure,
  large = false,
  eager = false,
  decorative = false,
}: StructureImageProps) {
  const text = useText()
  return (
    <div className={classNames(styles.tile, large && styles.large)}>
      {hasStructure ? (
        <img
          src={`/api/inventory/viewStructure/${productId}`}
          alt={decorative ? '' : text('catalogue:card.structure', { name })}
          width={large ? 500 : 320}
          height={large ? 400 : 240}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className={styles.drawing}
        />
      ) : (
        <span className={styles.formula} aria-hidden={decorative || undefined}>
          <Formula text={molecularFormula} />
        </span>
      )}
    </div>
  )
}
