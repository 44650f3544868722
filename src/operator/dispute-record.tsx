import { disputedAmount } from '#src/components/support/disputed-amount.ts'
import { DisputeConversation } from '#src/components/support/dispute-conversation.tsx'
import type { components } from '#src/generated/schema.ts'
import { accountName } from './account-facts.tsx'
import { CaseFiles } from './case-files.tsx'

type Schemas = components['schemas']

export interface DisputeRecordProps {
  dispute: Schemas['Dispute']
  order: Schemas['Order']
  buyer: Schemas['AccountName']
  seller: Schemas['AccountName']
}

/** What both sides wrote in a dispute, each by name, with the files that an operator fetches as the case's. */
export function DisputeRecord({ dispute, order, ...parties }: DisputeRecordProps) {
  return (
    <DisputeConversation
      dispute={dispute}
      disputed={disputedAmount(order, dispute)}
      nameOf={(side) => <bdi>{accountName(parties[side])}</bdi>}
      filesOf={(files) => <CaseFiles subject="dispute" subjectId={dispute.orderId} files={files} />}
    />
  )
}
