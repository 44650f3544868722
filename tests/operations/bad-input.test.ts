import { beforeAll, describe, expect, it } from 'vitest'
import { bodies } from '#src/generated/bodies.ts'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openTrade, tokenOf } from '#tests/support/trade-steps.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { employ } from '#tests/support/operators.ts'

// Object.keys of the generated table yields its keys.
const withBody = Object.keys(bodies) as (keyof typeof bodies)[]
const required = (id: keyof typeof bodies): readonly string[] => {
  const schema: object = bodies[id]
  // In a JSON Schema `required` is a list of names.
  return 'required' in schema ? (schema.required as readonly string[]) : []
}

describe('bad input, generated from the contract', () => {
  let market: Marketplace
  let token: string
  let deliveryToken: string
  let operatorToken: string
  let from = 0
  beforeAll(async () => {
    market = await openMarketplace(openMemoryStore())
    token = await market.signIn('seller')
    operatorToken = (await employ(market, 'admin@staff.example', ['admin'])).operatorToken
    deliveryToken = await tokenOf(market, (await (await openTrade(market)).dispatched())._id)
  })
  const send = (operationId: OperationId, body: unknown) => {
    const id = '00000000-0000-7000-8000-ffffffffffff'
    return market.envelope(operationId, {
      token,
      side: 'Seller',
      deliveryToken,
      operatorToken,
      id,
      body,
      address: `203.0.113.${(from += 1)}`,
    })
  }
  const fieldsOf = (results: unknown): string[] =>
    typeof results === 'object' && results !== null && 'fields' in results ? Object.keys(results.fields ?? {}) : []

  it.each(withBody.filter((id) => required(id).length > 0))('%s names each field that is missing', async (operationId) => {
    const refused = await send(operationId, {})
    expect(refused.code).toBe(422)
    // Where a schema wants one field of several, the body as a whole lacks something.
    const whole = 'minProperties' in bodies[operationId] ? ['body'] : []
    expect(fieldsOf(refused.results).sort()).toEqual([...whole, ...required(operationId)].sort())
  })

  // The body of a webhook is its provider's, who may add to it.
  const closed = withBody.filter((id) => 'additionalProperties' in bodies[id])
  it.each(closed)('%s refuses a field that the contract does not know', async (operationId) => {
    const refused = await send(operationId, { isAdmin: true })
    expect(refused.code).toBe(422)
    expect(fieldsOf(refused.results)).toContain('isAdmin')
  })

  // A form has fields, whatever they are.
  it.each(withBody.filter((id) => operationTable[id].body === 'json'))(
    '%s refuses a body that is no object',
    async (operationId) => {
      for (const body of [[], 'text', 7, null]) {
        const refused = await send(operationId, body)
        expect([refused.code, fieldsOf(refused.results)]).toEqual([422, ['body']])
      }
    },
  )

  const idempotent = withBody.filter((id) => operationTable[id].idempotent)
  it.each(idempotent)(
    '%s asks for its Idempotency-Key once its body is right, and refuses one in a wrong form',
    async (operationId) => {
      // The tries of earlier tests expire after an hour.
      market.clock.now = new Date(market.clock.now.getTime() + 3_700_000)
      await market.store.update('sessions', {}, { identityConfirmedAt: market.clock.now.toISOString() })
      const response = await market.envelope(operationId, {
        token,
        side: 'Seller',
        id: '00000000-0000-7000-8000-ffffffffffff',
        body: {},
        key: 'short',
      })
      expect(response.code).toBe(422)
    },
  )

  it('says what is wrong in the caller’s language', async () => {
    const body = { email: 'x', password: '' }
    const refused = await market.envelope('login', { body, language: 'Arabic', address: '203.0.113.250' })
    expect(refused).toEqual({
      error: true,
      code: 422,
      message: 'يُرجى مراجعة الحقول المشار إليها.',
      results: { fields: { email: 'أدخل بريدًا إلكترونيًا كاملًا، مثل name@company.com.', password: 'يُرجى تعبئة هذا الحقل.' } },
    })
  })
})
