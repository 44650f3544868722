import type { StreamAnswer } from '#server/operation.ts'

/** One server-sent event as it goes over the line; nothing to tell is a comment, which keeps the connection open. */
export function eventText(next: StreamAnswer extends AsyncIterable<infer Next> ? Next : never): string {
  return next === undefined ? ':\n\n' : `id: ${next.id}\nevent: ${next.event.type}\ndata: ${JSON.stringify(next.event)}\n\n`
}
