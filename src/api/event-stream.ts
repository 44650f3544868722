export interface StreamedEvent {
  id?: string
  /** `message` when the server names none. */
  type: string
  /** None in a block that has only an id: nothing happened, but this is where the stream stands. */
  data?: string
}

/**
 * The events of a `text/event-stream` body, by the rules of the HTML standard. A block with an id and no data is handed out
 * too, for the standard has it remembered. `heard` is called with everything that comes, comments too: by it one knows that the line
 * is alive.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void = () => undefined,
): AsyncGenerator<StreamedEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let fields = new Map<string, string[]>()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      heard()
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!\n|$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line !== '') {
          addField(fields, line)
          continue
        }
        const event = eventOf(fields)
        fields = new Map()
        if (event !== undefined) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function addField(fields: Map<string, string[]>, line: string): void {
  const colon = line.indexOf(':')
  const name = colon === -1 ? line : line.slice(0, colon)
  const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
  fields.set(name, [...(fields.get(name) ?? []), value])
}

function eventOf(fields: Map<string, string[]>): StreamedEvent | undefined {
  const data = fields.get('data')
  const id = fields.get('id')?.at(-1)
  if (data === undefined && id === undefined) return undefined
  return {
    ...(id !== undefined && { id }),
    type: fields.get('event')?.at(-1) ?? 'message',
    ...(data !== undefined && { data: data.join('\n') }),
  }
}
