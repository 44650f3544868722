import { expect, it } from 'vitest'
import { isCollected, isPickUpAhead } from './delivery-method.ts'

const shipment = (deliveryMethod: 'driver' | 'courier' | 'collection', state = 'offered') => ({ deliveryMethod, state })

it.each([
  ['nothing is dispatched', [], false],
  ['the buyer collects all of it', [shipment('collection'), shipment('collection', 'delivered')], true],
  ['a courier has a part', [shipment('collection'), shipment('courier', 'underway')], false],
  ['the driver’s part was taken back', [shipment('collection'), shipment('driver', 'cancelled')], true],
  ['all was taken back', [shipment('collection', 'cancelled')], false],
])('is a collection or not where %s', (_name, shipments, collected) => {
  expect(isCollected(shipments)).toBe(collected)
})

it('has a pick-up ahead only where a driver has not taken the job yet', () => {
  expect(isPickUpAhead([shipment('courier', 'underway'), shipment('collection')])).toBe(false)
  expect(isPickUpAhead([shipment('driver', 'accepted')])).toBe(false)
  expect(isPickUpAhead([shipment('courier', 'underway'), shipment('driver')])).toBe(true)
})
