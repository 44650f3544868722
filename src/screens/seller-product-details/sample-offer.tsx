import { FactList } from '#src/components/platform/fact-list.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'

/** Whether buyers can have a sample, for how much, and how large. */
export function SampleOffer({ sample }: { sample: components['schemas']['Product']['sample'] }) {
  const text = useText()
  const { formatMoney, formatQuantity } = useFormat()
  if (!sample.offered) return <p>{text('selling:details.noSample')}</p>
  const { price, maximum } = sample
  return (
    <FactList
      facts={[
        {
          name: text('selling:list.price'),
          value: price && (price.amount === 0 ? text('selling:details.freeSample') : formatMoney(price)),
        },
        { name: text('selling:details.largestSample'), value: maximum && formatQuantity(maximum) },
      ]}
    />
  )
}
