import type { StreamResult } from '#server/operation.ts'

/** Formats one server-sent event; without one a comment, which keeps the connection open. */
export function eventText(next: StreamResult extends AsyncIterable<infer Next> ? Next : never): string {
  if (next === undefined) return ':\n\n'
  const { id, event } = next
  return event === undefined ? `id: ${id}\n\n` : `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
}
