import type { components } from '#src/generated/schema.ts'

export type Chat = components['schemas']['Chat']
export type ChatMessage = components['schemas']['ChatMessage']

/** Messages in the order of their numbers, each once. */
export function mergeMessages(known: readonly ChatMessage[], come: readonly ChatMessage[]): ChatMessage[] {
  const bySequence = new Map([...known, ...come].map((message) => [message.sequence, message]))
  return [...bySequence.values()].toSorted((one, other) => one.sequence - other.sequence)
}

/** The chat as it was told last. Two answers may overtake each other, but a read mark never goes back. */
export function mergeChat(known: Chat | null, come: Chat): Chat {
  if (known === null) return come
  return {
    ...come,
    readTo: Math.max(known.readTo, come.readTo),
    otherReadTo: Math.max(known.otherReadTo, come.otherReadTo),
    lastSequence: Math.max(known.lastSequence, come.lastSequence),
  }
}
