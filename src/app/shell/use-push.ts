import { useEffect } from 'react'
import { useFlow } from '#src/flow/use-flow.ts'
import { apiLanguages } from '#src/i18n/languages.ts'
import { useLanguage } from '#src/i18n/use-text.ts'
import { pushPermissionMachine } from '#src/machines/notification/push-permission.machine.ts'
import { browserPush } from '#src/push/browser-push.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { useSession } from '#src/session/use-session.ts'

/** Whether the person is to be asked for pushes, and their answers. */
export interface PushQuestion {
  asked: boolean
  /** The browser asks them. */
  busy: boolean
  accept: () => void
  postpone: () => void
}

/** Keeps this browser registered for pushes as long as the person wants them. */
export function usePush(): PushQuestion {
  const { language } = useLanguage()
  const userToken = useSession((session) => session.token)
  const { deviceId, pushToken, pushPostponed, notificationsOn } = sessionStore.get()
  const [flow, actor] = useFlow(pushPermissionMachine, {
    ...browserPush,
    device: { deviceId, ...browserPush.describe() },
    language: apiLanguages[language],
    userToken,
    storedToken: pushToken,
    // Who has turned the notifications of their account off wants none on this browser either.
    postponed: pushPostponed || !notificationsOn,
  })
  useEffect(() => actor.send({ type: 'language.changed', language: apiLanguages[language] }), [actor, language])
  useEffect(() => actor.send({ type: 'user.changed', userToken }), [actor, userToken])
  return {
    asked: flow.hasTag('asked'),
    busy: flow.hasTag('busy'),
    accept: () => actor.send({ type: 'push.accepted' }),
    postpone: () => actor.send({ type: 'push.postponed' }),
  }
}
