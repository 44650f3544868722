import type { components } from '#src/generated/schema.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { isHazardCode, isPictogram, isPrecautionCode } from '#src/lib/ghs.ts'
import { classNames } from '#src/ui/class-names.ts'
import { GhsPictogram } from '#src/ui/ghs-pictogram.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import styles from './ghs-panel.module.css'

/** The label of a hazardous product: signal word, pictograms, and each statement's wording in the reader's language. */
export function GhsPanel({ ghs }: { ghs: components['schemas']['Ghs'] }) {
  const text = useText()
  const { language } = useLanguage()
  const { signal, pictograms, hazards, precautions } = ghs
  if (signal === undefined && pictograms.length + hazards.length + precautions.length === 0) {
    return (
      <p>
        {text('catalogue:product.noHazards')} {text('ghs:note.supplierSds')}
      </p>
    )
  }
  return (
    <>
      <div className={styles.head}>
        {signal !== undefined && (
          <strong className={classNames(styles.signal, styles[signal])}>{text(`ghs:signal.${signal}`)}</strong>
        )}
        <ul role="list" className={styles.pictograms}>
          {pictograms.filter(isPictogram).map((code) => (
            <li key={code}>
              <GhsPictogram code={code} alt={text(`ghs:pictogram.${code}`)} />
              <span aria-hidden="true">{text(`ghs:pictogram.${code}`)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.columns}>
        {hazards.length > 0 && (
          <div>
            <h3>{text('catalogue:product.hazardStatements')}</h3>
            <Statements
              of={hazards.map((code) => ({ code, wording: isHazardCode(code) ? text(`ghs:hazard.${code}`) : undefined }))}
            />
          </div>
        )}
        {precautions.length > 0 && (
          <div>
            <h3>{text('catalogue:product.precautions')}</h3>
            <Statements
              of={precautions.map((code) => ({
                code,
                wording: isPrecautionCode(code) ? text(`ghs:precaution.${code}`) : undefined,
              }))}
            />
          </div>
        )}
      </div>
      {/* The wording in English is the original's. */}
      {language !== 'en' && hazards.length + precautions.length > 0 && <p>{text('ghs:note.translation')}</p>}
      <p>{text('ghs:note.supplierSds')}</p>
    </>
  )
}

/** A code the seller's label carries but no list knows stands alone: leaving it out would hide a warning. */
function Statements({ of }: { of: readonly { code: string; wording: string | undefined }[] }) {
  const text = useText()
  return (
    <dl className={styles.statements}>
      {of.map(({ code, wording }) => (
        <div key={code} className={styles.statement}>
          <dt>
            <Isolate>{code.replaceAll('+', ' + ')}</Isolate>
          </dt>
          <dd>{wording ?? text('app:missing')}</dd>
        </div>
      ))}
    </dl>
  )
}
