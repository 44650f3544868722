import type { ApiFailure } from '#src/api/api-error.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'

/** What somebody writes: a text, a file, or both. */
export interface Writing {
  text: string
  file: File | null
}

/** A message on its way. Its key makes it one message, however often it is sent. */
export interface Outgoing extends Writing {
  key: string
  /** The product that it is about. */
  productId: string | null
  /** The file once the server has it. */
  fileId: string | null
  /** How much of the file has gone out, from 0 to 1. */
  share: number
  writtenAt: string
  /** Why it was not sent; null while it is, or waits for its turn. */
  failure: ApiFailure | null
}

export function outgoingOf(writing: Writing, productId: string | null, writtenAt: string): Outgoing {
  return { ...writing, productId, writtenAt, key: newIdempotencyKey(), fileId: null, share: 0, failure: null }
}

/** The one whose turn it is: they go out in the order in which they were written. */
export const nextOutgoing = (queue: readonly Outgoing[]): Outgoing | undefined => queue.find(({ failure }) => failure === null)

/** To be sent again. What the server has refused is another attempt; what may have arrived keeps its key. */
export function failureCleared(outgoing: Outgoing): Outgoing {
  const refused = outgoing.failure?.kind === 'rejected'
  return { ...outgoing, failure: null, share: 0, ...(refused && { key: newIdempotencyKey() }) }
}

/** Whether nobody knows what became of it. */
export const isLost = ({ failure }: Outgoing): boolean => failure !== null && failure.kind !== 'rejected'
