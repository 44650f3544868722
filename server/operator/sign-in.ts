import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { callServer, resultsOf, serverCalls } from './operator-calls.ts'
import { findSession, keepSession } from './operator-session-file.ts'
import { CommandRefused } from './store-command.ts'
import type { Envelope } from '#server/dispatch.ts'
import type { components } from '#src/generated/schema.ts'

export const signInUsage = `login [--url URL]
      Signs an operator in at a running server, for twelve hours: asks for the address, the password and a code of the
      authenticator app, or reads them from three lines of its input. Commands then work beside that server.`
export const signOutUsage = `logout [--url URL]
      Ends that session.`

export const urlOption = {
  type: 'string',
  value: 'URL',
  description: 'Of the running server; OPERATOR_URL, or this machine’s own, unless told',
} as const

interface SignIn {
  url: string
  configFolder: string | undefined
  print: (line: string) => void
  input: NodeJS.ReadStream
  output: NodeJS.WriteStream
}

/** Throws `CommandRefused` for an address that would send a password, or a token, over the network in plain text. */
export function assertPrivate(url: string): void {
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && !['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw new CommandRefused(`${url} is not encrypted: give an address that begins with https`)
}

export async function signIn({ url, configFolder, print, input, output }: SignIn): Promise<void> {
  const [email = '', password = '', code = ''] = await credentials(input, output)
  const response = await callServer(url, 'operatorLogin', { body: { email: email.trim(), password, code: code.trim() } })
  // An envelope, by the contract.
  const results = resultsOf((await response.json()) as Envelope) as components['schemas']['OperatorSignedIn']
  const { token, operator } = results
  await keepSession(configFolder, url, { token, endsAt: operator.sessionEndsAt })
  print(`${operator.name} is signed in at ${url} until ${operator.sessionEndsAt}`)
}

export async function signOut({ url, configFolder, print }: Pick<SignIn, 'url' | 'configFolder' | 'print'>): Promise<void> {
  const token = await findSession(configFolder, url, new Date().toISOString())
  await keepSession(configFolder, url, undefined)
  await serverCalls(url, token, async () => undefined).call('operatorLogout', {})
  print(`Signed out at ${url}`)
}

/** Asks for a code of the authenticator app; undefined where no person sits. */
export async function askCode(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Promise<string | undefined> {
  if (!input.isTTY) return undefined
  const lines = createInterface({ input, output })
  try {
    return (await lines.question('Code of the authenticator app: ')).trim()
  } finally {
    lines.close()
  }
}

const questions = ['E-mail address: ', 'Password: ', 'Code of the authenticator app: ']

async function credentials(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Promise<string[]> {
  const isTerminal = input.isTTY
  let isHidden = false
  const shown = new Writable({
    write(chunk: Buffer, _, done) {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input, output: shown, terminal: isTerminal })
  try {
    if (!isTerminal) {
      const given: string[] = []
      for await (const line of lines) given.push(line)
      return given
    }
    const given: string[] = []
    for (const question of questions) {
      output.write(question)
      isHidden = question.startsWith('Password')
      given.push(await lines.question(''))
      if (isHidden) output.write('\n')
      isHidden = false
    }
    return given
  } finally {
    lines.close()
  }
}
