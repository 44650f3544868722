import type { Codes } from '#server/ports/codes.ts'

type DeliveryCall = 'acceptJob' | 'reportPosition' | 'reportDelivery'

interface Place {
  latitude: number
  longitude: number
}

interface Simulation {
  orderNumber: string
  codes: Pick<Codes, 'deliveryToken'>
  clock: () => Date
  /** Waits between two reports. */
  pause: () => Promise<void>
  /** Makes one call of the contract with the delivery token; returns its status. */
  call: (operationId: DeliveryCall, body: object | undefined, deliveryToken: string) => Promise<number>
  from?: Place
  to?: Place
}

const jubail: Place = { latitude: 27.0046, longitude: 49.646 }
const chattogram: Place = { latitude: 22.3569, longitude: 91.7832 }
const reports = 3

/**
 * Simulates the carrier of a dispatched order with the calls of a carrier's system: accepts the job, reports positions on the way, hands
 * over. Throws when a call is rejected.
 */
export async function simulateDelivery({
  orderNumber,
  codes,
  clock,
  pause,
  call,
  from = jubail,
  to = chattogram,
}: Simulation): Promise<void> {
  const expiresAt = new Date(clock().getTime() + 60 * 60 * 1000).toISOString()
  const token = await codes.deliveryToken(orderNumber, expiresAt)
  const step = async (operationId: DeliveryCall, body?: object) => {
    const status = await call(operationId, body, token)
    if (status !== 200) throw new Error(`${operationId} of ${orderNumber} was answered with ${status}`)
  }
  await pause()
  await step('acceptJob')
  for (let report = 0; report < reports; report += 1) {
    await pause()
    const share = (report + 1) / (reports + 1)
    await step('reportPosition', {
      latitude: between(from.latitude, to.latitude, share),
      longitude: between(from.longitude, to.longitude, share),
    })
  }
  await pause()
  await step('reportDelivery', { receivedBy: 'Warehouse' })
}

const between = (start: number, end: number, share: number) => Math.round((start + (end - start) * share) * 10_000) / 10_000
