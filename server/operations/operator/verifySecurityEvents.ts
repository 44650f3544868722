import { type LoggedEvent, readAnchor } from '#server/domain/platform/security-chain.ts'
import { verifySecurityLog } from '#server/domain/platform/verify-security-log.ts'
import { anchorSetting } from '#server/store/security-log.ts'
import type { ReadableTables } from '#server/store/store.ts'
import type { Operation } from '#server/operation.ts'

const eventsAtOnce = 500

export const verifySecurityEvents: Operation<'verifySecurityEvents'> = async ({ tables, ports, body }) => {
  const { count, head, fault } = await verifySecurityLog(sealedEvents(tables), {
    anchor: readAnchor((await tables.find('settings', { _id: anchorSetting }))?.value),
    head: body.head,
    codes: [ports.codes],
    digest: ports.codes.digest,
  })
  return {
    count,
    unsealed: await tables.count('securityEvents', { sequence: null }),
    ...(head === undefined ? {} : { head: { sequence: head.sequence, hash: head.hash } }),
    ...(fault === undefined ? {} : { fault }),
  }
}

async function* sealedEvents(tables: ReadableTables): AsyncGenerator<LoggedEvent> {
  for (let sequence = 0; ;) {
    const events = await tables.sealedEventsAfter(sequence, eventsAtOnce)
    yield* events
    sequence = events.at(-1)?.sequence ?? sequence
    if (events.length < eventsAtOnce) return
  }
}
