import { serializeOwnRates } from '#server/domain/plan/commission-rates-serializer.ts'
import { reportPeriod, yearBefore } from '#server/domain/payment/report-period.ts'
import type { Operation } from '#server/operation.ts'

export const getEarnings: Operation<'getEarnings'> = async (call) => {
  const { tables, caller, body, now } = call
  const sellerId = caller.user._id
  const seller = await tables.find('sellers', { _id: sellerId })
  const currency = body.currency ?? seller?.currency ?? 'USD'
  const [balances, earned, commissionRates] = await Promise.all([
    tables.ledgerBalances(sellerId),
    tables.earnings({ sellerId, currency, ...reportPeriod(body, now, yearBefore), by: body.by ?? 'month' }),
    serializeOwnRates(call, sellerId),
  ])
  const own = balances.filter(({ account }) => account === 'held' || account === 'available')
  const balance = (account: 'held' | 'available') =>
    money(own.find((row) => row.account === account && row.currency === currency)?.amount ?? 0)
  const money = (amount: number) => ({ amount, currency })
  const sumOf = (part: 'amount' | 'commission') => money(earned.reduce((sum, period) => sum + period[part], 0))
  return {
    currencies: [...new Set([...own.map((row) => row.currency), currency])].sort(),
    held: balance('held'),
    available: balance('available'),
    earned: sumOf('amount'),
    commission: sumOf('commission'),
    commissionRates,
    periods: earned.map(({ start, amount, commission, orders }) => ({
      start,
      earned: money(amount),
      commission: money(commission),
      orders,
    })),
  }
}
