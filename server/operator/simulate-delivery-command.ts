import { setTimeout as wait } from 'node:timers/promises'
import { carrierCallTable } from '#src/generated/carrier-call-table.ts'
import { findOrder } from './disputes.ts'
import type { CallCommand } from './call-command.ts'
import { simulateDelivery } from './simulate-delivery.ts'
import { CommandRefused } from './store-command.ts'

const form = 'simulate-delivery ORDER [--pause SECONDS]'

const optionForms = {
  pause: { type: 'string', value: 'SECONDS', description: 'Between two reports; 1 unless told' },
} as const

export const simulateDeliveryCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Plays the driver of a dispatched order's first open shipment over a running server: accepts the job,
      starts, reports positions, hands over. ORDER is the order's number (KO-26-7K3M9-QX2AB).`,
  runCalls: async (context, [orderNumber]) => {
    const { call, options, print, pageUrl } = context
    if (orderNumber === undefined) throw new CommandRefused(form)
    const { order } = await call('getOrderHistory', { id: await findOrder(context, orderNumber) })
    const shipment = order.shipments.find(({ deliveryMethod, state }) => deliveryMethod === 'driver' && state === 'offered')
    if (shipment === undefined) throw new CommandRefused(`No shipment of ${orderNumber} waits for a driver`)
    const codes = await context.codes()
    const hour = new Date(Date.now() + 3_600_000).toISOString()
    await simulateDelivery({
      token: await codes.deliveryToken({ shipmentId: shipment._id, revision: shipment.revision }, hour),
      clock: () => new Date(),
      pause: () => wait(Number(options.pause ?? '1') * 1000),
      call: async (operationId, body, deliveryToken) => {
        const { method, path } = carrierCallTable[operationId]
        const response = await fetch(new URL(`/api${path}`, pageUrl), {
          method: method.toUpperCase(),
          headers: { 'x-delivery-token': deliveryToken, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        print(`${operationId}: ${response.status}`)
        return response.status
      },
    })
  },
}
