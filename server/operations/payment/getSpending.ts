import { reportPeriod, startOfTwelveMonths } from '#server/domain/payment/report-period.ts'
import type { Operation } from '#server/operation.ts'

export const getSpending: Operation<'getSpending'> = async ({ tables, caller, body, now }) => {
  const rows = await tables.spending({ buyerId: caller.user._id, ...reportPeriod(body, now, startOfTwelveMonths) })
  const currency = body.currency ?? rows.at(-1)?.currency ?? 'USD'
  const months = rows.filter((row) => row.currency === currency)
  const money = (amount: number) => ({ amount, currency })
  const sumOf = (part: 'spent' | 'refunded') => money(months.reduce((sum, month) => sum + month[part], 0))
  return {
    currencies: [...new Set([...rows.map((row) => row.currency), currency])].sort(),
    spent: sumOf('spent'),
    refunded: sumOf('refunded'),
    months: months.map(({ start, spent, refunded, orders }) => ({
      start,
      spent: money(spent),
      refunded: money(refunded),
      orders,
    })),
  }
}
