import { ComeAgain, Undeliverable } from '#server/ports/delivery.ts'
import type { MailSender } from '#server/ports/mail.ts'
import type { PushSender } from '#server/ports/push.ts'
import type { SmsSender } from '#server/ports/sms.ts'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { renderMail, renderSms } from './message-texts.ts'

/** One sender for each channel of the outbox. */
export interface Senders {
  mail: MailSender
  sms: SmsSender
  push: PushSender
  /** What the links of mails begin with; without it they have none. */
  pageUrl?: string | undefined
}

type Message = Row<'outbox'>

const batch = 20
/** Tries are a minute apart, then two, four, … up to an hour; after this many the message stays in the table for an operator. */
const maxTries = 12

/**
 * Delivers due messages, at least once each; the provider drops a repeat by the row's id. Several processes may run it: a taken message is
 * postponed by longer than any sender's timeout. `onFailure` gets the errors. Returns the number of messages taken, so that the caller
 * continues while there are more.
 */
export async function deliverOutbox(
  store: Store,
  senders: Senders,
  clock: () => Date,
  onFailure: (failure: unknown, messageId: string) => void,
): Promise<number> {
  const now = clock()
  const due = await store.transaction(async (tables) => {
    const rows = await tables.takeDueMessages(now.toISOString(), batch)
    // Postponed before sending: after a crash they are retried, neither lost nor locked.
    for (const tries of new Set(rows.map((row) => row.tries))) {
      const wait = tries >= maxTries ? 1e11 : Math.min(60, 2 ** tries) * 60_000
      const _id = rows.filter((row) => row.tries === tries).map((row) => row._id)
      await tables.update('outbox', { _id }, { tries: tries + 1, nextTryAt: later(now, wait) })
    }
    return rows
  })
  const settle = async (row: Message): Promise<string[]> => {
    try {
      await send(store, senders, row)
      return [row._id]
    } catch (error) {
      onFailure(error, row._id)
      if (error instanceof Undeliverable) return [row._id]
      // The next try of others is already scheduled.
      if (error instanceof ComeAgain) {
        await store.update('outbox', { _id: row._id }, { nextTryAt: later(clock(), error.seconds * 1000) })
      }
      return []
    }
  }
  const done = (await Promise.all(due.map(settle))).flat()
  if (done.length > 0) await store.update('outbox', { _id: done }, { deliveredAt: clock().toISOString(), values: {} })
  return due.length
}

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()

async function send(store: Store, senders: Senders, row: Message): Promise<void> {
  if (row.channel === 'mail') return senders.mail.send(renderMail(row, senders.pageUrl))
  if (row.channel === 'sms') return senders.sms.send(renderSms(row, senders.pageUrl))
  const { title = '', body = '', userId, ...data } = row.values
  const device = await store.find('devices', { _id: row.recipient })
  // Since it was queued, the device may have been signed out, or have another user.
  if (device?.fcmToken == null || device.userId !== userId) return
  const token = device.fcmToken
  const outcome = await senders.push.send({ id: row._id, token, title, body, data })
  if (outcome === 'gone') await store.update('devices', { _id: device._id, fcmToken: token }, { fcmToken: null })
}
