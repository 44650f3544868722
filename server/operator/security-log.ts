import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { webCryptoCodes } from '#server/adapters/codes-web-crypto.ts'
import { canonicalJson, type LoggedEvent, readAnchor } from '#server/domain/platform/security-chain.ts'
import { type ChainFault, type Verified, verifySecurityLog } from '#server/domain/platform/verify-security-log.ts'
import { tables } from '#server/store/tables.ts'
import type { CallCommand, CallContext } from './call-command.ts'
import { CommandRefused } from './store-command.ts'
import { findAccount } from './suspensions.ts'

const form = `security-log list [--kind KIND] [--account ACCOUNT] [--since DATE] | export --to FILE [--since DATE]
                           | verify [--from FILE] [--head HASH] [--former-key FILE]`

const optionForms = {
  kind: { type: 'string', value: 'KIND', description: 'Events of this kind alone, such as signIn.refused' },
  account: { type: 'string', value: 'ACCOUNT', description: 'Events about this account alone, by its address or id' },
  since: { type: 'string', value: 'DATE', description: 'Events from this day (UTC) or moment on' },
  to: { type: 'string', value: 'FILE', description: 'Where `export` writes, a line of JSON for each event' },
  from: { type: 'string', value: 'FILE', description: 'An export that `verify` reads instead of the database' },
  head: { type: 'string', value: 'HASH', description: 'A head that `verify` printed before: the log must still contain it' },
  'former-key': { type: 'string', multiple: true, value: 'FILE', description: 'Holds a SECRET_KEY from before the present one' },
} as const

type LogContext = CallContext<typeof optionForms>

/** The sealed events, in the order of the chain. */
async function* sealedEvents({ call }: Pick<LogContext, 'call'>): AsyncGenerator<LoggedEvent> {
  for (let after = 0; ;) {
    const { events } = await call('getSealedEvents', { body: { after } })
    yield* events
    const last = events.at(-1)?.sequence ?? after
    if (last === after) return
    after = last
  }
}

const pageSize = 100

/** The events that no job has sealed yet, oldest first. */
async function unsealedEvents({ call }: Pick<LogContext, 'call'>): Promise<LoggedEvent[]> {
  const { events } = await call('getSecurityEvents', { body: { pageSize } })
  return events.filter(({ sequence }) => sequence === null).toReversed()
}

/** Returns the first moment of `--since`, which sorts before every one after it. */
function sinceOf(since: string | undefined): string {
  if (since === undefined) return ''
  const time = Date.parse(since)
  if (Number.isNaN(time)) throw new CommandRefused(`${since} is no date; 2026-11-30 is one`)
  return new Date(time).toISOString()
}

async function list(context: LogContext): Promise<void> {
  const { print, options } = context
  const since = sinceOf(options.since)
  const { account } = options
  // A deleted account has its id alone.
  const accountId = account?.includes('@') ? (await findAccount(context, account)).account._id : account
  const isWanted = ({ at, kind, accountId: about }: LoggedEvent) =>
    at >= since && (options.kind === undefined || kind === options.kind) && (accountId === undefined || about === accountId)
  for await (const event of sealedEvents(context)) if (isWanted(event)) print(lineOf(event))
  for (const event of await unsealedEvents(context)) if (isWanted(event)) print(lineOf(event))
}

/** A browser, a reason and a row's values are somebody else's words: nothing of them moves the terminal's cursor. */
const plain = (text: string) => text.replaceAll(/\p{Cc}|\p{Cf}/gu, '?')

function lineOf(event: LoggedEvent): string {
  const { sequence, at, kind, actorType, actor, accountId, subject, address, before, after, reason } = event
  const details = [
    actor === null ? actorType : `${actorType} ${actor}`,
    accountId && `account ${accountId}`,
    subject,
    address && `from ${address}`,
    reason && `because: ${reason}`,
    before && `before ${canonicalJson(before)}`,
    after && `after ${canonicalJson(after)}`,
  ]
  return plain([sequence ?? 'unsealed', at, kind, ...details.filter(Boolean)].join('  '))
}

