import { expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { cases } from '../cases/all-cases.ts'
import { openCaseFixture } from '../cases/case-fixture.ts'

// Independent of the store, so one is enough.
it.each([
  ['https://tenders.gov.bd@thief.example/notice.pdf', 422],
  ['https://tenders.gov.bd:secret@thief.example/', 422],
  ['http://tenders.example/notice.pdf', 422],
  ['https:///notice.pdf', 422],
  ['https://[::1', 422],
  ['https://tenders.example:x', 422],
  ['https://tenders.example/notice@2026.pdf?by=a@b.example', 200],
  ['https://tenders.example:8443/notice.pdf', 200],
])('a tender’s document at %s is answered %i', async (url, code) => {
  const market = await openMarketplace(openMemoryStore())
  const { body, ...call } = await cases.publishTenderNews.happy(await openCaseFixture(market))
  // The case's own body, which is typed for every call at once.
  const { items, reason } = body as { items: { documents: object[] }[]; reason: string }
  const [item] = items
  const changed = { items: [{ ...item, documents: [{ name: 'Notice', url }] }], reason }
  expect((await market.envelope('publishTenderNews', { ...call, body: changed })).code).toBe(code)
})
