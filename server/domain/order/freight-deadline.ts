import type { Row } from '#server/store/tables.ts'

/** An order whose freight its buyer does not accept for so long ends. */
const freightDays = 7

export const freightTime = freightDays * 24 * 3_600_000

/** Until when the freight of an order can be accepted; each new one begins the time again. Left out of orders in any other state. */
export const freightDeadline = ({
  status,
  updatedAt,
}: Pick<Row<'orders'>, 'status' | 'updatedAt'>): { acceptFreightBy?: string } =>
  status === 'freightQuoted' ? { acceptFreightBy: new Date(Date.parse(updatedAt) + freightTime).toISOString() } : {}
