import { type ComponentType, useEffect, useState } from 'react'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import { NavigationFailure, NavigationWait } from './navigation-wait.tsx'

/**
 * A part of the navigation that is no part of the first page: its code comes when somebody opens it, and is there at once from then on.
 * It may not be had, which is said, and tried again when they ask.
 */
export function createPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let come: ComponentType<Props> | undefined

  return function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => come)
    const [lost, setLost] = useState(false)
    const [tries, setTries] = useState(0)

    useEffect(() => {
      if (come !== undefined) return
      withinChunkLimit(load()).then(
        (part) => {
          come = part
          setLoaded(() => part)
        },
        () => setLost(true),
      )
    }, [tries])

    const again = () => {
      setLost(false)
      setTries(tries + 1)
    }
    if (Loaded !== undefined) return <Loaded {...props} />
    return lost ? <NavigationFailure onRetry={again} /> : <NavigationWait />
  }
}
