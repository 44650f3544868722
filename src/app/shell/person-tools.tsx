import { useSession } from '#src/session/use-session.ts'
import { ChatLink } from './chat-link.tsx'
import { IncomingCall } from './incoming-call.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { OwnAccount } from './own-account.tsx'
import { usePush } from './use-push.ts'

/** Pushes for this browser, and the chats and the bell of who is signed in: another user and the other side have their own. */
export function PersonTools() {
  const push = usePush()
  const token = useSession((session) => session.token)
  const side = useSession((session) => session.accountType)
  if (token === null) return null
  return (
    <>
      <OwnAccount key={`${token} account`} token={token} />
      <ChatLink key={token} />
      <IncomingCall key={`${token} call`} />
      <NotificationBell key={token + side} side={side} push={push} />
    </>
  )
}
