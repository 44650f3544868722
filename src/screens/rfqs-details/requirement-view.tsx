import { RequirementSection } from '#src/components/requirement/requirement-section.tsx'
import { RequirementStatusBadge } from '#src/components/requirement/requirement-status-badge.tsx'
import { RequirementAlerts } from '#src/components/requirement/requirement-alerts.tsx'
import { TimeLeftBadge } from '#src/components/platform/time-left-badge.tsx'
import { entityAlerts } from '#src/flow/entity-alerts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { editRequirementAddress, paths } from '#src/lib/paths.ts'
import { awardingActions, isEditable } from '#src/machines/requirement/awarding-actions.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'
import type { AwardingProps } from './awarding-props.ts'
import { BidsSection } from './bids-section.tsx'

/** A requirement that has come: the bids first, for they are what the buyer comes back for. */
export function RequirementView({ flow, actor, requirement }: AwardingProps) {
  const text = useText()
  const { side, attachment } = flow.context
  const { title, number, language, openForBids, deadline, reason } = requirement
  const actions = awardingActions(requirement, side)
  return (
    <Page
      title={<bdi lang={language}>{title}</bdi>}
      above={
        <Breadcrumbs
          label={text('requirement:details.breadcrumb')}
          items={[{ label: text('requirement:own.title'), href: paths.myOrderRequest }, { label: number }]}
        />
      }
      actions={
        <Cluster>
          {isEditable(requirement, side) && (
            <ButtonLink icon="edit" href={editRequirementAddress(requirement._id)}>
              {text('requirement:details.edit')}
            </ButtonLink>
          )}
          {actions.includes('close') && (
            <Button variant="quiet" icon="close" onClick={() => actor.send({ type: 'action.chosen', action: 'close' })}>
              {text('requirement:details.close')}
            </Button>
          )}
        </Cluster>
      }
    >
      <Stack gap={5}>
        <Cluster>
          <RequirementStatusBadge {...requirement} />
          {openForBids && <TimeLeftBadge deadline={deadline} />}
        </Cluster>
        {reason !== undefined && <Notice>{text('requirement:details.reason', { reason })}</Notice>}
        {side === 'seller' && <Notice>{text('requirement:details.otherSide')}</Notice>}
        <RequirementAlerts {...entityAlerts(flow, actor)} />
        <BidsSection flow={flow} actor={actor} requirement={requirement} />
        <RequirementSection
          requirement={requirement}
          fetching={attachment}
          onOpen={(opened) => actor.send({ type: 'attachment.opened', attachment: opened })}
        />
      </Stack>
    </Page>
  )
}
