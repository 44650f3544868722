import { useText } from '#src/i18n/use-text.ts'
import { DealTroubles, type DealTroublesProps } from './deal-troubles.tsx'

/** What went wrong with the last change of a requirement or a bid. */
export function RequirementTroubles(props: Omit<DealTroublesProps, 'words'>) {
  const text = useText()
  return (
    <DealTroubles
      {...props}
      words={{
        unconfirmed: text('requirement:details.unconfirmed'),
        unconfirmedBody: text('requirement:details.unconfirmedBody'),
        sendAgain: text('requirement:details.sendAgain'),
        doNotSend: text('requirement:details.doNotSend'),
        conflict: text('requirement:details.conflict'),
        behind: text('requirement:details.behind'),
      }}
    />
  )
}
