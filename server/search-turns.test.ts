import { describe, expect, it } from 'vitest'
import { DomainError } from './domain/platform/domain-error.ts'
import { createSearchTurns } from './search-turns.ts'

/** Searches that end when they are told to. */
function openSearches(atOnce = 6) {
  const inTurn = createSearchTurns(atOnce)
  const running: { address: string; end: () => void }[] = []
  const search = (address: string, body: object = { search: 'acid' }) =>
    inTurn({ operationId: 'getProducts', body, address }, () => {
      return new Promise<string>((resolve) => running.push({ address, end: () => resolve(address) }))
    })
  const started = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return running.map(({ address }) => address)
  }
  return { inTurn, running, search, started }
}

describe('searches', () => {
  it('of one network run two at once, and leave the turns of others alone', async () => {
    const { running, search, started } = openSearches()
    const all = Array.from({ length: 20 }, () => search('203.0.113.1'))
    all.push(search('203.0.113.2'))
    expect(await started()).toEqual(['203.0.113.1', '203.0.113.1', '203.0.113.2'])
    running[0]?.end()
    expect(await started()).toEqual(['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.1'])
  })

  it('run one at once where the store does everything on one connection, and each network has its turn', async () => {
    const { running, search, started } = openSearches(1)
    const all = ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'].map((address) => search(address))
    for (const at of [0, 1, 2, 3]) {
      expect(await started()).toHaveLength(at + 1)
      running[at]?.end()
    }
    expect(await started()).toEqual(['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.1'])
    await Promise.all(all)
  })

  it.each([
    ['getSearchResult', {}],
    ['getQueryResult', { query: 'acid' }],
    ['getSellerProducts', { sellerId: 'one', search: 'acid' }],
  ] as const)('take turns by %s too', async (operationId, body) => {
    const { inTurn, running, started } = openSearches()
    const work = (address: string) => () => new Promise<void>((end) => running.push({ address, end }))
    for (let at = 0; at < 4; at += 1) void inTurn({ operationId, body, address: '203.0.113.1' }, work('203.0.113.1'))
    expect(await started()).toHaveLength(2)
  })

  it('of all networks run six at once', async () => {
    const { search, started } = openSearches()
    for (let at = 1; at <= 9; at += 1) void search(`203.0.113.${at}`)
    expect(await started()).toHaveLength(6)
  })

  it('of one network past a hundred that wait are refused for a second, and of another go on', async () => {
    const { search, started } = openSearches()
    const refused: unknown[] = []
    for (let at = 0; at < 105; at += 1) search('203.0.113.1').catch((error: unknown) => refused.push(error))
    void search('203.0.113.2')
    await started()
    expect(refused.length).toBe(3)
    expect(refused[0]).toBeInstanceOf(DomainError)
    expect(refused[0]).toMatchObject({ code: 429, detail: { retryAfter: 1 } })
    expect(await started()).toContain('203.0.113.2')
  })

  it('by filters alone, and other calls, wait for nobody', async () => {
    const { inTurn, search, started } = openSearches()
    for (let at = 0; at < 9; at += 1) void search('203.0.113.1', { categoryId: 'c1' })
    expect(await started()).toHaveLength(9)
    expect(await inTurn({ operationId: 'viewProduct', address: '203.0.113.1' }, async () => 'seen')).toBe('seen')
  })
})
