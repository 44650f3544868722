import type { CarrierCallId } from '#src/generated/carrier-call-table.ts'

interface Place {
  latitude: number
  longitude: number
}

interface Simulation {
  /** Of the driver's link. */
  token: string
  clock: () => Date
  /** Waits between two reports. */
  pause: () => Promise<void>
  /** Makes one call of the contract with the delivery token; returns its status. */
  call: (operationId: CarrierCallId, body: object, deliveryToken: string) => Promise<number>
  from?: Place
  to?: Place
}

const jubail: Place = { latitude: 27.0046, longitude: 49.646 }
const chattogram: Place = { latitude: 22.3569, longitude: 91.7832 }
const reports = 3

/**
 * Simulates the driver of a shipment with the calls of the driver's page: accepts the job, starts, reports positions on the way, hands over.
 * Throws when a call is rejected.
 */
export async function simulateDelivery({ token, clock, pause, call, from = jubail, to = chattogram }: Simulation): Promise<void> {
  const step = async (operationId: CarrierCallId, body: object) => {
    const status = await call(operationId, body, token)
    if (status !== 200) throw new Error(`${operationId} was answered with ${status}`)
  }
  await pause()
  await step('acceptJob', {})
  await pause()
  await step('startJob', {})
  for (let report = 0; report < reports; report += 1) {
    await pause()
    const share = (report + 1) / (reports + 1)
    await step('reportPosition', {
      latitude: between(from.latitude, to.latitude, share),
      longitude: between(from.longitude, to.longitude, share),
      // Told apart by their moments, whatever the pause is.
      at: new Date(clock().getTime() - reports + report).toISOString(),
    })
  }
  await pause()
  await step('reportDelivery', { receivedBy: 'Warehouse', signature })
}

/** A wave, as of a pen. */
const signature = [Array.from({ length: 40 }, (_, at) => [100 + at * 20, 200 + Math.round(90 * Math.sin(at / 3))]).flat()]

const between = (start: number, end: number, share: number) => Math.round((start + (end - start) * share) * 10_000) / 10_000
