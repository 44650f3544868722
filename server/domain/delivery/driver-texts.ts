import { countTextMessage, splitServedNumber } from '#server/domain/platform/text-message-numbers.ts'
import type { OrderRow } from '#server/domain/order/orders.ts'
import { DomainError } from '#server/domain/platform/domain-error.ts'
import { queueSms } from '#server/domain/platform/outbox.ts'
import { countInWindow } from '#server/domain/platform/rate-window.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { driverPath } from './delivery-tokens.ts'

/** Text messages to drivers that a seller brings about in an hour. */
const textsOfHour = 30

/**
 * Sends the driver's link as a text message, where the installation knows its own address and the number is one that is served. The seller
 * has the link on the order's page too, so nothing depends on it.
 */
export async function textDriver(context: OperationContext, order: OrderRow, shipment: Row<'shipments'>): Promise<void> {
  const { tables, ports, now } = context
  const { driverPhone, driverLanguage } = shipment
  if (driverPhone === null || driverLanguage === null || ports.pageUrl === undefined) return
  if (!(await mayText(context, order.sellerId, driverPhone))) return
  const seller = await tables.find('sellers', { _id: order.sellerId })
  const { path: address } = await driverPath(context, shipment)
  const values = { seller: seller?.businessName ?? '', order: order.number, address }
  await queueSms(context, { recipient: driverPhone, language: driverLanguage, template: 'driverJob', values })
  await tables.update('shipments', { _id: shipment._id }, { textedAt: now })
}

async function mayText(context: OperationContext, sellerId: string, phone: string): Promise<boolean> {
  const number = splitServedNumber(phone)
  if (number === undefined) return false
  if ((await countInWindow(context.tables, `driverText:${sellerId}`, 3600, context.now)) > textsOfHour) return false
  try {
    await countTextMessage(context, number)
    return true
  } catch (error) {
    // The range or country had its messages of the hour.
    if (error instanceof DomainError) return false
    throw error
  }
}
