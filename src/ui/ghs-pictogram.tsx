import type { CSSProperties } from 'react'
import styles from './ghs-pictogram.module.css'
import sprite from './ghs-pictograms.svg?url&no-inline'

/** The nine hazard pictograms of the Globally Harmonized System; a test holds the drawings together with them. */
export type GhsCode = 'GHS01' | 'GHS02' | 'GHS03' | 'GHS04' | 'GHS05' | 'GHS06' | 'GHS07' | 'GHS08' | 'GHS09'

export interface GhsPictogramProps {
  code: GhsCode
  /** What it warns of: "Flammable"; empty where that stands beside it in words. */
  alt: string
  /** Any CSS length; 3.5 rem unless told. */
  size?: string | undefined
}

/** A hazard pictogram: a red diamond, a black symbol. */
export function GhsPictogram({ code, alt, size }: GhsPictogramProps) {
  // A custom property is not among React's known style keys.
  const style = size === undefined ? undefined : ({ '--pictogram-size': size } as CSSProperties)
  const spoken = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  return (
    <svg {...spoken} viewBox="0 0 100 100" className={styles.pictogram} style={style}>
      {alt !== '' && <title>{alt}</title>}
      <use href={`${sprite}#${code}`} />
    </svg>
  )
}
