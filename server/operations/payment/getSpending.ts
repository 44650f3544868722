import type { Operation } from '#server/operation.ts'

export const getSpending: Operation<'getSpending'> = async ({ tables, caller, body, now }) => {
  const to = body.to === undefined ? new Date(Date.parse(now) + 1).toISOString() : new Date(body.to).toISOString()
  const from = body.from === undefined ? yearBefore(to) : new Date(body.from).toISOString()
  const rows = await tables.spending({ buyerId: caller.user._id, from, to })
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

/** From the first day of a month, so that the first of the twelve is whole. */
function yearBefore(moment: string): string {
  const date = new Date(moment)
  return new Date(Date.UTC(date.getUTCFullYear() - 1, date.getUTCMonth() + 1, 1)).toISOString()
}
