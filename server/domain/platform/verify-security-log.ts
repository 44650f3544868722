import type { Codes } from '#server/ports/codes.ts'
import {
  type ChainLink,
  chainStart,
  eventHash,
  eventSeal,
  isAnchorSealed,
  type LoggedEvent,
  type readAnchor,
} from './security-chain.ts'

/** The first place where the chain does not hold, and what that shows. */
export interface ChainFault {
  sequence: number
  reason: 'altered' | 'removed' | 'inserted' | 'unsealed' | 'reordered' | 'otherKey' | 'anchor' | 'cut'
}

export interface Verified {
  count: number
  /** The last event that holds; undefined when there is none. */
  head: ChainLink | undefined
  fault: ChainFault | undefined
}

interface Expectations {
  /** What the first event hangs on; an export from the middle hangs on what its first event says. */
  anchor?: ReturnType<typeof readAnchor>
  /** A hash that was printed by an earlier check, and kept elsewhere. */
  head?: string | undefined
  /** This installation's secret and those before it; without any, seals are not looked at. */
  codes: readonly Codes[]
  digest: Codes['digest']
}

/** Follows the chain to its first fault. */
export async function verifySecurityLog(
  events: AsyncIterable<LoggedEvent>,
  { anchor, head: keptHead, codes, digest }: Expectations,
): Promise<Verified> {
  let last: ChainLink | undefined = anchor
  let count = 0
  let isHeadSeen = keptHead === undefined || anchor?.hash === keptHead
  const found = (fault: ChainFault | undefined): Verified => ({ count, head: count === 0 ? undefined : last, fault })
  if (anchor !== undefined && codes.length > 0 && !(await isAnchorSealed(codes, anchor)))
    return found({ sequence: anchor.sequence, reason: 'anchor' })
  for await (const event of events) {
    const sequence = event.sequence ?? 0
    last ??= sequence === 1 ? chainStart : { sequence: sequence - 1, hash: event.previousHash ?? '' }
    const reason = await faultOf(event, last, codes, digest)
    if (reason !== undefined) return found({ sequence: reason === 'removed' ? last.sequence + 1 : sequence, reason })
    last = { sequence, hash: event.hash ?? '' }
    count += 1
    isHeadSeen ||= last.hash === keptHead
  }
  return found(isHeadSeen ? undefined : { sequence: (last?.sequence ?? 0) + 1, reason: 'cut' })
}

async function faultOf(
  event: LoggedEvent,
  last: ChainLink,
  codes: readonly Codes[],
  digest: Codes['digest'],
): Promise<ChainFault['reason'] | undefined> {
  const { sequence, previousHash, hash, seal } = event
  if (sequence === null || previousHash === null || hash === null || seal === null) return 'unsealed'
  if (sequence <= last.sequence) return 'reordered'
  if (sequence > last.sequence + 1) return 'removed'
  if ((await eventHash({ digest }, event)) !== hash) return 'altered'
  // It holds in itself, and hangs on something else than what stands before it now.
  if (previousHash !== last.hash) return 'inserted'
  if (codes.length === 0) return undefined
  const seals = await Promise.all(codes.map((one) => eventSeal(one, hash)))
  if (seals.includes(seal)) return undefined
  // Somebody without the secret has worked the hashes out anew, or the secret is another one now.
  return seals.some((one) => keyOf(one) === keyOf(seal)) ? 'inserted' : 'otherKey'
}

const keyOf = (seal: string) => seal.split('.')[0]
