import { expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { insertChemicals, isReached, measureRecall, readChemicals } from '../../scripts/bench/recall.ts'
import { demoStore } from '#tests/support/demo-store.ts'

it('finds substances however they are typed, and with one letter wrong', async () => {
  const store = await demoStore(openMemoryStore())
  const chemicals = readChemicals().slice(0, 60)
  await insertChemicals(store, chemicals)
  const found = await measureRecall(store, chemicals)
  expect(found.filter((recall) => !isReached(recall))).toEqual([])
  expect(found.every(({ typed }) => typed >= 55)).toBe(true)
}, 30_000)
