import { createParser } from 'eventsource-parser'

export interface StreamedEvent {
  id?: string
  /** `message` when the server names none. */
  type: string
  /** None in a block that has only an id: nothing happened, but this is where the stream stands. */
  data?: string
}

/** Characters of one event; those of the contract have a few hundred. What sends more without an end is no server of ours. */
const maxBufferSize = 1_000_000

/**
 * The events of a `text/event-stream` body, and the blocks that have an id alone. `onData` is called for everything that comes, comments
 * too: it shows that the line is alive. Throws on an event that does not end.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onData: () => void = () => undefined,
): AsyncGenerator<StreamedEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const read: StreamedEvent[] = []
  const parser = createParser({
    maxBufferSize,
    onId: (id) => read.push({ id, type: 'message' }),
    onEvent: ({ id, event: type = 'message', data }) => {
      // The parser told of the id of this block right before.
      if (id !== undefined) read.pop()
      read.push({ ...(id !== undefined && { id }), type, data })
    },
  })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onData()
      parser.feed(decoder.decode(value, { stream: true }))
      yield* read.splice(0)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
