/**
 * The load: a process of its own, so that it takes no time from the servers. Receives its requests in a message, sends them over keep-alive
 * connections, one request at a time on each, and returns what it measured. HTTP is spoken on bare sockets, because a full client would be
 * slower than what it measures.
 */
import { connect } from 'node:net'

export interface LoadOrder {
  port: number
  connections: number
  /** Milliseconds before measuring begins, and of measuring. */
  warmUp: number
  duration: number
  /** Whole requests, used in turn; `{{unique}}` becomes 24 characters unique to the request. */
  requests: readonly string[]
}

export interface LoadResult {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** The mean length of a response body. */
  bytes: number
  /** Responses other than 200, and connections that broke. */
  failures: number
  firstFailure: string
}

process.on('message', (order: LoadOrder) => {
  void measure(order).then((result) => process.send?.(result, () => process.disconnect()))
})

async function measure({ port, connections, warmUp, duration, requests }: LoadOrder): Promise<LoadResult> {
  const start = performance.now() + warmUp
  const end = start + duration
  const times: number[] = []
  let bytes = 0
  let failures = 0
  let firstFailure = ''
  let sent = 0
  const failed = (reason: string): void => {
    failures += 1
    if (firstFailure === '') firstFailure = reason
  }

  const run = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      let sentAt = 0
      let received = Buffer.alloc(0)
      const sendNext = (): void => {
        if (performance.now() >= end) {
          socket.destroy()
          resolve()
          return
        }
        const request = requests[sent % requests.length] ?? ''
        sent += 1
        sentAt = performance.now()
        socket.write(request.replace('{{unique}}', `${process.pid}-${sent}`.padStart(24, '0')))
      }
      socket.on('connect', sendNext)
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
        const response = responseTime(received)
        if (response === undefined) return
        const now = performance.now()
        if (sentAt >= start && now <= end) {
          times.push(now - sentAt)
          bytes += response.length
        }
        if (response.status !== 200) failed(received.toString('utf8').slice(0, 600))
        received = Buffer.alloc(0)
        sendNext()
      })
      socket.on('error', (error) => {
        failed(error.message)
        resolve()
      })
      socket.on('close', () => resolve())
    })

  await Promise.all(Array.from({ length: connections }, run))
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return {
    requestsPerSecond: times.length / (duration / 1000),
    p50: at(0.5),
    p99: at(0.99),
    bytes: times.length === 0 ? 0 : bytes / times.length,
    failures,
    firstFailure,
  }
}

/** Returns the response that the bytes hold, undefined until it is complete. */
function responseTime(received: Buffer): { status: number; length: number } | undefined {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = received.toString('latin1', 0, headEnd)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 'NaN')
  if (Number.isNaN(length)) throw new Error('The answer does not say how long it is')
  if (received.length < headEnd + 4 + length) return undefined
  return { status: Number(head.slice(9, 12)), length }
}
