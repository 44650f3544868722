import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { bodySchemaOf, type RequestSchema, resolved } from '#tests/support/contract-schemas.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { changedRows, contentsOf } from '#tests/support/table-contents.ts'
import { ownedIds, publicIds } from './cases/body-ids.ts'
import { type CaseFixture, openCaseFixture } from './cases/case-fixture.ts'
import { openStrangersFixture, type StrangersFixture } from './cases/strangers-fixture.ts'

// Object.keys of the generated table yields its keys.
const all = Object.keys(operationTable) as OperationId[]
const unknownId = '00000000-0000-7000-8000-ffffffffffff'
const anyId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** The id fields of a body: ids by their format or name, and addresses of files. */
function idFields(schema: RequestSchema, at = ''): string[] {
  const { properties = {}, items, format } = resolved(schema)
  const name = at.replace(/^.*\./, '').replace('[]', '')
  const named = /(^_?i|I)ds?$/.test(name) && items === undefined
  if (format === 'uuid' || format === 'uri-reference' || named) return [at]
  const inner = Object.entries(properties).flatMap(([key, value]) => idFields(value, at === '' ? key : `${at}.${key}`))
  return items === undefined ? inner : [...inner, ...idFields(items, `${at}[]`)]
}

const ofContract = all.flatMap((operationId) => {
  const schema = bodySchemaOf(operationId)
  return schema === undefined ? [] : idFields(schema).map((field) => `${operationId} ${field}`)
})

/** The body with another id in a field; the address of a file keeps the rest of it. */
function filled(body: unknown, [step = '', ...rest]: readonly string[], id: string): unknown {
  if (step === '') {
    if (typeof body !== 'string' || !anyId.test(body)) throw new Error(`The case has no id here but ${String(body)}`)
    return body.replace(anyId, anyId.exec(id)?.[0] ?? '')
  }
  if (step === '[]') {
    if (!Array.isArray(body) || body.length === 0) throw new Error('The case names nothing here')
    return body.map((item) => filled(item, rest, id))
  }
  if (typeof body !== 'object' || body === null || !(step in body)) throw new Error(`The case has no ${step}`)
  return { ...body, [step]: filled(Reflect.get(body, step), rest, id) }
}

// Operations check ownership, not stores; table-access.test.ts proves that each store finds the same.
describe('an id in a body', () => {
  let fixture: CaseFixture
  let strangers: StrangersFixture
  beforeAll(async () => {
    fixture = await openCaseFixture(await openMarketplace(openMemoryStore()))
    strangers = await openStrangersFixture(fixture)
  })

  it('is somebody’s own and tried below, or everybody’s for a reason, wherever the contract takes one', () => {
    const known = [...new Set(ownedIds.map(([field]) => field)), ...Object.keys(publicIds)]
    expect(known.toSorted()).toEqual(ofContract.toSorted())
  })

  it.each(ownedIds)('of somebody else is refused like an unknown one, and changes nothing: %s%s', async (field, _, prepare) => {
    const { market } = fixture
    const [name = '', path = ''] = field.split(' ')
    const operationId = all.find((id) => id === name)
    if (operationId === undefined) throw new Error(`No call ${name}`)
    const { call, strangerId: id } = await prepare(fixture, strangers)
    const steps = path.replaceAll('[]', '.[]').split('.')
    const before = await contentsOf(market.store)
    const refused = await market.envelope(operationId, { ...call, body: filled(call.body, steps, id) })
    expect(changedRows(before, await contentsOf(market.store))).toEqual([])
    expect(refused.error).toBe(true)
    expect([404, 422]).toContain(refused.code)
    expect(await market.envelope(operationId, { ...call, body: filled(call.body, steps, unknownId) })).toEqual(refused)
    expect(await market.envelope(operationId, call)).toMatchObject({ error: false, code: 200 })
  })
})
