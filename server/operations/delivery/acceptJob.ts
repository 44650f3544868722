import { advanceShipment } from '#server/domain/delivery/shipments.ts'
import type { Operation } from '#server/operation.ts'

export const acceptJob: Operation<'acceptJob'> = async (call) =>
  (await advanceShipment(call, call.caller, { type: 'shipment.accept' })).job
