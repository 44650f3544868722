import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripeCardPayments } from '#server/adapters/card-payments-stripe.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import type { OperationId } from '#src/generated/operation-table.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { openFakeStripe, stripeSettings } from '#tests/support/fake-servers/fake-stripe.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { complaintsOf, everyRule } from './accessibility/axe.ts'
import { orderOfAcetone } from './flows/acetone.ts'
import { onStage, openSite, type Site, type Stage } from './flows/stage.ts'
import { type StripeNetwork, stripeNetwork } from './stripe-network.ts'
import type { Language } from './trader.ts'

const numbers = {
  visa: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksUntilKept: '4000 0025 0000 3155',
  alwaysAsks: '4000 0027 6000 3184',
}
type Card = keyof typeof numbers

let peer: Awaited<ReturnType<typeof openFakeStripe>>
let browser: Browser
let site: Site
beforeAll(async () => {
  browser = await openBrowser()
  peer = await openFakeStripe()
  const cardPayments = stripeCardPayments({ ...stripeSettings, apiUrl: peer.url })
  site = await openSite({ market: await openMarketplace(openMemoryStore(), { cardPayments, stepUpAmount: 1_000_000 }) })
})
afterAll(async () => {
  await site.close()
  await peer.close()
})

interface Scene extends Stage {
  network: StripeNetwork
  token: string
}

const play = (part: (scene: Scene) => Promise<void>, language: Language = 'en', held: OperationId[] = []) =>
  onStage(site, browser, { account: 'buyer', language, held }, async (stage) => {
    const network = await stripeNetwork(stage.trader.page, site.url, peer.url)
    await part({ ...stage, network, token: stage.token ?? '' })
    const digits = Object.values(numbers).map((number) => number.replaceAll(' ', ''))
    const received = network.toMarketplace.join('\n').replaceAll(/[ +]|%20/g, '')
    expect(digits.filter((number) => received.includes(number))).toEqual([])
  })

const frame = ({ trader }: Stage, field: string) =>
  trader.page.frameLocator(`iframe[title="Secure ${field} input frame"]`).locator('input')

async function type(scene: Scene, card: Card): Promise<void> {
  await frame(scene, 'number').fill(numbers[card])
  await frame(scene, 'expiry').fill('12 / 34')
  await frame(scene, 'cvc').fill('123')
  await scene.trader.field('order:paying.name').fill('Nusrat Jahan')
}
const submit = ({ trader }: Scene) => trader.page.locator('main form button[type="submit"]')
const bankButton = ({ trader }: Scene, name: string) =>
  trader.page.frameLocator('iframe[title="Bank"]').getByRole('button', { name })
/** Presses by an event in the frame: Chromium sends the mouse to the page under a frame of another site that it has not painted yet. */
const answerAtBank = (scene: Scene, button: string) => bankButton(scene, button).dispatchEvent('click')
const agree = (scene: Scene) => answerAtBank(scene, 'Complete authentication')

async function openPayment(scene: Scene): Promise<string> {
  const orderId = await orderOfAcetone(scene.market, scene.token, 'invoiced')
  await scene.visit(`/pay-now?order=${orderId}&method=newCard`)
  await frame(scene, 'number').waitFor()
  return orderId
}
const payments = ({ market }: Scene, orderId: string) =>
  market.store.list('payments', { orderId }, { orderBy: ['createdAt', '_id'] }).then((rows) => rows.map(({ status }) => status))
const isPaid = async ({ trader }: Scene) => {
  await trader.isAt('/my-order-details')
  await trader.shows(trader.t('order:timeline.buyer.paid'))
}
const sendWebhook = async ({ market }: Scene, orderId: string) => {
  const [payment] = await market.store.list('payments', { orderId })
  const event = peer.webhook('payment_intent.succeeded', peer.intentOf(payment?._id ?? ''), market.clock.now)
  expect((await market.envelope('paymentWebhook', event)).code).toBe(200)
}

describe.each(['en', 'ar', 'bn'] as const)('in %s', (language) => {
  it('a card is typed in Stripe’s fields and paid with; the pages before and after load nothing of Stripe', () =>
    play(async (scene) => {
      const { trader, network, market, token, visit } = scene
      const orderId = await orderOfAcetone(market, token, 'invoiced')
      await visit(`/pay-type?order=${orderId}`)
      await trader.page.getByRole('radio', { name: new RegExp(`^${trader.t('money:choice.card')}`) }).check()
      await trader.link('money:choice.continue').click()
      await frame(scene, 'number').waitFor()
      expect(await trader.page.getByText(trader.t('order:paying.testCards')).count()).toBe(0)
      expect(await complaintsOf(trader.page, everyRule)).toEqual([])
      const alignment = await frame(scene, 'number').evaluate((input) => getComputedStyle(input).textAlign)
      expect(alignment).toBe(language === 'ar' ? 'right' : 'left')
      await submit(scene).click()
      for (const fault of ['number', 'expiry', 'cvc'] as const) await trader.shows(trader.t(`order:paying.error.${fault}`))
      await type(scene, 'visa')
      await trader.shows(trader.t('order:paying.brand.visa'))
      await submit(scene).click()
      await isPaid(scene)
      await trader.toast('success')
      expect(await payments(scene, orderId)).toEqual(['succeeded'])
      expect(network.documents).toEqual([
        { path: '/pay-type', mayLoad: false },
        { path: '/pay-now', mayLoad: true },
        { path: '/my-order-details', mayLoad: false },
      ])
    }, language))
})

