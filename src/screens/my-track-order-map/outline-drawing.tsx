import { useMemo } from 'react'
import { boundsOf, frameOf, pathOf } from '#src/lib/map-frame.ts'
import styles from './delivery-map.module.css'
import type { MapScene } from './map-scene.ts'
import { worldShapes } from './world-shapes.ts'

const shape = 1.6

/** The delivery drawn over the outline of the world, for browsers that cannot draw the map. */
export function OutlineDrawing({ scene: { name, routes, marks } }: { scene: MapScene }) {
  const drawing = useMemo(() => {
    const bounds = boundsOf([...routes.flat(), ...marks])
    if (bounds === undefined) return undefined
    const frame = frameOf(bounds, shape)
    return { frame, land: pathOf(worldShapes, frame) }
  }, [routes, marks])
  if (drawing === undefined) return null
  const { frame, land } = drawing
  const { left, top, width, height, at } = frame
  // Sizes of marks are parts of the drawing, which is scaled to the room there is.
  const size = width / 60
  return (
    <svg role="img" aria-label={name} viewBox={`${left} ${top} ${width} ${height}`} className={styles.drawing}>
      <path d={land} className={styles.land} />
      {routes.map((route, index) => (
        <polyline key={index} points={route.map((place) => at(place).join(',')).join(' ')} className={styles.route} />
      ))}
      {routes.flat().map((place, index) => {
        const [cx, cy] = at(place)
        return <circle key={index} cx={cx} cy={cy} r={size / 3} className={styles.report} />
      })}
      {marks.map((mark) => {
        const [cx, cy] = at(mark)
        return <circle key={mark.kind} cx={cx} cy={cy} r={size * 0.7} className={styles[mark.kind]} />
      })}
    </svg>
  )
}
