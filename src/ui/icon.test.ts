import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

function drawn(sprite: string): string[] {
  return [...read(sprite).matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1] ?? '').sort()
}

test('every icon name has a drawing and every drawing has a name', () => {
  const union = /export type IconName =([^;]+);/.exec(read('./icon.tsx'))?.[1] ?? ''
  expect([...union.matchAll(/'([^']+)'/g)].map((match) => match[1]).sort()).toEqual(drawn('./icons.svg'))
})

test('all nine hazard pictograms are drawn', () =>
  expect(drawn('./ghs-pictograms.svg')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `GHS0${number}`)))
