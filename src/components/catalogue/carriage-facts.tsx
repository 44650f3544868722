import { FactList } from '#src/components/platform/fact-list.tsx'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { transportDescription, undeclared } from '#src/lib/dangerous-goods.ts'
import { Isolate } from '#src/ui/isolate.tsx'

export interface CarriageFactsProps {
  unNumber: string
  dangerousGoods: components['schemas']['DangerousGoods']
  /** H codes of the product. */
  hazards: readonly string[]
}

/** How a product is declared for carriage: the line of its transport document, and each part of it by name. */
export function CarriageFacts({ unNumber, dangerousGoods, hazards }: CarriageFactsProps) {
  const text = useText()
  const { hazardClass, subsidiaryHazards, packingGroup, tunnelCode } = dangerousGoods
  const code = (value: string | undefined) => (value ? <Isolate>{value}</Isolate> : undefined)
  const description = transportDescription(unNumber, { ...undeclared, ...dangerousGoods }, { hazards })
  return (
    <FactList
      facts={[
        { name: text('catalogue:carriage.description'), value: <Isolate>{description}</Isolate> },
        { name: text('catalogue:carriage.hazardClass'), value: code(hazardClass) },
        { name: text('catalogue:carriage.subsidiaryHazards'), value: code(subsidiaryHazards.join(', ')) },
        { name: text('catalogue:carriage.packingGroup'), value: code(packingGroup) },
        { name: text('catalogue:carriage.tunnelCode'), value: code(tunnelCode && `(${tunnelCode})`) },
      ]}
    />
  )
}
