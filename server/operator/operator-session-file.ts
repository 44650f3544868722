import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { CommandRefused } from './store-command.ts'

/** The sessions of this person at servers, by the server's origin. */
const sessionFile = z.record(z.string(), z.strictObject({ token: z.string(), endsAt: z.string() }))

type Sessions = z.infer<typeof sessionFile>

/** Where they are kept, as the XDG Base Directory Specification has it. */
const pathOf = (configFolder: string | undefined) =>
  join(configFolder ?? join(homedir(), '.config'), 'kimiya', 'operator-sessions.json')

async function readSessions(path: string): Promise<Sessions> {
  try {
    return sessionFile.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    // Missing, or from elsewhere: the operator signs in again.
    return {}
  }
}

/** Keeps a session for its owner alone; undefined forgets it. */
export async function keepSession(
  configFolder: string | undefined,
  url: string,
  session: Sessions[string] | undefined,
): Promise<void> {
  const path = pathOf(configFolder)
  const { [new URL(url).origin]: _, ...others } = await readSessions(path)
  const sessions = session === undefined ? others : { ...others, [new URL(url).origin]: session }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.part`
  await writeFile(part, JSON.stringify(sessions), { mode: 0o600 })
  // A file that was left over keeps the mode that it had.
  await chmod(part, 0o600)
  await rename(part, path)
}

/** Returns the token of a session that has not ended. Throws `CommandRefused` without one. */
export async function findSession(configFolder: string | undefined, url: string, now: string): Promise<string> {
  const session = (await readSessions(pathOf(configFolder)))[new URL(url).origin]
  if (session === undefined || session.endsAt <= now)
    throw new CommandRefused(`Nobody is signed in at ${url}: npm run operator -- login --url ${url}`)
  return session.token
}
