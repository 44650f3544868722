import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadTexts } from '#src/i18n/i18n.ts'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import { useSession } from '#src/session/use-session.ts'
import styles from './header.module.css'

const load = async () =>
  (await withinChunkLimit(Promise.all([import('./person-tools.tsx'), loadTexts(['notices'])])))[0].PersonTools

/**
 * The place of chats and notifications in the header. Their code is fetched for who is signed in, or has let the browser be pushed to;
 * when it cannot be had the next page tries again.
 */
export function ToolSlot() {
  const { pathname } = useLocation()
  const signedIn = useSession((session) => session.token !== null)
  const [Loaded, setLoaded] = useState<ComponentType>()
  if (Loaded !== undefined) return <Loaded />
  if (!signedIn && globalThis.Notification?.permission !== 'granted') return null
  return <Coming key={pathname} onLoaded={(loaded) => setLoaded(() => loaded)} />
}

function Coming({ onLoaded }: { onLoaded: (loaded: ComponentType) => void }) {
  const notify = useEffectEvent(onLoaded)
  useEffect(() => {
    load().then(notify, () => undefined)
  }, [])
  return <span className={styles.slot} />
}
