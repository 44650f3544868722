import fc from 'fast-check'
import { oddTexts } from './odd-texts.ts'

type Path = readonly (string | number)[]

/** So deep that a program which follows it by recursion may fall. */
const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { value }
  return value
}

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...oddTexts, 'nul \0 inside', 'x'.repeat(20_000), '🧪'.repeat(5_001)),
  fc.constantFrom<unknown>(null, true, 0, -1, -0, 0.1, 1e-7, 1e21, 2 ** 53, -(2 ** 63), Number.MAX_VALUE, Number.MIN_VALUE),
  fc.constantFrom<unknown>([], {}, [[]], [null], deep(2_000), Array(2_000).fill('x'), { length: 3 }, { $ne: null }),
  fc.jsonValue(),
)

/** Names that are no field, or that every object of JavaScript has already. */
const strangeNames = [
  'isAdmin',
  '_id',
  '',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'a.b',
  'a/b~c',
  'ক',
]

/** A body that was right, with something of it replaced, left out or added. It may happen to be right again. */
export function broken(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.nat(), fc.constantFrom('replace', 'wrap', 'remove', 'add'), odd, fc.constantFrom(...strangeNames))
  return fc.oneof(
    { weight: 1, arbitrary: odd },
    {
      weight: 9,
      arbitrary: fc.tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 })).map(([body, changes]) =>
        changes.reduce((sent, [at, how, value, name]) => {
          const places = pathsOf(sent)
          return changed(sent, places[at % places.length] ?? [], (old) => {
            if (how === 'replace') return value
            if (how === 'wrap') return [old]
            if (how === 'remove') return undefined
            return typeof old === 'object' && old !== null && !Array.isArray(old) ? withOwn(old, name, value) : value
          })
        }, body),
      ),
    },
  )
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || value instanceof File || path.length > 8) return [path]
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()].slice(0, 8) : Object.entries(value)
  return [path, ...entries.flatMap(([name, part]) => pathsOf(part, [...path, name]))]
}

/** Returns a copy with the value at the path replaced; undefined removes it. */
function changed(value: unknown, [name, ...rest]: Path, exchange: (old: unknown) => unknown): unknown {
  if (name === undefined) return exchange(value)
  if (Array.isArray(value)) {
    const next = value.map((item: unknown, index) => (index === name ? changed(item, rest, exchange) : item))
    return next.filter((item) => item !== undefined)
  }
  if (typeof value !== 'object' || value === null) return value
  const next = changed(Reflect.get(value, name), rest, exchange)
  return next === undefined
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
    : withOwn(value, String(name), next)
}

/** `__proto__` too becomes a field of its own, as it does when JSON is parsed. */
const withOwn = (value: object, name: string, part: unknown): object =>
  Object.fromEntries([...Object.entries(value).filter(([key]) => key !== name), [name, part]])
