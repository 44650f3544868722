import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import 'maplibre-gl/dist/maplibre-gl.css'
import { boundsOf } from '#src/lib/map-frame.ts'
import type { Drawing } from '#src/ui/use-drawing.ts'
import type { MapMark, MapScene } from './map-scene.ts'
import { coloursAt, outlineStyle, routeData } from './map-style.ts'
import styles from './delivery-map.module.css'

// The library looks for its worker beside its own module, which the bundler has moved.
maplibre.setWorkerUrl(workerUrl)

export interface MapOptions {
  container: HTMLElement
  scene: MapScene
  /** A vector style; without one the embedded outline is drawn. */
  styleUrl: string | undefined
  /** The library's own words, by its keys. */
  labels: Readonly<Record<string, string>>
  /** Where the reader's lines begin: the buttons stand at their end. */
  direction: 'ltr' | 'rtl'
}

/** The outline is no longer true when it is looked at from nearer than this. */
const nearestOutline = 8
const nearest = 17

/** Draws the map and keeps it in the page's colours. Throws where the browser has no WebGL 2. */
export function openMap({ container, scene: first, styleUrl, labels, direction }: MapOptions): Drawing<MapScene> {
  const nearestAtFirst = styleUrl === undefined ? 5 : 11
  const map = new maplibre.Map({
    container,
    style: styleUrl ?? outlineStyle(coloursAt(container)),
    ...viewOf(first, nearestAtFirst),
    maxZoom: styleUrl === undefined ? nearestOutline : nearest,
    // A finger or wheel that passes over the map scrolls the page.
    cooperativeGestures: true,
    attributionControl: styleUrl === undefined ? false : { compact: true },
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { ...labels, 'Map.Title': first.name },
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new maplibre.NavigationControl({ showCompass: false }), direction === 'rtl' ? 'top-left' : 'top-right')
  let shown = first
  let outlined = styleUrl === undefined
  let markers: maplibre.Marker[] = []

  const drawRoute = () => {
    const source = map.getSource<maplibre.GeoJSONSource>('route')
    if (source === undefined) addRoute(map, shown)
    else void source.setData(routeData(shown))
  }
  map.on('style.load', drawRoute)
  map.on('error', () => {
    // The style's host is away: the outline needs none.
    if (outlined || map.isStyleLoaded() === true) return
    outlined = true
    map.setMaxZoom(nearestOutline)
    map.setStyle(outlineStyle(coloursAt(container)))
  })
  const recolour = () => {
    // Marks are of the page and change by themselves; a style of a provider has its own colours.
    if (outlined) map.setStyle(outlineStyle(coloursAt(container)), { diff: false })
    else if (map.getLayer('route') !== undefined) map.setPaintProperty('route', 'line-color', coloursAt(container).route)
  }
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', recolour)

  // Who has moved the map looks at something: from then on it moves by itself only for what they cannot see.
  let moved = false
  map.on('movestart', ({ originalEvent }) => {
    moved ||= originalEvent !== undefined
  })
  const fit = (animate: boolean) => {
    const view = viewOf(shown, moved ? map.getZoom() : nearestAtFirst)
    if (view !== undefined) map.fitBounds(view.bounds, { ...view.fitBoundsOptions, animate })
  }
  map.on('resize', () => {
    if (!moved) fit(false)
  })

  const show = (scene: MapScene) => {
    const before = shown
    shown = scene
    markers.forEach((marker) => marker.remove())
    markers = scene.marks.map((mark) => markerOf(mark).addTo(map))
    if (scene === before) return
    if (map.getSource('route') !== undefined) drawRoute()
    const last = scene.marks.find(({ kind }) => kind === 'newest')
    if (!moved || (last !== undefined && !map.getBounds().contains([last.longitude, last.latitude]))) fit(true)
  }
  show(first)
  return {
    show,
    close: () => {
      dark.removeEventListener('change', recolour)
      map.remove()
    },
  }
}

function viewOf({ routes, marks }: MapScene, maxZoom: number) {
  const bounds = boundsOf([...routes.flat(), ...marks])
  if (bounds === undefined) return undefined
  const { west, south, east, north } = bounds
  const sides: maplibre.LngLatBoundsLike = [west, south, east, north]
  // The tag of a mark at the edge needs the room beside it.
  return { bounds: sides, fitBoundsOptions: { padding: { top: 64, bottom: 40, left: 88, right: 88 }, maxZoom } }
}

function addRoute(map: maplibre.Map, scene: MapScene): void {
  const { route, land } = coloursAt(map.getContainer())
  map.addSource('route', { type: 'geojson', data: routeData(scene) })
  map.addLayer({
    id: 'route',
    type: 'line',
    source: 'route',
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': route, 'line-width': 3 },
  })
  map.addLayer({
    id: 'reports',
    type: 'circle',
    source: 'route',
    filter: ['==', ['geometry-type'], 'Point'],
    paint: { 'circle-radius': 4, 'circle-color': land, 'circle-stroke-color': route, 'circle-stroke-width': 2 },
  })
}

/** A mark, the newest with its time. What each of them is stands under the map, for whoever does not see it too. */
function markerOf({ kind, tag, longitude, latitude }: MapMark): maplibre.Marker {
  const element = document.createElement('div')
  element.className = `${styles.mark} ${styles[kind]}`
  element.setAttribute('aria-hidden', 'true')
  if (tag !== undefined) {
    const label = document.createElement('span')
    label.className = styles.label ?? ''
    // In a box of its own: which side is its start must not depend on the language of the words.
    label.append(document.createElement('bdi'))
    label.firstElementChild?.append(tag)
    element.append(label)
  }
  return new maplibre.Marker({ element }).setLngLat([longitude, latitude])
}