describe('a card whose bank asks', () => {
  it('is paid with when its owner agrees, in the bank’s page inside of this one', () =>
    play(async (scene) => {
      const orderId = await openPayment(scene)
      await type(scene, 'alwaysAsks')
      await submit(scene).click()
      await scene.trader.shows(scene.trader.t('order:paying.atBank'))
      expect(await payments(scene, orderId)).toEqual(['processing'])
      await agree(scene)
      await isPaid(scene)
      expect(await payments(scene, orderId)).toEqual(['succeeded'])
    }))

  it('is declined when they do not, and another card pays', () =>
    play(async (scene) => {
      const orderId = await openPayment(scene)
      await type(scene, 'alwaysAsks')
      await submit(scene).click()
      await answerAtBank(scene, 'Fail authentication')
      await scene.trader.shows(scene.trader.t('order:paying.failure.secondStepFailed'))
      await type(scene, 'visa')
      await submit(scene).click()
      await isPaid(scene)
      expect((await payments(scene, orderId)).toSorted()).toEqual(['failed', 'succeeded'])
    }))

  it('can be answered again after its page was closed without an answer', () =>
    play(async (scene) => {
      const orderId = await openPayment(scene)
      await type(scene, 'alwaysAsks')
      await submit(scene).click()
      await answerAtBank(scene, 'Close without')
      await scene.trader.shows(scene.trader.t('order:paying.bankPending'))
      await scene.trader.button('order:paying.bankOpen').click()
      await agree(scene)
      await isPaid(scene)
      expect(await payments(scene, orderId)).toEqual(['succeeded'])
    }))

  it('leads to the bank again after the page was loaded anew, and is charged once', () =>
    play(async (scene) => {
      const orderId = await openPayment(scene)
      await type(scene, 'alwaysAsks')
      await submit(scene).click()
      await bankButton(scene, 'Complete').waitFor()
      const before = peer.counts.charged
      await scene.trader.page.reload()
      await agree(scene)
      await isPaid(scene)
      expect([await payments(scene, orderId), peer.counts.charged]).toEqual([['succeeded'], before + 1])
    }))

  it('is paid with when the webhook comes before the page does', () =>
    play(
      async (scene) => {
        const orderId = await openPayment(scene)
        await type(scene, 'alwaysAsks')
        await submit(scene).click()
        await scene.line.carry('proceedPayment')
        await agree(scene)
        await scene.line.isWaiting('proceedPayment')
        await sendWebhook(scene, orderId)
        // The live event may lead the page on, and take its call back, before the answer does.
        await Promise.race([scene.line.carry('proceedPayment'), isPaid(scene)])
        await isPaid(scene)
        expect(await payments(scene, orderId)).toEqual(['succeeded'])
      },
      'en',
      ['proceedPayment'],
    ))

  it('is paid with when the page comes before the webhook, which then changes nothing', () =>
    play(async (scene) => {
      const orderId = await openPayment(scene)
      await type(scene, 'alwaysAsks')
      await submit(scene).click()
      await agree(scene)
      await isPaid(scene)
      await sendWebhook(scene, orderId)
      expect(await payments(scene, orderId)).toEqual(['succeeded'])
      expect(await scene.market.store.count('ledgerEntries', { orderId })).toBe(2)
    }))

  it('is asked about again when the server’s answer is lost after the bank’s', () =>
    play(
      async (scene) => {
        const orderId = await openPayment(scene)
        await type(scene, 'alwaysAsks')
        await submit(scene).click()
        await scene.line.carry('proceedPayment')
        await agree(scene)
        await scene.line.loseResponse('proceedPayment')
        await scene.trader.shows(scene.trader.t('order:paying.unconfirmed'))
        await scene.trader.button('order:paying.sendAgain').click()
        await scene.line.carry('proceedPayment')
        await isPaid(scene)
        expect(await payments(scene, orderId)).toEqual(['succeeded'])
      },
      'en',
      ['proceedPayment'],
    ))

  it('says so when the bank’s page cannot be opened, and opens it later', () =>
    play(
      async (scene) => {
        const orderId = await openPayment(scene)
        await type(scene, 'alwaysAsks')
        await submit(scene).click()
        await scene.line.isWaiting('proceedPayment')
        scene.network.cut(true)
        await scene.line.carry('proceedPayment')
        await scene.trader.shows(scene.trader.t('order:paying.bankBlocked'))
        scene.network.cut(false)
        await scene.trader.button('order:paying.bankOpen').click()
        await scene.line.release('proceedPayment')
        await agree(scene)
        await isPaid(scene)
        expect(await payments(scene, orderId)).toEqual(['succeeded'])
      },
      'en',
      ['proceedPayment'],
    ))
})

