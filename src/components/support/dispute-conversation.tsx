import type { ReactNode } from 'react'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { classNames } from '#src/ui/class-names.ts'
import styles from './dispute-conversation.module.css'
import type { DisputedAmount } from './disputed-amount.ts'
import { settlementText } from './settlement-text.ts'

type Schemas = components['schemas']
type Dispute = Schemas['Dispute']
type Side = 'buyer' | 'seller'

export interface DisputeConversationProps {
  dispute: Dispute
  disputed: DisputedAmount
  /** Whose words stand on the reader's own side; left out for who has no part in it. */
  side?: Side | undefined
  nameOf: (side: Side) => ReactNode
  filesOf: (files: readonly Schemas['Attachment'][]) => ReactNode
}

interface Entry {
  id: string
  at: string
  by: Side
  /** What it is, besides words. */
  mark: ReactNode
  /** What is proposed. */
  settlement?: string
  words: string
  files: readonly Schemas['Attachment'][]
  /** Why it was declined. */
  reason?: string | undefined
}

const tones: Record<Schemas['ProposalState'], BadgeTone> = {
  open: 'warning',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  replaced: 'neutral',
  lapsed: 'neutral',
}

/** All that both sides wrote and proposed in a dispute, the oldest first, and how it ended. */
export function DisputeConversation({ dispute, disputed, side, nameOf, filesOf }: DisputeConversationProps) {
  const text = useText()
  const { formatDateTime, formatMoney } = useFormat()
  const { kind, reason, attachments, openedAt, answers, proposals } = dispute
  const entries: Entry[] = [
    ...answers.map(({ _id, by, at, text: words, attachments: files }) => ({ id: _id, at, by, mark: null, words, files })),
    ...proposals.map(({ _id, by, at, note, state, reason: declined, ...settled }) => ({
      id: _id,
      at,
      by,
      mark: <Badge tone={tones[state]}>{text(`dispute:state.${state}`)}</Badge>,
      settlement: settlementText(settled, disputed, { text, formatMoney }),
      words: note,
      files: [],
      reason: declined,
    })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const complaint: Entry = {
    id: 'complaint',
    at: openedAt,
    by: 'buyer',
    mark: <Badge tone="info">{text(`dispute:kind.${kind}`)}</Badge>,
    words: reason,
    files: attachments,
  }
  return (
    <ol role="list" aria-label={text('dispute:written')} className={styles.entries}>
      {[complaint, ...entries].map((entry) => (
        <li key={entry.id} className={classNames(styles.entry, entry.by === side && styles.own)}>
          <p className={styles.head}>
            <strong>{nameOf(entry.by)}</strong>
            <span>{formatDateTime(entry.at)}</span>
            {entry.mark}
          </p>
          {entry.settlement !== undefined && (
            <p>
              <strong>{entry.settlement}</strong>
            </p>
          )}
          <p className={styles.text} dir="auto">
            {entry.words}
          </p>
          {entry.files.length > 0 && filesOf(entry.files)}
          {entry.reason !== undefined && (
            <div>
              <p>{text('dispute:declinedBecause')}</p>
              <p className={styles.text} dir="auto">
                {entry.reason}
              </p>
            </div>
          )}
        </li>
      ))}
      <Ending dispute={dispute} disputed={disputed} />
    </ol>
  )
}

function Ending({ dispute, disputed }: Pick<DisputeConversationProps, 'dispute' | 'disputed'>) {
  const text = useText()
  const { formatDateTime, formatMoney } = useFormat()
  const { outcome, refund, decidedBy, note, resolvedAt } = dispute
  if (outcome === undefined || decidedBy === undefined) return null
  return (
    <li className={classNames(styles.entry, styles.end)}>
      <p className={styles.head}>
        <strong>{text(`dispute:endedBy.${decidedBy}`)}</strong>
        {resolvedAt !== undefined && <span>{formatDateTime(resolvedAt)}</span>}
      </p>
      <p>
        <strong>{settlementText({ settlement: outcome, ...(refund && { refund }) }, disputed, { text, formatMoney })}</strong>
      </p>
      {/* What both sides agreed on stands with its proposal. */}
      {decidedBy === 'operator' && note !== undefined && (
        <p className={styles.text} dir="auto">
          {note}
        </p>
      )}
    </li>
  )
}
