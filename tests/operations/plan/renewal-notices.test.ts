import { describe, expect, it } from 'vitest'
import { end, renewalSteps } from '#tests/support/renewal-steps.ts'
import { sandboxCards } from '#src/lib/sandbox-cards.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  const steps = renewalSteps(openStore)
  const { at, fill, subscription, buy, run, wallet, notices, noticeOf, keepCard } = steps

  describe('the notice of a renewal', () => {
    it('comes once, a week before, with price, date and source', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await at('2026-12-24T23:59:59.999Z')
      await run()
      expect(await notices()).toEqual([])
      await at('2026-12-25T00:00:00.000Z')
      await Promise.all([1, 2, 3].map(run))
      expect(await noticeOf('renewalAnnounced')).toEqual([
        'On 1 January 2027 your plan Small is renewed for a month: USD 31.00 will be taken from your wallet. If you do not want that, turn the renewal off before then under My plan.',
      ])
      await steps.market.deliver()
      const mail = steps.market.mails.findLast(({ subject }) => subject.includes('renews on'))
      expect(mail?.text).toContain('https://kimiya.example/my-subscription-plan')
    })

    it('names the old and the new price where it has changed, which is charged then', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await steps.market.store.update('plans', { _id: steps.plan }, { price: 4100 })
      expect((await subscription())?.renewal?.amount.amount).toBe(3100)
      await at('2026-12-25T00:00:00.000Z')
      await run()
      expect((await noticeOf('renewalPriceChanged'))[0]).toContain('from USD 31.00 to USD 41.00 a month. On 1 January 2027')
      expect((await subscription())?.renewal?.amount.amount).toBe(4100)
      // What rises after the notice was not announced.
      await steps.market.store.update('plans', { _id: steps.plan }, { price: 9900 })
      await at(end)
      await run()
      expect(await wallet()).toBe(10_000 - 4100)
      expect(await steps.market.store.list('subscriptions', { userId: steps.userId })).toMatchObject([{ price: 4100 }])
      await at('2027-01-25T00:00:00.000Z')
      await run()
      expect((await subscription())?.renewal?.amount.amount).toBe(9900)
    })

    it('that comes too late announces no higher price, and a lower one is charged without', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await steps.market.store.update('plans', { _id: steps.plan }, { price: 4100 })
      await at('2026-12-27T00:00:00.000Z')
      await run()
      expect(await notices()).toEqual(['renewalAnnounced'])
      await steps.market.store.update('plans', { _id: steps.plan }, { price: 2000 })
      await at(end)
      await run()
      expect(await wallet()).toBe(8000)
    })

    it('names the card, and says that it was removed or will have expired', async () => {
      const savedCardId = await keepCard(sandboxCards.success.token)
      await buy({ method: 'card', savedCardId })
      const { store } = steps.market
      await at('2026-12-25T00:00:00.000Z')
      const again = () => store.update('planRenewals', { userId: steps.userId }, { noticeAt: '2026-12-25T00:00:00.000Z' })
      await run()
      await again()
      await store.update('savedCards', { _id: savedCardId }, { expiryMonth: 12, expiryYear: 2026 })
      await run()
      await again()
      await steps.market.call('deleteSavedCard', { ...steps.person, id: savedCardId })
      await run()
      const sources = (await noticeOf('renewalAnnounced')).map((text) => /taken from (.*?)\. If/.exec(text)?.[1])
      expect(sources).toEqual([
        'your card ending in 4242',
        'your card ending in 4242, which will have expired by then (please choose another)',
        'a card that is no longer saved (please choose another)',
      ])
    })

    it('says that a plan is withdrawn from sale, which is then not renewed, though it be on sale again by then', async () => {
      await fill(10_000)
      await buy({ method: 'wallet' })
      await steps.market.store.update('plans', { _id: steps.plan }, { onOffer: false })
      await at('2026-12-25T00:00:00.000Z')
      await run()
      expect((await subscription())?.renewal).toBe(undefined)
      expect(await noticeOf('renewalWithdrawn')).toEqual([
        'The plan Small is no longer on sale. It is therefore not renewed, nothing is charged, and what you paid for ends on 1 January 2027. Under My plan you can choose another.',
      ])
      await steps.market.store.update('plans', { _id: steps.plan }, { onOffer: true })
      await at(end)
      await run()
      await run()
      expect([await subscription(), await wallet()]).toEqual([undefined, 10_000])
      expect(await noticeOf('renewalWithdrawn')).toHaveLength(1)
    })
  })
})
