import { useFlow } from '#src/flow/use-flow.ts'
import { BidForm } from '#src/forms/requirement/bid-form.tsx'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { zonedTimeText } from '#src/i18n/zoned-time.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { bidAllowanceMachine } from '#src/machines/plan/bid-allowance.machine.ts'
import { listingListMachine } from '#src/machines/listing/listing-list.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { CardSection } from '#src/ui/card-section.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { BiddingProps } from './bidding-props.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'

/** More listings of one substance than a seller is likely to have. */
const maxListings = 50

/** The form of a bid, and how many the plan still has this month. */
export function BidPanel({ flow, actor, requirement }: BiddingProps) {
  const text = useText()
  const { language } = useLanguage()
  const sellerId = useSession(({ userId }) => userId) ?? ''
  const { casNumber, deadline, myBid } = requirement
  const search = casNumber ?? requirement.productName
  const [listed] = useFlow(listingListMachine, { query: { sellerId, search, sort: 'name' }, pageSize: maxListings })
  const draft = useFormDraft(draftNames.bid(requirement._id))
  const { change, failure } = flow.context
  const editing = myBid?.status === 'submitted'
  const bidding = change?.command.type === 'bid'
  const listings = listed.context.items.filter(
    (product) => product.status === 'active' && (casNumber === undefined || product.casNumber === casNumber),
  )
  // The listings are part of what the form begins with: a box whose choices come later would lose the one that was made.
  if (listed.hasTag('busy') && !listed.hasTag('filled')) return null
  return (
    <CardSection
      title={text(editing ? 'requirement:bid.edit' : 'requirement:bid.make')}
      lead={editing ? undefined : text('requirement:bid.lead', { time: zonedTimeText(deadline, language) })}
    >
      <Stack>
        <BidsLeft first={myBid === undefined} />
        <BidForm
          // Another version of the bid or of what is asked for is another form; what was typed is in its draft.
          key={`${myBid?._id ?? ''} ${requirement.updatedAt}`}
          requirement={requirement}
          listings={listings}
          draft={draft}
          busy={flow.hasTag('busy') && bidding}
          locked={bidding}
          message={undefined}
          serverFields={fieldErrors(failure)}
          onSubmit={(offer) => actor.send({ type: 'action.decided', command: { type: 'bid', offer } })}
        />
      </Stack>
    </CardSection>
  )
}

/** How many bids the plan has left; nothing where it sets no limit, or where it could not be had: the server counts anyway. */
function BidsLeft({ first }: { first: boolean }) {
  const text = useText()
  const [plan] = useFlow(bidAllowanceMachine, {})
  const bids = plan.context.results?.allowances.find(({ kind }) => kind === 'bids')
  if (bids?.allowed === undefined) return null
  const left = Math.max(0, bids.allowed - bids.used)
  if (left > 0 || !first) return <p>{text('requirement:bid.left', { count: left })}</p>
  return (
    <Notice
      tone="warning"
      title={text('requirement:bid.noneLeft', { count: bids.allowed })}
      actions={<ButtonLink href={paths.upgradePlan}>{text('requirement:bid.upgrade')}</ButtonLink>}
    >
      {text('requirement:bid.noneLeftBody')}
    </Notice>
  )
}
