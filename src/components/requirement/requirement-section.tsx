import { AttachmentList, type AttachmentListProps } from '#src/components/document/attachment-list.tsx'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CardSection } from '#src/ui/card-section.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { RequirementDescription } from './requirement-description.tsx'
import { RequirementFacts } from './requirement-facts.tsx'

export interface RequirementSectionProps extends Pick<AttachmentListProps, 'fetching' | 'onOpen'> {
  requirement: components['schemas']['Requirement']
}

/** What a requirement says: its facts, its description and its attachments. */
export function RequirementSection({ requirement, ...files }: RequirementSectionProps) {
  const text = useText()
  return (
    <CardSection title={text('requirement:details.facts')}>
      <Stack gap={4}>
        <RequirementFacts requirement={requirement} />
        <RequirementDescription requirement={requirement} />
        {requirement.attachments.length > 0 && <AttachmentList attachments={requirement.attachments} {...files} />}
      </Stack>
    </CardSection>
  )
}
