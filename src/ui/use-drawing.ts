import { useEffect, useEffectEvent, useState } from 'react'

/** What draws itself into an element of the page: React makes the element and leaves what is in it alone. */
export interface Drawing<Scene> {
  show: (scene: Scene) => void
  close: () => void
}

export interface DrawingOptions<Scene> {
  /** Loads what draws; the answer is called if the element is still there then. */
  load: () => Promise<(place: HTMLElement) => Drawing<Scene>>
  scene: Scene
  /** It could not be loaded, or this browser cannot draw it. */
  onFailed: () => void
}

/** Returns the `ref` of the element that is drawn in, and whether something is drawn there yet. */
export function useDrawing<Scene>({ load, scene, onFailed }: DrawingOptions<Scene>) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [drawing, setDrawing] = useState<Drawing<Scene> | null>(null)
  const begin = useEffectEvent(load)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (place === null) return
    let drawn: Drawing<Scene> | undefined
    let left = false
    const draw = async () => {
      try {
        const open = await begin()
        if (left) return
        drawn = open(place)
        setDrawing(drawn)
      } catch {
        if (!left) fail()
      }
    }
    void draw()
    return () => {
      left = true
      drawn?.close()
      setDrawing(null)
    }
  }, [place])
  useEffect(() => {
    drawing?.show(scene)
  }, [drawing, scene])
  return { place: setPlace, drawn: drawing !== null }
}
