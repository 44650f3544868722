import { expect, it } from 'vitest'
import { nearestTown } from './nearest-town.ts'

it('names the town that a point is in, in three languages, and none in the middle of the sea', async () => {
  expect(await nearestTown({ latitude: 22.33, longitude: 91.81 })).toEqual({
    en: 'Chattogram',
    ar: 'شيتاغونغ',
    bn: 'চট্টগ্রাম',
  })
  expect(await nearestTown({ latitude: 15, longitude: 65 })).toBeUndefined()
})

it('looks over the line where longitudes begin anew', async () => {
  const [west, east] = [
    await nearestTown({ latitude: -18.14, longitude: 178.44 }),
    await nearestTown({ latitude: -18.14, longitude: -181.56 }),
  ]
  expect(west?.en).toBe('Suva')
  expect(east).toEqual(west)
})
