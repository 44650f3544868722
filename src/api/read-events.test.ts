import { expect, it } from 'vitest'
import { type StreamedEvent, readEvents } from './read-events.ts'

function streamOf(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
}

async function all(stream: ReadableStream<Uint8Array>, onData?: () => void): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = []
  for await (const event of readEvents(stream, onData)) events.push(event)
  return events
}

it('reads events with their id, type and data', async () =>
  expect(await all(streamOf('id: 7\nevent: order.changed\ndata: {"a":1}\n\ndata:two\ndata: lines\n\n'))).toEqual([
    { id: '7', type: 'order.changed', data: '{"a":1}' },
    { type: 'message', data: 'two\nlines' },
  ]))

it('puts together what the network took apart, also inside a letter and a line end', async () => {
  const bytes = new TextEncoder().encode('data: كيميا\r\n\r\ndata: 2\r\n\r\n')
  const single = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await all(single)).toEqual([
    { type: 'message', data: 'كيميا' },
    { type: 'message', data: '2' },
  ])
})

it('tells where the stream stands by a block that has an id alone', async () =>
  expect(await all(streamOf('id: 7\n\nid: 8\ndata: 1\n\n'))).toEqual([
    { id: '7', type: 'message' },
    { id: '8', type: 'message', data: '1' },
  ]))

it('ends at an event that does not', async () => {
  const endless = streamOf(...Array.from({ length: 20 }, () => `data: ${'x'.repeat(100_000)}\n`))
  await expect(all(endless)).rejects.toThrow('exceed')
})

it('gives no event for comments, for an event without data and for one cut off at the end', async () =>
  expect(await all(streamOf(': still here\n\nevent: order.changed\n\ndata: cut'))).toEqual([]))

it('tells of every sign of life, comments too', async () => {
  let received = 0
  await all(streamOf(': still here\n\n', ': still here\n\n'), () => {
    received += 1
  })
  expect(received).toBe(2)
})
