import { useText } from '#src/i18n/use-text.ts'
import { EntityAlerts, type EntityAlertsProps } from '#src/components/platform/entity-alerts.tsx'

/** What went wrong with the last change of a requirement or a bid. */
export function RequirementAlerts(props: Omit<EntityAlertsProps, 'labels'>) {
  const text = useText()
  return (
    <EntityAlerts
      {...props}
      labels={{
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
