/** `onError` of what is sent: leads to `refused`, or with a toast to `unreachable`. */
export const onSendingFailed = [
  { guard: 'isRejected', target: 'refused', actions: 'setFailure' },
  { target: 'unreachable', actions: ['setFailure', 'notifyFailure'] },
] as const

/** Where a form rests whose sending failed so, with what was typed. */
export const unsentStates = {
  refused: { tags: ['failed', 'refused'] },
  unreachable: { tags: ['failed', 'unreachable'] },
} as const
