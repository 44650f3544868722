import type { StyleSpecification } from 'maplibre-gl'
import type { MapScene } from './map-scene.ts'
import { worldShapes } from './world-shapes.ts'

/** The colours of a map: those of the page, as the reader's scheme has them. */
export interface MapColours {
  sea: string
  land: string
  border: string
  route: string
}

/** The colours as they are where `element` stands; a map is drawn by the graphics card, which knows no style sheet. */
export function coloursAt(element: HTMLElement): MapColours {
  const probe = element.ownerDocument.createElement('span')
  element.append(probe)
  const read = (token: string) => {
    probe.style.setProperty('color', `var(--color-${token})`)
    return getComputedStyle(probe).color
  }
  const colours = { sea: read('sunken'), land: read('surface'), border: read('line-strong'), route: read('primary') }
  probe.remove()
  return colours
}

/** The embedded map: outlines of the countries, for which nobody is asked. */
export function outlineStyle({ sea, land, border }: MapColours): StyleSpecification {
  const countries = worldShapes.map((polygon) => polygon.map((ring) => ring.map(([x, y]) => [x, y])))
  return {
    version: 8,
    sources: { land: { type: 'geojson', data: { type: 'MultiPolygon', coordinates: countries } } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': sea } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
      { id: 'border', type: 'line', source: 'land', paint: { 'line-color': border, 'line-width': 0.7 } },
    ],
  }
}

/** The way of the goods, and a point for each report. */
export function routeData({ routes }: MapScene) {
  const lines = routes.map((route) => route.map(({ longitude, latitude }) => [longitude, latitude]))
  return {
    type: 'FeatureCollection' as const,
    features: [
      ...lines
        .filter((points) => points.length > 1)
        .map((coordinates) => ({
          type: 'Feature' as const,
          properties: {},
          geometry: { type: 'LineString' as const, coordinates },
        })),
      ...lines.flat().map((coordinates) => ({
        type: 'Feature' as const,
        properties: {},
        geometry: { type: 'Point' as const, coordinates },
      })),
    ],
  }
}
