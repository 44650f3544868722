import type { ComponentType } from 'react'
import { loadTexts } from '#src/i18n/i18n.ts'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import type { PageRoute } from './page-route.ts'
import { routeOf, textsOf } from './routes.ts'

/** The code or the texts of a page could not be had; a reload gets those of a new deployment, if that is why. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded'
}

interface Loading {
  screen: Promise<ComponentType>
  attempt: string
  failed: boolean
}

const loaded = new Map<PageRoute, Loading>()
let coming = 0
const listeners = new Set<() => void>()

/** Whether a page is on its way; for the line that says so. */
export const pageLoads = {
  any: (): boolean => coming > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * The screen of a route, for React's `use`. It throws `PageNotLoaded` when code and texts are not there within 120 seconds. Who asks
 * again in the same attempt (the key of a history entry) is told so again, as React does when it draws what has failed; another
 * attempt tries anew.
 */
export function screenOf(route: PageRoute, attempt: string): Promise<ComponentType> {
  const known = loaded.get(route)
  if (known !== undefined && !(known.failed && known.attempt !== attempt)) return known.screen
  const loading: Loading = { screen: loadScreen(route), attempt, failed: false }
  loaded.set(route, loading)
  count(1)
  loading.screen.then(
    () => count(-1),
    () => {
      loading.failed = true
      count(-1)
    },
  )
  return loading.screen
}

/** Fetches a page that the person is about to open. Whether that fails is seen when they do. */
export function preloadPage(address: string): void {
  screenOf(routeOf(address), 'preload').catch(() => undefined)
}

async function loadScreen(route: PageRoute): Promise<ComponentType> {
  try {
    const [screen] = await withinChunkLimit(Promise.all([route.load(), loadTexts(textsOf(route))]))
    return screen
  } catch (cause) {
    throw new PageNotLoaded(route.path, { cause })
  }
}

function count(by: 1 | -1): void {
  coming += by
  // Later, for a page may be asked for while React draws the one before.
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}
