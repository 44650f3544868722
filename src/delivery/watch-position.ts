import type { DriverJobEvent } from '#src/machines/delivery/driver-job.machine.ts'

/** Milliseconds between two positions: a map needs no more, and a battery lasts longer. */
const interval = 30_000

/** Says where the phone is until it is stopped: at once, and then every half a minute while it moves. Returns a function to stop. */
export function watchPosition(geolocation: Geolocation | undefined, send: (event: DriverJobEvent) => void): () => void {
  if (geolocation === undefined) {
    send({ type: 'position.denied' })
    return () => undefined
  }
  let last = -interval
  const id = geolocation.watchPosition(
    ({ coords: { latitude, longitude }, timeStamp = performance.now() }: GeolocationPosition & { timeStamp?: number }) => {
      if (timeStamp - last < interval) return
      last = timeStamp
      // A ten-thousandth of a degree is eleven metres.
      const rounded = (value: number) => Math.round(value * 10_000) / 10_000
      send({ type: 'position.found', place: { latitude: rounded(latitude), longitude: rounded(longitude) } })
    },
    (error) => {
      // No view of the sky is no refusal: the next try may have one.
      if (error.code === error.PERMISSION_DENIED) send({ type: 'position.denied' })
    },
    { enableHighAccuracy: false, maximumAge: 15_000, timeout: 60_000 },
  )
  return () => geolocation.clearWatch(id)
}
