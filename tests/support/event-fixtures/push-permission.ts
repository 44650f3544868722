import type { PushPermissionInput, pushPermissionMachine } from '#src/machines/notification/push-permission.machine.ts'
import { actorDone, actorFailed, unreachable } from '#tests/support/actor-events.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

/** Does not use the browser: a path sets the outcome itself. */
export const pushInput: PushPermissionInput = {
  device: { deviceId: 'web-4f6b1c7e90', deviceName: 'Linux x86_64', OSVersion: 'Linux' },
  language: 'English',
  userToken: 'session token',
  storedToken: null,
  postponed: false,
  findDevice: () => Promise.resolve('default'),
  askBrowser: () => Promise.resolve('default'),
  fetchToken: () => Promise.resolve('push token'),
  log: () => undefined,
}

const broken = { kind: 'garbled' } as const

export const pushPermissionEvents = {
  inputs: {
    'a new browser': pushInput,
    'put off before': { ...pushInput, postponed: true },
    'with an older token': { ...pushInput, storedToken: 'older token' },
  },
  events: {
    'push.accepted': { type: 'push.accepted' },
    'push.postponed': { type: 'push.postponed' },
    'language.changed': { type: 'language.changed', language: 'Arabic' },
    'user.changed to nobody': { type: 'user.changed', userToken: null },
    'lookingUp: undecided': actorDone('lookingUp', { standing: 'default' }),
    'lookingUp: granted': actorDone('lookingUp', { standing: 'granted' }),
    'lookingUp: denied': actorDone('lookingUp', { standing: 'denied' }),
    'lookingUp: no provider': actorDone('lookingUp', { standing: 'unavailable' }),
    'lookingUp failed': actorFailed('lookingUp', broken),
    'asking: granted': actorDone('asking', { standing: 'granted' }),
    'asking: denied': actorDone('asking', { standing: 'denied' }),
    'asking: put away': actorDone('asking', { standing: 'default' }),
    'asking failed': actorFailed('asking', broken),
    'fetchingToken answered': actorDone('fetchingToken', { fcmToken: 'push token' }),
    'fetchingToken failed': actorFailed('fetchingToken', broken),
    'registering answered': actorDone('registering', undefined),
    'registering unreachable': actorFailed('registering', unreachable),
    'replacing answered': actorDone('replacing', undefined),
    'replacing unreachable': actorFailed('replacing', unreachable),
  },
} satisfies FlowEvents<typeof pushPermissionMachine>
