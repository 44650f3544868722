import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { Money } from '#src/lib/money.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import styles from './bid-sum.module.css'

export interface BidSumProps {
  /** Goods and carriage as they are typed; nothing while something is missing. */
  sum: Money | undefined
  budget: Money | undefined
  busy: boolean
  /** A bid that stands is changed. */
  editing: boolean
}

/** What the bid comes to, and the button that makes it. */
export function BidSum({ sum, budget, busy, editing }: BidSumProps) {
  const text = useText()
  const { formatMoney } = useFormat()
  return (
    <>
      {sum !== undefined && budget !== undefined && sum.amount > budget.amount && (
        <Notice tone="warning">{text('requirement:bid.aboveBudget', { budget: formatMoney(budget) })}</Notice>
      )}
      <div className={styles.sum}>
        {sum === undefined ? (
          <p className={styles.hint}>{text('requirement:bid.sumMissing')}</p>
        ) : (
          <p className={styles.text}>
            <span>{text('requirement:bid.sum')}</span>
            <output className={styles.amount}>{formatMoney(sum)}</output>
            <span className={styles.hint}>{text('requirement:bid.sumHint')}</span>
          </p>
        )}
        <Button type="submit" variant="primary" icon="gavel" busy={busy} busyLabel={text('requirement:bid.submitting')}>
          {text(editing ? 'requirement:bid.save' : 'requirement:bid.submit')}
        </Button>
      </div>
    </>
  )
}
