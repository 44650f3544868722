import type { Language } from './languages.ts'
import { numberText } from './number-text.ts'

const step = 1024

/** The size of a file as its owner would say it: 340 kB, 2.4 MB. Never nothing: a byte counts as a kilobyte. */
export function fileSizeText(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / step))
  const large = kilobytes >= step
  return numberText(large ? kilobytes / step : kilobytes, language, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  })
}
