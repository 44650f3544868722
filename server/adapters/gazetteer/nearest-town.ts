import type { Language } from '#server/store/tables/columns.ts'
import { entries, placeOf } from './entries.ts'

interface Point {
  latitude: number
  longitude: number
}

/** Nobody says of a place that it is near a town that is further away, in kilometres. */
const furthest = 60
const kilometresOfDegree = 111.2

let made: Promise<Float64Array> | undefined

/** Latitude and longitude of each place in turn, in the order of the data. */
const points = (): Promise<Float64Array> =>
  (made ??= entries().then((all) =>
    Float64Array.from(
      all.flatMap((entry) => {
        const { latitude, longitude } = placeOf(entry)
        return [latitude, longitude]
      }),
    ),
  ))

/** Returns the names of the nearest town; undefined when none is near. Distances of this size need no curvature of the earth. */
export async function nearestTown({ latitude, longitude }: Point): Promise<Record<Language, string> | undefined> {
  const all = await points()
  const shrink = Math.cos((latitude * Math.PI) / 180)
  let nearest = -1
  let least = (furthest / kilometresOfDegree) ** 2
  for (let at = 0; at < all.length; at += 2) {
    const north = (all[at] ?? 0) - latitude
    const east = (((all[at + 1] ?? 0) - longitude + 540) % 360) - 180
    const distance = north ** 2 + (east * shrink) ** 2
    if (distance < least) [least, nearest] = [distance, at / 2]
  }
  const entry = (await entries())[nearest]
  return entry && placeOf(entry).name
}
