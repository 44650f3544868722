import type { PushSender } from '#server/ports/push.ts'

/** Without a provider, open pages use the event stream, and closed ones get nothing. */
export const noPush: PushSender = { send: () => Promise.resolve('sent') }
