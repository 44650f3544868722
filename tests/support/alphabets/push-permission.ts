import type { PushPermissionInput, pushPermissionMachine } from '#src/machines/push-permission.machine.ts'
import { actorAnswered, actorFailed, unreachable } from '#tests/support/actor-events.ts'
import type { FlowAlphabet } from '#tests/support/flow-alphabet.ts'

/** Where nothing of the browser is asked: a path says itself what comes of it. */
export const pushInput: PushPermissionInput = {
  device: { deviceId: 'web-4f6b1c7e90', deviceName: 'Linux x86_64', OSVersion: 'Linux' },
  ...{ language: 'English', userToken: 'session token', postponed: false },
  lookUp: () => Promise.resolve('default'),
  askBrowser: () => Promise.resolve('default'),
  fetchToken: () => Promise.resolve('push token'),
  log: () => undefined,
}

const broken = { kind: 'garbled' } as const

export const pushPermissionAlphabet = {
  inputs: { 'a new browser': pushInput, 'put off before': { ...pushInput, postponed: true } },
  events: {
    'push.accepted': { type: 'push.accepted' },
    'push.postponed': { type: 'push.postponed' },
    'language.changed': { type: 'language.changed', language: 'Arabic' },
    'user.changed to nobody': { type: 'user.changed', userToken: null },
    'lookingUp: undecided': actorAnswered('lookingUp', { standing: 'default' }),
    'lookingUp: granted': actorAnswered('lookingUp', { standing: 'granted' }),
    'lookingUp: denied': actorAnswered('lookingUp', { standing: 'denied' }),
    'lookingUp: no provider': actorAnswered('lookingUp', { standing: 'unavailable' }),
    'lookingUp failed': actorFailed('lookingUp', broken),
    'asking: granted': actorAnswered('asking', { standing: 'granted' }),
    'asking: denied': actorAnswered('asking', { standing: 'denied' }),
    'asking: put away': actorAnswered('asking', { standing: 'default' }),
    'asking failed': actorFailed('asking', broken),
    'fetchingToken answered': actorAnswered('fetchingToken', { fcmToken: 'push token' }),
    'fetchingToken failed': actorFailed('fetchingToken', broken),
    'registering answered': actorAnswered('registering', undefined),
    'registering unreachable': actorFailed('registering', unreachable),
  },
} satisfies FlowAlphabet<typeof pushPermissionMachine>
