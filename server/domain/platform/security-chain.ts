import type { Codes } from '#server/ports/codes.ts'
import type { EventSeal } from '#server/store/security-log.ts'
import type { Row } from '#server/store/tables.ts'

export type LoggedEvent = Row<'securityEvents'>

/** A place in the chain, and the hash of the event there. */
export interface ChainLink {
  sequence: number
  hash: string
}

/** What the first event of an installation hangs on. */
export const chainStart: ChainLink = { sequence: 0, hash: '0'.repeat(64) }

/** JSON with the keys of every object in order, so that a row has one text in every store and in an export. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

/** The hash of an event at its place: of all that it says, its number, and the hash before it. */
export function eventHash(codes: Pick<Codes, 'digest'>, event: LoggedEvent): Promise<string> {
  const { hash: _, seal: __, ...hashed } = event
  return codes.digest(canonicalJson(hashed))
}

export const eventSeal = (codes: Pick<Codes, 'seal'>, hash: string): Promise<string> => codes.seal(`security event ${hash}`)

const anchorSeal = (codes: Pick<Codes, 'seal'>, { sequence, hash }: ChainLink): Promise<string> =>
  codes.seal(`security log begins after ${sequence} ${hash}`)

/** Appends events to the chain; returns what each is sealed with. */
export async function chainEvents(
  codes: Pick<Codes, 'digest' | 'seal'>,
  last: ChainLink,
  events: readonly LoggedEvent[],
): Promise<EventSeal[]> {
  const seals: EventSeal[] = []
  let { sequence, hash: previousHash } = last
  for (const event of events) {
    sequence += 1
    const hash = await eventHash(codes, { ...event, sequence, previousHash })
    seals.push({ _id: event._id, sequence, previousHash, hash, seal: await eventSeal(codes, hash) })
    previousHash = hash
  }
  return seals
}

/** The text of the setting that says what the chain hangs on once its oldest events are removed. */
export async function anchorText(codes: Pick<Codes, 'seal'>, last: ChainLink): Promise<string> {
  return JSON.stringify({ ...last, seal: await anchorSeal(codes, last) })
}

/** Returns what the chain hangs on; `seal` is undefined for one that nothing was removed from. */
export function readAnchor(text: string | undefined): ChainLink & { seal: string | undefined } {
  if (text === undefined) return { ...chainStart, seal: undefined }
  // Written by `anchorText`; what somebody else wrote fits no seal.
  return JSON.parse(text) as ChainLink & { seal: string }
}

/** Whether one of these secrets made the anchor's seal. */
export async function isAnchorSealed(
  codes: readonly Pick<Codes, 'seal'>[],
  anchor: ReturnType<typeof readAnchor>,
): Promise<boolean> {
  if (anchor.seal === undefined) return anchor.sequence === 0 && anchor.hash === chainStart.hash
  const seals = await Promise.all(codes.map((one) => anchorSeal(one, anchor)))
  return seals.includes(anchor.seal)
}
