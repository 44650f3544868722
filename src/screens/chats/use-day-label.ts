import { useState } from 'react'
import { dayText, timeText } from '#src/i18n/day-text.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { dayBefore, dayOf } from '#src/lib/day-groups.ts'

/** Names days and times as one says them in a talk. */
export function useDayLabel() {
  const text = useText()
  const { language } = useLanguage()
  // The day on which the page was opened.
  const [today] = useState(() => dayOf(new Date()))
  const dayLabel = (day: string) => {
    if (day === today) return text('chats:today')
    return day === dayBefore(today) ? text('chats:yesterday') : dayText(day, language)
  }
  return {
    dayLabel,
    timeLabel: (iso: string) => timeText(iso, language),
    /** The time for what is of today, else the day. */
    shortWhen: (iso: string) => (dayOf(new Date(iso)) === today ? timeText(iso, language) : dayLabel(dayOf(new Date(iso)))),
  }
}
