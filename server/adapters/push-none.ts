import type { PushSender } from '#server/ports/push.ts'

/** Without a provider open pages are told by the event stream, and there is nothing to do for a page that is closed. */
export const noPush: PushSender = { send: () => Promise.resolve('sent') }
