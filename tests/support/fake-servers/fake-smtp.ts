import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  /** As it came over the line. */
  source: string
}

/** A mail server on this machine that requires a name and a password, and refuses recipients at no.example for good. */
export async function openFakeSmtp(port = 0) {
  const mails: ReceivedMail[] = []
  let tried = 0
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => {
      tried += 1
      const known = username === 'kimiya' && password === 'secret'
      done(known ? null : new Error('Unknown name or password'), known ? { user: username } : undefined)
    },
    onRcptTo: ({ address }, _, done) =>
      done(address.endsWith('@no.example') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined),
    onData: (stream, { envelope }, done) => {
      let source = ''
      stream.on('data', (chunk) => (source += String(chunk)))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), source })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The fake server has no address')
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return {
    host: `127.0.0.1:${address.port}`,
    mails,
    /** How often a password came. */
    get tried() {
      return tried
    },
    close,
  }
}
