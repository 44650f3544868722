import { createServer, type Socket } from 'node:net'

/**
 * How clamd deals with a file; `hang` reads it and never replies, `die` hangs up in the middle, `hasty` calls its beginning clean and reads on,
 * `hastyDeath` hangs up then.
 */
export type ClamdMood = 'works' | 'hang' | 'die' | 'dieAfterReading' | 'limit' | 'nonsense' | 'hasty' | 'hastyDeath'

const terminator = Buffer.alloc(4)

/** Speaks clamd's INSTREAM and PING on this machine; a file that holds `infectedText` is infected. */
export async function openFakeClamd(infectedText: string) {
  const clamd = { mood: 'works' satisfies ClamdMood as ClamdMood, scanned: [] as Buffer[], open: 0, hasty: 0 }
  const sockets = new Set<Socket>()
  /** Files whose reply is held back by `hold`. */
  let held: (() => void)[] | undefined
  const server = createServer((socket) => {
    sockets.add(socket)
    clamd.open += 1
    let received = Buffer.alloc(0)
    const end = () => {
      if (sockets.delete(socket)) clamd.open -= 1
    }
    socket.on('error', end).on('close', end)
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const text = received.toString('latin1')
      if (text === 'zPING\0' && clamd.mood !== 'hang') return socket.end('PONG\0')
      if (clamd.mood === 'die') return socket.destroy()
      if (clamd.mood === 'limit') return socket.end('INSTREAM size limit exceeded. ERROR\0')
      if (clamd.mood === 'hasty' || clamd.mood === 'hastyDeath') {
        clamd.hasty += 1
        if (clamd.mood === 'hastyDeath') return socket.end('stream: OK\0')
        if (clamd.hasty === 1) socket.write('stream: OK\0')
        if (wholeFile(received) !== undefined) socket.end()
        return
      }
      const file = wholeFile(received)
      if (file === undefined || clamd.mood === 'hang') return
      if (clamd.mood === 'dieAfterReading') return socket.destroy()
      clamd.scanned.push(file)
      const verdict = file.includes(infectedText) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'
      const reply = () => socket.end(clamd.mood === 'nonsense' ? 'stream: perhaps\0' : verdict)
      if (held === undefined) reply()
      else held.push(reply)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The fake daemon has no address')
  return Object.assign(clamd, {
    address: `127.0.0.1:${address.port}`,
    hostAndPort: { host: '127.0.0.1', port: address.port },
    /** Keeps replies back until `release`. */
    hold: () => void (held = []),
    held: () => held?.length ?? 0,
    release: () => {
      const waiting = held ?? []
      held = undefined
      for (const reply of waiting) reply()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}

/** The file of an INSTREAM request; undefined while its end is still to come. */
function wholeFile(received: Buffer): Buffer | undefined {
  const chunks: Buffer[] = []
  let at = 'zINSTREAM\0'.length
  while (at + terminator.length <= received.length) {
    const size = received.readUInt32BE(at)
    at += terminator.length
    if (size === 0) return Buffer.concat(chunks)
    if (at + size > received.length) return undefined
    chunks.push(received.subarray(at, at + size))
    at += size
  }
  return undefined
}
