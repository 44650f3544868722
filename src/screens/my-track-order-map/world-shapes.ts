import atlas from 'world-atlas/countries-110m.json'
import { type Polygon, polygonsOf } from '#src/lib/topology.ts'

/** The countries of the world, from Natural Earth, which is in the public domain. */
export const worldShapes: readonly Polygon[] = polygonsOf(atlas, atlas.objects.countries.geometries)
