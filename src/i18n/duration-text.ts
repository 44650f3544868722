import type { Language } from './languages.ts'
import { numberText } from './number-text.ts'

/** How long something lasts, as a clock shows it: 4:07, 1:02:45. */
export function durationText(seconds: number, language: Language): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => numberText(value, language, { minimumIntegerDigits: 2 })
  const short = (value: number) => numberText(value, language, { useGrouping: false })
  return hours === 0 ? `${short(minutes)}:${two(rest)}` : `${short(hours)}:${two(minutes)}:${two(rest)}`
}
