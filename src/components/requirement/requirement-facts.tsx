import { ApproximatePrice } from '#src/components/platform/approximate-price.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { zonedTimeText } from '#src/i18n/zoned-time.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { FactList } from '#src/components/platform/fact-list.tsx'

/** What a buyer needs, and until when it can be offered. */
export function RequirementFacts({ requirement }: { requirement: components['schemas']['Requirement'] }) {
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  const { formatCountry, formatDate, formatMoney, formatQuantity, formatUnitPrice } = useFormat()
  const { productName, casNumber, grade, category, quantity, targetPrice, budget, currency, incoterm } = requirement
  const { number, delivery, deadline, decideBy, buyer, own, isPublic, createdAt } = requirement
  return (
    <FactList
      facts={[
        { name: text('requirement:fact.product'), value: <bdi lang={requirement.language}>{productName}</bdi> },
        { name: text('requirement:fact.cas'), value: casNumber === undefined ? undefined : <Isolate>{casNumber}</Isolate> },
        { name: text('requirement:fact.quantity'), value: <strong>{formatQuantity(quantity)}</strong> },
        { name: text('requirement:fact.grade'), value: grade === undefined ? undefined : text(`catalogue:grade.${grade}`) },
        { name: text('requirement:fact.category'), value: category === undefined ? undefined : local(category, 'name') },
        {
          name: text('requirement:fact.target'),
          value: targetPrice && (
            <>
              {formatUnitPrice(targetPrice, quantity.unit)}
              <ApproximatePrice price={targetPrice} unit={quantity.unit} />
            </>
          ),
        },
        {
          name: text('requirement:fact.budget'),
          value: budget && (
            <>
              {formatMoney(budget)}
              <ApproximatePrice price={budget} />
            </>
          ),
        },
        { name: text('requirement:fact.currency'), value: <Isolate>{currency}</Isolate> },
        {
          name: text('requirement:fact.incoterm'),
          value: incoterm === undefined ? text('requirement:fact.anyIncoterm') : <Isolate>{incoterm}</Isolate>,
        },
        {
          name: text('requirement:fact.delivery'),
          value: text('requirement:fact.place', { city: delivery.city, country: formatCountry(delivery.country) }),
        },
        { name: text('requirement:fact.deadline'), value: zonedTimeText(deadline, language) },
        { name: text('requirement:fact.decideBy'), value: own ? zonedTimeText(decideBy, language) : undefined },
        {
          name: text('requirement:fact.buyer'),
          value: own
            ? undefined
            : text(`requirement:fact.buyerKind.${buyer.accountType}`, { country: formatCountry(buyer.country) }),
        },
        { name: text('requirement:fact.posted'), value: formatDate(createdAt) },
        {
          name: text('requirement:fact.seenBy'),
          value: own ? text(isPublic ? 'requirement:fact.public' : 'requirement:fact.sellersOnly') : undefined,
        },
        { name: text('requirement:fact.number'), value: <Isolate>{number}</Isolate> },
      ]}
    />
  )
}
