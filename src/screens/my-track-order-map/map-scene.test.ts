import { expect, it } from 'vitest'
import { routesOf } from './map-scene.ts'

const dammam = { city: 'Dammam', latitude: 26.43, longitude: 50.1 }
const at = (latitude: number) => ({ latitude, longitude: 50, at: '2026-11-21T09:00:00.000Z' })

it('draws a line for each shipment that was reported, and ends that of a delivered one where it went', () => {
  const shipments = [
    { state: 'delivered' as const, positions: [at(27), at(26.6)] },
    { state: 'underway' as const, positions: [at(26.9)] },
    { state: 'offered' as const, positions: [] },
  ]
  expect(routesOf(shipments, dammam)).toEqual([[at(27), at(26.6), dammam], [at(26.9)]])
  expect(routesOf(shipments, null)).toEqual([[at(27), at(26.6)], [at(26.9)]])
})
