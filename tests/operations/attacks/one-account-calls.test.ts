import { expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import type { Store } from '#server/store/store.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'

/** Resolves when so many have come: a call first hashes its token, in a thread that may be busy. More of them would come within some turns. */
async function expectAll(come: () => number, wanted: number): Promise<void> {
  await expect.poll(come, { timeout: 15_000 }).toBe(wanted)
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
  expect(come()).toBe(wanted)
}

/** The store of a marketplace whose transactions stay open until they are let go on. */
async function openHeldMarketplace() {
  const store = openMemoryStore()
  let open = 0
  let isHeld = false
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const held: Store = {
    ...store,
    async transaction(work) {
      open += 1
      if (isHeld) await released
      return store.transaction(work)
    },
  }
  const market = await openMarketplace(held)
  const [buyer, seller] = [await market.signIn('buyer'), await market.signIn('seller')]
  const change = (token: string) => market.envelope('changeNotification', { token, body: { pushNotifications: false } })
  return {
    buyer,
    seller,
    change,
    changeAsVisitor: (address: string) =>
      market.envelope('changeLanguage', {
        address,
        body: { language: 'Arabic', deviceId: `web-${address.replaceAll('.', '-')}` },
      }),
    hold: () => {
      isHeld = true
      open = 0
    },
    release,
    open: () => open,
  }
}

it('an account that writes from fifty connections has five transactions, and another account has its own', async () => {
  const { buyer, seller, change, hold, release, open } = await openHeldMarketplace()
  hold()
  const calls = Array.from({ length: 50 }, () => change(buyer))
  await expectAll(open, 5)
  calls.push(change(seller))
  await expectAll(open, 6)
  release()
  expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(calls.map(() => 200))
})

it('an account of which two hundred calls wait is answered to come back, and loses nothing of them', async () => {
  const { buyer, change, hold, release } = await openHeldMarketplace()
  hold()
  let refused = 0
  const calls = Array.from({ length: 210 }, async () => {
    const answer = await change(buyer)
    if (answer.code === 429) refused += 1
    return answer
  })
  await expectAll(() => refused, 5)
  release()
  const codes = (await Promise.all(calls)).map(({ code }) => code)
  expect([codes.filter((code) => code === 200).length, codes.filter((code) => code === 429).length]).toEqual([205, 5])
})

it('an account that reads from fifty connections has three reads at once, and another account has its own', async () => {
  const store = openMemoryStore()
  let reading = 0
  let isHeld = false
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const market = await openMarketplace({
    ...store,
    async orderPage(...request) {
      reading += 1
      if (isHeld) await released
      return store.orderPage(...request)
    },
  })
  const [buyer, seller] = [await market.signIn('buyer'), await market.signIn('seller')]
  isHeld = true
  const read = (token: string) => market.envelope('getMyOrders', { token, body: {} })
  const calls = Array.from({ length: 50 }, () => read(buyer))
  await expectAll(() => reading, 3)
  calls.push(read(seller))
  await expectAll(() => reading, 4)
  release()
  expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(calls.map(() => 200))
})

it('visitors of many networks have five transactions together', async () => {
  const { changeAsVisitor, hold, release, open } = await openHeldMarketplace()
  hold()
  const calls = Array.from({ length: 8 }, (_, at) => changeAsVisitor(`203.0.113.${at + 1}`))
  await expectAll(open, 5)
  release()
  expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(calls.map(() => 200))
})