async function exportLog(context: LogContext): Promise<void> {
  const {
    print,
    options: { to, since },
  } = context
  if (to === undefined) throw new CommandRefused(form)
  const from = sinceOf(since)
  let count = 0
  const lines = async function* () {
    for await (const event of sealedEvents(context)) {
      // From there on all of them: events are sealed a moment after they happened, not always in that order.
      if (count === 0 && event.at < from) continue
      count += 1
      yield `${canonicalJson(event)}\n`
    }
  }
  // Readable by the operator only.
  await pipeline(lines, createWriteStream(to, { mode: 0o600 }))
  print(`${count} events written to ${to}`)
}

async function* eventsOfFile(path: string): AsyncGenerator<LoggedEvent> {
  let at = 0
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    at += 1
    let event
    try {
      event = tables.securityEvents.strict().parse(JSON.parse(line))
    } catch {
      throw new CommandRefused(`${path}: line ${at} is no event of a security log`)
    }
    yield event
  }
}

const faults: Record<ChainFault['reason'], (sequence: number) => string> = {
  altered: (sequence) => `Event ${sequence} was altered: it does not fit its hash.`,
  removed: (sequence) => `Event ${sequence} was removed.`,
  inserted: (sequence) =>
    `Event ${sequence} is not the one that was sealed there, or the one before it is not: it was inserted, put in another place, or sealed without the key.`,
  unsealed: (sequence) => `Event ${sequence} has lost a part of its seal.`,
  reordered: (sequence) => `Event ${sequence} stands in the wrong place.`,
  otherKey: (sequence) =>
    `Event ${sequence} was sealed with another SECRET_KEY. If it was changed, give the former one with --former-key FILE; if not, it is forged.`,
  anchor: (sequence) => `The place after event ${sequence}, where the log is to begin, was not written by this installation.`,
  cut: (sequence) => `The log does not contain the head given: it was cut before event ${sequence}, or made anew.`,
}

/** Follows the chain with this installation's own secret, and those before it. */
async function verifyHere(context: LogContext): Promise<Verified> {
  const { call, options } = context
  const { from, head, 'former-key': formerKeys = [] } = options
  const codes = await context.codes()
  const former = await Promise.all(formerKeys.map(async (file) => webCryptoCodes((await readFile(file, 'utf8')).trim())))
  const expected = { head, codes: [codes, ...former], digest: codes.digest }
  if (from !== undefined) return verifySecurityLog(eventsOfFile(from), expected)
  const { anchor } = await call('getSealedEvents', { body: { after: 0 } })
  return verifySecurityLog(sealedEvents(context), { ...expected, anchor: readAnchor(anchor) })
}

async function verify(context: LogContext): Promise<void> {
  const { call, print, options } = context
  const { from, head, 'former-key': formerKeys } = options
  // The server knows its own secret alone.
  const isHere = from !== undefined || formerKeys !== undefined
  const verified = isHere
    ? { unsealed: 0, ...(await verifyHere(context)) }
    : await call('verifySecurityEvents', { body: head === undefined ? {} : { head } })
  const { count, fault, unsealed } = verified
  if (verified.head !== undefined) print(`head  ${verified.head.sequence}  ${verified.head.hash}`)
  if (fault !== undefined)
    throw new CommandRefused(`${faults[fault.reason](fault.sequence)} ${count} events before it are whole.`)
  print(`${count} events, whole${unsealed > 0 ? `; ${unsealed} are not sealed yet` : ''}`)
}

export const securityLogCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Lists sign-ins, changes of passwords and contacts, and what operators did, with who, when, from where, what was before and
      after, and why. Exports them so that they can be verified anywhere. Verifies that nothing was altered, removed or inserted,
      and prints the head: keep it elsewhere, and a log that is cut before it is found out.`,
  runCalls: async (context, [action]) => {
    if (action === 'list') return list(context)
    if (action === 'export') return exportLog(context)
    if (action === 'verify') return verify(context)
    throw new CommandRefused(form)
  },
}
