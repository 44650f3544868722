import { afterEach, describe, expect, it } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { sampleCard } from '#tests/support/account-fixtures.ts'
import { invoicedOrder, sampleOffer } from '#tests/support/order-fixtures.ts'
import { runFlow } from '#tests/support/run-flow.ts'
import { payTypeMachine } from './pay-type.machine.ts'

afterEach(() => configureApi({}))

/** The server's answers by the last word of the call's address. */
function answer(answers: Record<string, () => Response>) {
  configureApi({
    baseUrl: 'https://kimiya.example/api',
    fetch: ({ url }) => {
      const call = Object.keys(answers).find((name) => url.includes(`/${name}`))
      return Promise.resolve(answers[call ?? '']?.() ?? Response.error())
    },
  })
}

const seen = (results: object) => Response.json({ error: false, code: 200, message: '', results })
const denied = (code: number) => Response.json({ error: true, code, message: `No ${code}`, results: {} }, { status: code })
const all = {
  viewOrder: () => seen(invoicedOrder),
  getSavedCards: () => seen({ cards: [sampleCard], provider: sampleOffer.provider }),
  getUserWalletInfo: () => seen({ wallet: sampleOffer.wallet, held: [], available: [] }),
  getAdminBankDetails: () => seen(sampleOffer.bank),
}

async function shown(answers: Record<string, () => Response>) {
  answer({ ...all, ...answers })
  const { state } = runFlow(payTypeMachine, { orderId: invoicedOrder._id })
  await expect.poll(() => state().hasTag('busy')).toBe(false)
  return state()
}

describe('what an order can be paid with', () => {
  it('is read with the order', async () => {
    const state = await shown({})
    expect(state.context.results).toEqual({ order: invoicedOrder, offer: { ...sampleOffer, cards: [sampleCard] } })
  })

  it('is no transfer where the marketplace has named no account', async () => {
    const state = await shown({ getAdminBankDetails: () => denied(404) })
    expect([state.hasTag('filled'), state.context.results?.offer.bank]).toEqual([true, null])
  })

  it('is refused with the order', async () => {
    const state = await shown({ viewOrder: () => denied(404) })
    expect([state.hasTag('refused'), state.context.failure]).toMatchObject([true, { code: 404, message: 'No 404' }])
  })

  it('is read again when the order changes, and not for another', async () => {
    answer(all)
    const { actor, state } = runFlow(payTypeMachine, { orderId: invoicedOrder._id })
    await expect.poll(() => state().hasTag('filled')).toBe(true)
    const changed = (subjectId: string) => ({ type: 'live.changed', event: { type: 'order.changed', subjectId } }) as const
    actor.send(changed('another'))
    expect(state().hasTag('busy')).toBe(false)
    actor.send(changed(invoicedOrder._id))
    expect(state().hasTag('busy')).toBe(true)
  })
})
