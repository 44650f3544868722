import { expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import type { Store } from '#server/store/store.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'

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
    open: async () => {
      // The calls need no more than some turns of the event loop to come to their transactions.
      for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
      return open
    },
  }
}

it('an account that writes from fifty connections has five transactions, and another account has its own', async () => {
  const { buyer, seller, change, hold, release, open } = await openHeldMarketplace()
  hold()
  const calls = Array.from({ length: 50 }, () => change(buyer))
  expect(await open()).toBe(5)
  calls.push(change(seller))
  expect(await open()).toBe(6)
  release()
  expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(calls.map(() => 200))
})

it('an account of which two hundred calls wait is answered to come back, and loses nothing of them', async () => {
  const { buyer, change, hold, release, open } = await openHeldMarketplace()
  hold()
  const calls = Array.from({ length: 210 }, () => change(buyer))
  await open()
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
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
  expect(reading).toBe(3)
  calls.push(read(seller))
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
  expect(reading).toBe(4)
  release()
  expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(calls.map(() => 200))
})

it('visitors of many networks have five transactions together', async () => {
  const { changeAsVisitor, hold, release, open } = await openHeldMarketplace()
  hold()
  const calls = Array.from({ length: 8 }, (_, at) => changeAsVisitor(`203.0.113.${at + 1}`))
  expect(await open()).toBe(5)
  release()
  expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(calls.map(() => 200))
})
