import { lazy, Suspense, useState } from 'react'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useDrawing } from '#src/ui/use-drawing.ts'
import styles from './delivery-map.module.css'
import type { MapScene } from './map-scene.ts'

// As the map itself, loaded where it is looked at: it carries the outlines of the world.
const OutlineDrawing = lazy(async () => ({ default: (await withinChunkLimit(import('./outline-drawing.tsx'))).OutlineDrawing }))

export interface DeliveryMapProps {
  scene: MapScene
  /** A vector style; without one the map is an outline of the world. */
  styleUrl: string | undefined
}

/** The delivery on a map that can be moved; where a browser cannot draw one, as a drawing. */
export function DeliveryMap({ scene, styleUrl }: DeliveryMapProps) {
  const { language } = useLanguage()
  const [drawable, setDrawable] = useState(typeof WebGL2RenderingContext !== 'undefined')
  return (
    <Stack gap={3}>
      {drawable ? (
        // The map's own words are fixed when it is made.
        <MovableMap key={language} scene={scene} styleUrl={styleUrl} onUndrawable={() => setDrawable(false)} />
      ) : (
        <Drawn scene={scene} />
      )}
      <ul role="list" className={styles.legend}>
        {scene.marks.map(({ kind, label }) => (
          <li key={kind} className={styles.entry}>
            <span className={classNames(styles.sign, styles[kind])} />
            <bdi>{label}</bdi>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function Drawn({ scene }: { scene: MapScene }) {
  const text = useText()
  return (
    <>
      <Notice>{text('tracking:map.drawn')}</Notice>
      <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
        <OutlineDrawing scene={scene} />
      </Suspense>
    </>
  )
}

function MovableMap({ scene, styleUrl, onUndrawable }: DeliveryMapProps & { onUndrawable: () => void }) {
  const text = useText()
  const { direction } = useLanguage()
  const { place, drawn } = useDrawing({
    load: async () => {
      const { openMap } = await withinChunkLimit(import('./open-map.ts'))
      return (container) => openMap({ container, scene, styleUrl, labels: markLabels(text), direction })
    },
    scene,
    onFailed: onUndrawable,
  })
  return (
    <div className={styles.frame}>
      {/* The library lays its parts out from the left. */}
      <div ref={place} dir="ltr" className={styles.map} />
      {!drawn && (
        <div className={styles.waiting}>
          <WaitingView height="100%" />
        </div>
      )}
    </div>
  )
}

function markLabels(text: ReturnType<typeof useText>): Record<string, string> {
  return {
    'NavigationControl.ZoomIn': text('tracking:map.zoomIn'),
    'NavigationControl.ZoomOut': text('tracking:map.zoomOut'),
    'AttributionControl.ToggleAttribution': text('tracking:map.sources'),
    'CooperativeGesturesHandler.WindowsHelpText': text('tracking:map.wheel', { key: 'Ctrl' }),
    'CooperativeGesturesHandler.MacHelpText': text('tracking:map.wheel', { key: '⌘' }),
    'CooperativeGesturesHandler.MobileHelpText': text('tracking:map.fingers'),
  }
}
