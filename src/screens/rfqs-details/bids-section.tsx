import { useState } from 'react'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { zonedTimeText } from '#src/i18n/zoned-time.ts'
import { type Merit, merits, sortedBids } from '#src/machines/requirement/bid-comparison.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Section } from '#src/ui/page.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import type { AwardingProps } from './awarding-props.ts'
import { BidsTable } from './bids-table.tsx'

/** The bids, in the order that the buyer wants to see them in. */
export function BidsSection({ flow, actor, requirement }: AwardingProps) {
  const text = useText()
  const { language } = useLanguage()
  const [by, setBy] = useState<Merit>('price')
  const { bids = [], openForBids, deadline } = requirement
  return (
    <Section
      title={text('requirement:bids.title')}
      actions={
        bids.length > 1 && (
          <SelectField
            label={text('requirement:bids.sort')}
            labelHidden
            value={by}
            options={merits.map((merit) => ({ value: merit, label: text(`requirement:bids.sorts.${merit}`) }))}
            onChange={({ currentTarget: { value } }) => setBy(merits.find((merit) => merit === value) ?? 'price')}
          />
        )
      }
    >
      {bids.length === 0 ? (
        <EmptyState icon="gavel" title={text('requirement:bids.none')}>
          {openForBids
            ? text('requirement:bids.noneOpen', { time: zonedTimeText(deadline, language) })
            : text('requirement:bids.noneOver')}
        </EmptyState>
      ) : (
        <BidsTable flow={flow} actor={actor} requirement={requirement} bids={sortedBids(bids, by)} />
      )}
    </Section>
  )
}
