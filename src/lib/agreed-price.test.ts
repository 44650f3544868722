import { describe, expect, it } from 'vitest'
import { lineAtAgreedPrice, tiersOfBuyer } from './agreed-price.ts'

const money = (amount: number) => ({ amount, currency: 'USD' })
const tier = (value: number, amount: number) => ({ minimumQuantity: { value, unit: 'kg' as const }, price: money(amount) })
const tiers = [tier(100, 50), tier(1000, 40)]
const at = (value: number, agreed?: ReturnType<typeof tier>[], surcharge?: number) => {
  const line = lineAtAgreedPrice(tiers, agreed, { value, unit: 'kg' }, surcharge === undefined ? undefined : money(surcharge))
  return line && [line.unitPrice.amount, line.total.amount, line.isAgreed]
}

describe('the price that counts', () => {
  it('is that of everybody where nothing is agreed', () => expect(at(100)).toEqual([50, 5000, false]))

  it('is the agreed one from its first quantity on', () => {
    const agreed = [tier(200, 45), tier(500, 44)]
    expect([100, 200, 500].map((value) => at(value, agreed))).toEqual([
      [50, 5000, false],
      [45, 9000, true],
      [44, 22_000, true],
    ])
  })

  it('is never above that of everybody', () => expect(at(1000, [tier(200, 45)])).toEqual([40, 40_000, false]))

  it('is the agreed one where both are alike', () => expect(at(100, [tier(100, 50)])).toEqual([50, 5000, true]))

  it('has the surcharge of a package on top of either', () => {
    expect(at(100, [tier(100, 45)], 3)).toEqual([48, 4800, true])
    expect(at(1000, [tier(100, 45)], 3)).toEqual([43, 43_000, false])
  })

  it('does not go below the minimum order', () => expect(at(99, [tier(1, 45)])).toBeUndefined())
})

describe('the steps that the price goes down by', () => {
  const steps = (agreed?: ReturnType<typeof tier>[]) =>
    tiersOfBuyer(tiers, agreed).map(({ minimumQuantity, price }) => [minimumQuantity.value, price.amount])

  it('are those of everybody where nothing is agreed', () =>
    expect(steps()).toEqual([
      [100, 50],
      [1000, 40],
    ]))

  it('are of both, each where it saves', () =>
    expect(steps([tier(200, 45), tier(500, 40), tier(2000, 30)])).toEqual([
      [100, 50],
      [200, 45],
      [500, 40],
      [2000, 30],
    ]))

  it('begin with the agreed price at the minimum order where that begins below it', () =>
    expect(steps([tier(1, 45), tier(1000, 42)])).toEqual([
      [100, 45],
      [1000, 40],
    ]))
})
