import { omitNull } from '#server/domain/platform/omit-null.ts'
import { anchorSetting } from '#server/store/security-log.ts'
import type { Operation } from '#server/operation.ts'

const most = 500

export const getSealedEvents: Operation<'getSealedEvents'> = async ({ tables, body }) => {
  const anchor = (await tables.find('settings', { _id: anchorSetting }))?.value
  return { ...omitNull({ anchor }), events: await tables.sealedEventsAfter(body.after, most) }
}
