import { daysAfter } from '#server/domain/platform/days-after.ts'
import { unauthenticated } from '#server/domain/platform/domain-error.ts'
import { recordRepeated } from '#server/domain/platform/security-log.ts'
import type { CarrierJob, OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** Days that the link of a driver opens its shipment, from when it is shown or sent. */
const linkDays = 60

/**
 * Returns the job that a token opens. Throws 401 for one that is forged, expired or was another driver's; `operationId` names the call in the
 * security log.
 */
export async function readDeliveryToken(context: OperationContext, token: string, operationId: string): Promise<CarrierJob> {
  const { tables, ports, now } = context
  const claim = await ports.codes.readDeliveryToken(token, now)
  const shipment = claim && (await tables.find('shipments', { _id: claim.shipmentId }))
  const order = shipment && (await tables.find('orders', { _id: shipment.orderId }))
  if (claim === undefined || shipment === undefined || order === undefined) {
    await recordRepeated(context, { kind: 'deliveryToken.refused', subject: operationId })
    throw unauthenticated('server:refused.driverLink')
  }
  assertCurrent(shipment, claim.revision)
  return { ...claim, sellerId: order.sellerId }
}

/** Throws 401 when the shipment has been given to another driver, or was taken back. */
export function assertCurrent({ revision, state }: Row<'shipments'>, claimed: number): void {
  if (revision !== claimed || state === 'cancelled') throw unauthenticated('server:refused.driverLinkReplaced')
}

/** The path of the page that a driver opens, in the driver's language. The token stands behind the `#`, where no server and no log sees it. */
export async function driverPath(
  { ports, now }: OperationContext,
  { _id: shipmentId, revision, driverLanguage }: Row<'shipments'>,
): Promise<{ path: string; endsAt: string }> {
  const endsAt = daysAfter(now, linkDays)
  const token = await ports.codes.deliveryToken({ shipmentId, revision }, endsAt)
  return { path: `/delivery?lng=${driverLanguage ?? 'en'}#${token}`, endsAt }
}
