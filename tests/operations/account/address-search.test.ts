import { beforeAll, describe, expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'

// Independent of the store, so one is enough.
describe('the address search', () => {
  let market: Marketplace
  let token: string
  beforeAll(async () => {
    market = await openMarketplace(openMemoryStore())
    token = await market.signIn('buyer')
  })

  it('completes what was typed and takes a suggestion apart for the form', async () => {
    const { suggestions, total } = await market.call('addressSuggestion', { token, id: 'Plot 12, jub', language: 'Arabic' })
    expect([suggestions[0], total]).toEqual([
      { text: 'Plot 12، الجبيل، المنطقة الشرقية، المملكة العربية السعودية', country: 'SA' },
      suggestions.length,
    ])
    const id = suggestions[0]?.text ?? ''
    expect(await market.call('getCompleteAddress', { token, id, language: 'Arabic' })).toEqual({
      line1: 'Plot 12',
      city: 'الجبيل',
      region: 'المنطقة الشرقية',
      country: 'SA',
      latitude: 27.0174,
      longitude: 49.6225,
      postalCodePattern: '^\\d{5}$',
    })
  })

  it('answers what names no place with no suggestion, and has no address for it', async () => {
    expect(await market.call('addressSuggestion', { token, id: 'zzzzzz' })).toEqual({ suggestions: [], total: 0 })
    expect((await market.envelope('getCompleteAddress', { token, id: 'zzzzzz' })).code).toBe(404)
  })

  it('refuses a text that is too short or too long', async () => {
    for (const operationId of ['addressSuggestion', 'getCompleteAddress'] as const) {
      expect((await market.envelope(operationId, { token, id: ' a ' })).results).toEqual({
        fields: { text: 'At least 2 characters are needed.' },
      })
      expect((await market.envelope(operationId, { token, id: 'a'.repeat(301) })).results).toEqual({
        fields: { text: 'No more than 300 characters, please.' },
      })
    }
  })
})
