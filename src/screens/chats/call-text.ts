import type { components } from '#src/generated/schema.ts'
import type { Text } from '#src/i18n/i18n.ts'

/** What became of a call, in the words of the side that looks at it. */
export function callText({ medium, status, mine }: components['schemas']['CallState'], text: Text): string {
  if (status === 'declined') return text('chats:call.declined')
  if (status !== 'missed') return text(`chats:call.${medium}`)
  if (mine) return text('chats:call.unanswered')
  return text(medium === 'audio' ? 'chats:call.missedAudio' : 'chats:call.missedVideo')
}
