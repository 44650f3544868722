import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const tokens = readFileSync(new URL('tokens.css', folder), 'utf8')

/** The value of a colour token, as `#rrggbb`, in the light and the dark look. */
function colour(name: string): { light: string; dark: string } {
  const both = new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(tokens)
  if (both?.[1] !== undefined && both[2] !== undefined) return { light: both[1], dark: both[2] }
  const one = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  if (one === undefined) throw new Error(`no colour token ${name}`)
  return { light: one, dark: one }
}

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function tooLow(pairs: readonly (readonly [string, string])[], least: number): string[] {
  return pairs.flatMap(([front, back]) =>
    (['light', 'dark'] as const).flatMap((scheme) => {
      const ratio = contrast(colour(front)[scheme], colour(back)[scheme])
      return ratio < least ? [`${front} on ${back}, ${scheme}: ${ratio.toFixed(2)}`] : []
    }),
  )
}

const grounds = ['canvas', 'surface', 'sunken']

test('every text colour stands out from every ground it is used on by at least 4.5 to 1', () => {
  const pairs: (readonly [string, string])[] = [
    ...grounds.flatMap((ground) =>
      ['ink', 'ink-muted', 'primary', 'primary-hover', 'accent-ink', 'danger-ink', 'success-ink'].map(
        (ink) => [ink, ground] as const,
      ),
    ),
    ['on-primary', 'primary'],
    ['on-primary', 'primary-hover'],
    ['on-primary-soft', 'primary-soft'],
    ['ink', 'primary-soft'],
    ['on-accent', 'accent'],
    ['on-band', 'band'],
    ['on-band-muted', 'band'],
    ['accent', 'band'],
    ['on-danger', 'danger'],
    ['on-danger', 'danger-hover'],
    ...['danger', 'success', 'warning', 'info'].flatMap((state) => [
      [`${state}-ink`, `${state}-soft`] as const,
      ['ink', `${state}-soft`] as const,
    ]),
  ]
  expect(tooLow(pairs, 4.5)).toEqual([])
})

test('edges of controls, marks and the focus ring stand out by at least 3 to 1', () => {
  const pairs = grounds.flatMap((ground) =>
    ['line-strong', 'primary', 'danger', 'focus', 'accent-ink'].map((edge) => [edge, ground] as const),
  )
  expect(tooLow([...pairs, ['focus', 'primary-soft'], ['accent', 'band']], 3)).toEqual([])
})

const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))

test('no style names a side of the window where it means one of the text', () => {
  const physical =
    /^\s*(?:(?:margin|padding|border|scroll-margin)-(?:left|right|top|bottom)\b|(?:left|right|top|bottom|float)\s*:|(?:min-|max-)?(?:width|height)\s*:|text-align:\s*(?:left|right))/
  const found = sheets.flatMap((sheet) =>
    readFileSync(new URL(sheet, folder), 'utf8')
      .split('\n')
      .flatMap((line) => (physical.test(line) ? [`${sheet}: ${line.trim()}`] : [])),
  )
  expect(sheets.length).toBeGreaterThan(30)
  expect(found).toEqual([])
})

test('every custom property a style reads is a token or is set by the kit', () => {
  const texts = readdirSync(folder)
    .filter((name) => /\.(css|tsx)$/.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  const set = new Set([...texts.matchAll(/(--[a-z0-9-]+)'?:/g)].map((match) => match[1]))
  const read = [...texts.matchAll(/var\((--[a-z0-9-]+)/g)].map((match) => match[1])
  expect(read.filter((name) => !set.has(name))).toEqual([])
})
