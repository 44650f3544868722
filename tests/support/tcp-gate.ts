import { connect, createServer, type Socket } from 'node:net'

/** The line to a server that can be cut, or silenced as by a network that loses everything, and mended again. */
export async function openTcpGate(target: { host: string; port: number }) {
  let state: 'open' | 'silent' | 'cut' = 'open'
  const lines = new Set<[Socket, Socket]>()
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(target)
    const line: [Socket, Socket] = [near, far]
    lines.add(line)
    const end = () => {
      near.destroy()
      far.destroy()
      lines.delete(line)
    }
    for (const socket of line) socket.on('error', end).on('close', end)
    near.pipe(far)
    far.pipe(near)
    if (state === 'silent') line.forEach((socket) => socket.pause())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The gate has no address')
  const sockets = () => [...lines].flat()
  const cut = () => {
    state = 'cut'
    for (const socket of sockets()) socket.destroy()
  }
  return {
    port: address.port,
    /** Ends every line, and each new one at once. */
    cut,
    /** Lines stay, and nothing comes through any more. */
    silence: () => {
      state = 'silent'
      for (const socket of sockets()) socket.pause()
    },
    mend: () => {
      state = 'open'
      for (const socket of sockets()) socket.resume()
    },
    close: () => {
      cut()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
