import { useSession } from '#src/session/use-session.ts'
import { NotificationBell } from './notification-bell.tsx'
import { usePush } from './use-push.ts'

/** Pushes for this browser, and the bell of who is signed in: another user and the other side have a feed of their own. */
export function Notifications() {
  const push = usePush()
  const token = useSession((session) => session.token)
  const side = useSession((session) => session.accountType)
  return token !== null && <NotificationBell key={token + side} side={side} push={push} />
}
