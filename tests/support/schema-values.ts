import fc from 'fast-check'
import { type RequestSchema, resolved } from './contract-schemas.ts'
import { oddTexts, usualTexts } from './odd-texts.ts'

/** Existing objects, so that a generated body can reference them. */
export interface Known {
  /** Ids that a field of this name could hold; empty when none is known. */
  ids: (field: string) => readonly string[]
  files: Record<NonNullable<RequestSchema['x-upload']>, readonly File[]>
}

/** Values that fit a schema of the contract: usual ones, odd ones, and those at its limits. */
export function valuesOf(root: RequestSchema, known: Known, field = ''): fc.Arbitrary<unknown> {
  const schema = resolved(root)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema['x-upload'] !== undefined) return fc.constantFrom(...known.files[schema['x-upload']])
  switch (schema.type) {
    case 'object':
      return objects(schema, known)
    case 'array':
      return lists(schema, known, field)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'string':
      return texts(schema, known, field)
    default:
      return fc.jsonValue()
  }
}

function objects({ properties = {}, required = [], minProperties = 0 }: RequestSchema, known: Known): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, known, name)]))
  return fc
    .record(fields, { requiredKeys: [...required], noNullPrototype: true })
    .filter((made) => Object.keys(made).length >= minProperties)
}

function lists(schema: RequestSchema, known: Known, field: string): fc.Arbitrary<unknown[]> {
  const { items = {}, minItems = 0, maxItems = 10, uniqueItems = false } = schema
  // Long lists are slow to make; the longest are the limits' own tests.
  const maxLength = Math.min(maxItems, Math.max(minItems, 4))
  // A list of ids is called for what it holds: `notificationIds`.
  const made = valuesOf(items, known, field.replace(/s$/, ''))
  return uniqueItems
    ? fc.uniqueArray(made, { minLength: minItems, maxLength, selector: (item) => JSON.stringify(item) })
    : fc.array(made, { minLength: minItems, maxLength })
}

function numbers(schema: RequestSchema): fc.Arbitrary<number> {
  const { type, maximum = Number.MAX_SAFE_INTEGER, multipleOf } = schema
  const step = type === 'integer' ? 1 : (multipleOf ?? 0.01)
  const least =
    schema.minimum ?? (schema.exclusiveMinimum === undefined ? Number.MIN_SAFE_INTEGER : schema.exclusiveMinimum + step)
  const within = (value: number) => Math.min(maximum, Math.max(least, value))
  // Six decimals is the finest that the contract knows; what was counted in steps must not gain others by the arithmetic of floats.
  const rounded = (value: number) => (type === 'integer' ? Math.round(value) : Number(value.toFixed(6)))
  const usual = [1, 2, 5, 20, 160, 800].map(within)
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(least, maximum) },
    { weight: 1, arbitrary: fc.integer({ min: -1_000_000, max: 1_000_000 }).map((steps) => rounded(within(steps * step))) },
    {
      weight: 1,
      arbitrary: fc.double({ min: least, max: maximum, noNaN: true }).map((value) => rounded(within(value))),
    },
  )
}

function texts(schema: RequestSchema, known: Known, field: string): fc.Arbitrary<string> {
  const formatted = schema.format === undefined ? undefined : formats[schema.format]
  if (schema.format === 'uuid') return ids(known.ids(field))
  const { minLength = 0, maxLength = 10_000, pattern } = schema
  const form = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  const fits = (text: string) => {
    const length = [...text].length
    return length >= minLength && length <= maxLength && (form?.test(text) ?? true) && !text.includes('\0')
  }
  if (formatted !== undefined) return formatted.filter(fits)
  const example = typeof schema.example === 'string' ? [schema.example] : []
  const usual = [...example, ...usualTexts].filter(fits)
  const odd = [...oddTexts, ...longest(maxLength)].filter(fits)
  const spelled =
    form === undefined ? fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) }) : fc.stringMatching(form)
  const stretched = spelled.map((text) => {
    const long = [...text.repeat(Math.max(1, Math.ceil(minLength / Math.max(1, text.length))))].slice(0, maxLength).join('')
    return fits(long) ? long : (usual[0] ?? odd[0] ?? long)
  })
  return fc.oneof(
    ...(usual.length === 0 ? [] : [{ weight: 4, arbitrary: fc.constantFrom(...usual) }]),
    ...(odd.length === 0 ? [] : [{ weight: 2, arbitrary: fc.constantFrom(...odd) }]),
    { weight: 1, arbitrary: stretched.filter(fits) },
  )
}

/** As long as may be, of letters with one, three and four bytes. */
const longest = (length: number): string[] => ['x', 'ক', '🧪'].map((letter) => letter.repeat(length))

function ids(existing: readonly string[]): fc.Arbitrary<string> {
  const otherText = fc.oneof(
    fc.uuid(),
    fc.constantFrom('FFFFFFFF-0000-7000-8000-FFFFFFFFFFFF', 'urn:uuid:00000000-0000-7000-8000-000000000001'),
  )
  return existing.length === 0
    ? otherText
    : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...existing) }, { weight: 1, arbitrary: otherText })
}

const formats: Partial<Record<string, fc.Arbitrary<string>>> = {
  email: fc.oneof(
    fc.constantFrom('buyer@kimiya.example', 'Seller@Kimiya.Example', "o'brien+x@kimiya.example", 'nobody@kimiya.example'),
    fc.emailAddress(),
  ),
  date: fc.oneof(
    fc.constantFrom('2026-11-21', '2026-12-24', '2027-02-28', '2028-02-29', '0000-01-01', '0001-01-01', '9999-12-31'),
    fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  ),
  'date-time': fc.oneof(
    fc.constantFrom('2026-12-01T12:00:00+06:00', '2026-12-01 12:00:00Z', '2026-11-30t09:30:00.123456z'),
    // A leap second is a time of the format, and none of JavaScript's.
    fc.constantFrom('0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-12-31T23:59:60Z', '9999-12-31T23:59:59-14:00'),
    fc.date({ min: new Date('2026-11-22'), max: new Date('2027-06-01'), noInvalidDate: true }).map((time) => time.toISOString()),
  ),
  'uri-reference': fc.constantFrom('/seller/orders', 'https://kimiya.example/a?b=c#d', '//kimiya.example', '#here', '?a=%F0%9F'),
}
