import { afterAll, beforeAll, expect, it } from 'vitest'
import { stripeCardPayments } from '#server/adapters/card-payments-stripe.ts'
import type { StripeSettings } from '#server/adapters/stripe-client.ts'
import { CardProviderAway } from '#server/ports/card-payments.ts'
import { openFakeStripe, stripeSettings } from '#tests/support/fake-servers/fake-stripe.ts'

let fake: Awaited<ReturnType<typeof openFakeStripe>>
beforeAll(async () => {
  fake = await openFakeStripe()
})
afterAll(() => fake.close())

const adapter = (other: Partial<StripeSettings> = {}) => stripeCardPayments({ ...stripeSettings, apiUrl: fake.url, ...other })

it.each([409, 429, 500])('counts an answer %d as Stripe being away, not as its refusal', async (status) => {
  fake.breakDown(3, status)
  await expect(adapter().forget('pm_other')).rejects.toBeInstanceOf(CardProviderAway)
  fake.breakDown(0)
})

it('tells a key that Stripe refuses, which only an operator can mend, from Stripe being away', async () => {
  const refused = adapter({ secretKey: 'sk_test_of_another' }).forget('pm_other')
  await expect(refused).rejects.toThrow('refused by the fake Stripe')
  await expect(refused).rejects.not.toBeInstanceOf(CardProviderAway)
  const nowhere = adapter({ apiUrl: 'http://127.0.0.1:1' }).forget('pm_other')
  await expect(nowhere).rejects.toBeInstanceOf(CardProviderAway)
})

it('tells Stripe nothing about the machine that it runs on', async () => {
  await adapter().forget('pm_other')
  expect(Object.keys(JSON.parse(fake.lastUserAgent()) as object)).not.toContain('platform')
})
