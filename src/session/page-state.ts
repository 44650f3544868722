import { type Chosen, chosenKinds } from '#src/lib/paths.ts'

/** What the page keeps in a history entry besides the address. */
export interface PageState {
  /** The things this entry is about: their ids are not in the address. */
  chosen: Chosen
  /** On the login page: where to go after signing in. */
  from: string | undefined
  /** On the verification page: seconds until a new code may be asked for. */
  resendAfter: number
  /** On the page of a new password: what the right code brought. Good once, for ten minutes. */
  resetToken: string | undefined
  /** On the page of a sign-in that was somebody else's: what the link in the mail brought. */
  alertToken: string | undefined
  /** On the page of a call: that it is to begin at once, or which one is to be answered. */
  call: { medium: 'audio' | 'video'; callId: string | null } | undefined
}

/** Reads the state of a history entry, which another version of the page may have written. */
export function pageStateOf(state: unknown): PageState {
  const chosen: Chosen = {}
  for (const kind of chosenKinds) {
    const id = fieldOf(fieldOf(state, 'chosen'), kind)
    if (typeof id === 'string') chosen[kind] = id
  }
  const from = fieldOf(state, 'from')
  const resendAfter = fieldOf(state, 'resendAfter')
  const resetToken = fieldOf(state, 'resetToken')
  const alertToken = fieldOf(state, 'alertToken')
  return {
    chosen,
    from: typeof from === 'string' ? from : undefined,
    resendAfter: typeof resendAfter === 'number' ? resendAfter : 0,
    resetToken: typeof resetToken === 'string' ? resetToken : undefined,
    alertToken: typeof alertToken === 'string' ? alertToken : undefined,
    call: callOf(fieldOf(state, 'call')),
  }
}

function callOf(call: unknown): PageState['call'] {
  const medium = fieldOf(call, 'medium')
  const callId = fieldOf(call, 'callId')
  if (medium !== 'audio' && medium !== 'video') return undefined
  return { medium, callId: typeof callId === 'string' ? callId : null }
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
