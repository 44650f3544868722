import type { ReactNode } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { durationText } from '#src/i18n/duration-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { callText } from './call-text.ts'

/** What stays of a call: whether they spoke, and for how long. */
export function CallLine({ call, when }: { call: components['schemas']['CallState']; when: ReactNode }) {
  const text = useText()
  const { language } = useLanguage()
  const { medium, status, answeredAt, endedAt } = call
  const label = callText(call, text)
  const missed = status === 'missed' || status === 'declined'
  const seconds =
    answeredAt === undefined || endedAt === undefined ? 0 : Math.round((Date.parse(endedAt) - Date.parse(answeredAt)) / 1000)
  return (
    <>
      <Icon name={missed ? 'phone-off' : medium === 'audio' ? 'phone' : 'video'} />
      <span>
        {answeredAt === undefined ? label : text('chats:call.lasted', { call: label, duration: durationText(seconds, language) })}
      </span>
      {when}
    </>
  )
}
