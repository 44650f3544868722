import fc from 'fast-check'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { bodySchemaOf, resolved } from '#tests/support/contract-schemas.ts'
import type { CallOptions } from '#tests/support/marketplace.ts'
import { broken } from '#tests/support/schema-breakages.ts'
import { valuesOf } from '#tests/support/schema-values.ts'
import type { KnownFixture } from './known-values.ts'

type Person = 'visitor' | 'buyer' | 'seller' | 'stranger'

/** A call before its user's token is known. */
export interface Imagined extends Pick<CallOptions, 'body' | 'id' | 'side' | 'language' | 'deliveryToken'> {
  person: Person
}

const language = fc.constantFrom('English' as const, 'Arabic' as const, 'Bangla' as const)

/** What a case's call is changed in: fields set to other values that fit the contract, and fields that need not be there left out. */
interface Variation {
  language: NonNullable<CallOptions['language']>
  set: Record<string, unknown>
  without: string | undefined
}

export function variations(operationId: OperationId, known: KnownFixture): fc.Arbitrary<Variation> {
  const { properties = {}, required = [] } = bodySchemaOf(operationId) ?? {}
  const settable = Object.entries(properties).map(([name, schema]) =>
    valuesOf(schema, known, name).map((value) => ({ [name]: value })),
  )
  const optional = Object.keys(properties).filter((name) => !required.includes(name))
  const changes = settable.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...settable), { minLength: 1, maxLength: 2 })
  return fc.record({
    language,
    set: changes.map((each) => Object.assign({}, ...each) as Record<string, unknown>), // the entries made two lines above
    without: optional.length === 0 ? fc.constant(undefined) : fc.option(fc.constantFrom(...optional), { nil: undefined }),
  })
}

/** A case's call with a variation of it. */
export function varied(call: CallOptions, { language: callLanguage, set, without }: Variation): CallOptions {
  const { body } = call
  if (typeof body !== 'object' || body === null) return { ...call, language: callLanguage }
  const entries = Object.entries({ ...body, ...set }).filter(([name]) => name !== without || name in set)
  return { ...call, language: callLanguage, body: Object.fromEntries(entries) }
}

/** Calls made from the contract alone, by any user, on any object. */
export const grown = (operationId: OperationId, known: KnownFixture): fc.Arbitrary<Imagined> =>
  imagined(operationId, known, (schema) => valuesOf(schema, known))

/** The same with something wrong in the body. */
export const brokenCalls = (operationId: OperationId, known: KnownFixture): fc.Arbitrary<Imagined> =>
  imagined(operationId, known, (schema) => broken(valuesOf(schema, known)))

function imagined(
  operationId: OperationId,
  known: KnownFixture,
  bodyOf: (schema: NonNullable<ReturnType<typeof bodySchemaOf>>) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Imagined> {
  const { access, path } = operationTable[operationId]
  const schema = bodySchemaOf(operationId)
  const { own, others } = known.paths(operationId)
  // A carrier has a token of a shipment in place of an account.
  const tokens = access === 'carrier' ? known.deliveryTokens : []
  return fc.record(
    {
      language,
      person: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom<Person>('buyer', 'seller') },
        { weight: 1, arbitrary: fc.constantFrom<Person>('visitor', 'stranger') },
      ),
      side: fc.oneof(
        { weight: access === 'seller' ? 4 : 1, arbitrary: fc.constant('Seller' as const) },
        { weight: 1, arbitrary: fc.constant('Buyer' as const) },
      ),
      ...(path.includes('{') && {
        id: fc.oneof(
          ...(own.length === 0 ? [] : [{ weight: 5, arbitrary: fc.constantFrom(...own) }]),
          ...(others.length === 0 ? [] : [{ weight: 2, arbitrary: fc.constantFrom(...others) }]),
          { weight: 1, arbitrary: fc.uuid() },
          { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }) },
        ),
      }),
      ...(schema !== undefined && { body: bodyOf(resolved(schema)) }),
      ...(tokens.length > 0 && { deliveryToken: fc.constantFrom(...tokens, 'no.token') }),
    },
    { noNullPrototype: true },
  )
}