describe('a card', () => {
  it('that is declined says why, and leaves the order to be paid', () =>
    play(async (scene) => {
      const orderId = await openPayment(scene)
      await type(scene, 'declined')
      await submit(scene).click()
      await scene.trader.shows(scene.trader.t('order:paying.failure.cardDeclined'))
      expect(await payments(scene, orderId)).toEqual(['failed'])
    }))

  it('is charged once for two presses of the button', () =>
    play(async (scene) => {
      const orderId = await openPayment(scene)
      await type(scene, 'visa')
      const before = peer.counts.charged
      await submit(scene).dblclick()
      await isPaid(scene)
      expect([await payments(scene, orderId), peer.counts.charged]).toEqual([['succeeded'], before + 1])
    }))

  it('is charged once when the answer is lost and the same is sent again', () =>
    play(
      async (scene) => {
        const orderId = await openPayment(scene)
        await type(scene, 'visa')
        const before = peer.counts.charged
        await submit(scene).click()
        await scene.line.loseResponse('proceedPayment')
        await scene.trader.button('order:paying.sendAgain').click()
        await scene.line.carry('proceedPayment')
        await isPaid(scene)
        expect([await payments(scene, orderId), peer.counts.charged]).toEqual([['succeeded'], before + 1])
      },
      'en',
      ['proceedPayment'],
    ))

  it('cannot be typed while Stripe’s script does not come, and can when it does', () =>
    play(async (scene) => {
      const { trader, network, market, token, visit } = scene
      const orderId = await orderOfAcetone(market, token, 'invoiced')
      network.cut(true)
      await visit(`/pay-now?order=${orderId}&method=newCard`)
      await trader.shows(trader.t('order:paying.fieldsUnavailable'))
      network.cut(false)
      await trader.button('app:failure.retry').click()
      await type(scene, 'visa')
      await submit(scene).click()
      await isPaid(scene)
      expect(await payments(scene, orderId)).toEqual(['succeeded'])
    }))

  it('is not sent while Stripe makes no token of it, and nothing is lost of what was typed', () =>
    play(async (scene) => {
      const orderId = await openPayment(scene)
      await type(scene, 'visa')
      scene.network.cut(true)
      await submit(scene).click()
      await scene.trader.shows(scene.trader.t('order:paying.providerAway'))
      expect(await payments(scene, orderId)).toEqual([])
      scene.network.cut(false)
      await submit(scene).click()
      await isPaid(scene)
    }))

  it('is kept with its bank’s leave, and then pays with no more than a press, or the bank’s leave once more', () =>
    play(async (scene) => {
      const { trader, visit, market, token, network } = scene
      await visit('/my-credit-card')
      await trader.link('money:card.add').click()
      for (const card of ['asksUntilKept', 'alwaysAsks'] as const) {
        await frame(scene, 'number').waitFor()
        expect(await complaintsOf(trader.page, everyRule)).toEqual([])
        await type(scene, card)
        await submit(scene).click()
        await agree(scene)
        await trader.isAt('/my-credit-card')
        await trader.shows(card === 'alwaysAsks' ? '3184' : '3155')
        if (card === 'asksUntilKept') await trader.link('money:card.add').click()
      }
      expect(network.documents.filter(({ mayLoad }) => mayLoad).map(({ path }) => path)).toEqual(['/card', '/card'])
      const { cards } = await market.call('getSavedCards', { token })
      for (const { _id, lastFour } of cards) {
        const orderId = await orderOfAcetone(market, token, 'invoiced')
        await visit(`/pay-now?order=${orderId}&method=savedCard&card=${_id}`)
        await trader.page.locator('main').getByRole('button', { name: /^Pay/ }).click()
        if (lastFour === '3184') await agree(scene)
        await isPaid(scene)
      }
    }))

  it('buys a plan, after its bank has agreed', () =>
    play(async (scene) => {
      const { trader, visit, market, token } = scene
      const { plans } = await market.call('getSubscriptionsPlans', { token, body: {} })
      await market.store.remove('savedCards', { userId: (await market.call('getUser', { token }))._id })
      const plan = plans.find(({ offer }) => (offer?.due.amount ?? 0) > 0)
      await visit(`/upgrade-plan?plan=${plan?._id ?? ''}`)
      await type(scene, 'alwaysAsks')
      await submit(scene).click()
      await agree(scene)
      await trader.isAt('/my-subscription-plan')
      expect(peer.counts.charged).toBeGreaterThan(0)
    }))
})
