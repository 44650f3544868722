import { AttachmentList } from '#src/components/document/attachment-list.tsx'
import { RequirementDescription } from '#src/components/requirement/requirement-description.tsx'
import { RequirementFacts } from '#src/components/requirement/requirement-facts.tsx'
import { RequirementStatusBadge } from '#src/components/requirement/requirement-status-badge.tsx'
import { RequirementAlerts } from '#src/components/requirement/requirement-alerts.tsx'
import { TimeLeftBadge } from '#src/components/platform/time-left-badge.tsx'
import { entityAlerts } from '#src/flow/entity-alerts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { editRequirementAddress, paths } from '#src/lib/paths.ts'
import { awardingActions, isEditable } from '#src/machines/requirement/awarding-actions.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import type { AwardingProps } from './awarding-props.ts'
import { BidsSection } from './bids-section.tsx'

/** A requirement that has come: the bids first, for they are what the buyer comes back for. */
export function RequirementView({ flow, actor, requirement }: AwardingProps) {
  const text = useText()
  const { side, attachment } = flow.context
  const { title, number, language, openForBids, deadline, attachments, reason } = requirement
  const actions = awardingActions(requirement, side)
  return (
    <Page
      title={<bdi lang={language}>{title}</bdi>}
      above={
        <Breadcrumbs
          label={text('requirement:details.way')}
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
            <Button
              variant="quiet"
              icon="close"
              onClick={() => {
                actor.send({ type: 'action.chosen', action: 'close' })
              }}
            >
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
        <Card>
          <Section title={text('requirement:details.facts')}>
            <Stack gap={4}>
              <RequirementFacts requirement={requirement} />
              <RequirementDescription requirement={requirement} />
              {attachments.length > 0 && (
                <AttachmentList
                  attachments={attachments}
                  fetching={attachment}
                  onOpen={(opened) => {
                    actor.send({ type: 'attachment.opened', attachment: opened })
                  }}
                />
              )}
            </Stack>
          </Section>
        </Card>
      </Stack>
    </Page>
  )
}
