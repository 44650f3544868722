import type { Fact } from '#src/components/platform/fact-list.tsx'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { Packages } from '#src/lib/packages.ts'
import { compareQuantities, type Quantity } from '#src/lib/quantity.ts'

/** Words packages: 7 drums of 160 kg. A bulk load has no count. */
export function usePackagesText(): (packages: Packages) => string {
  const text = useText()
  const { formatQuantity } = useFormat()
  return ({ kind, net, count }) =>
    count === undefined || kind === 'bulk'
      ? text('packages:bulk')
      : text(`packages:count.${kind}`, { count, net: formatQuantity(net) })
}

interface Packed {
  quantity: Quantity
  askedQuantity?: Quantity
  packages?: Packages
}

/** Beside a quantity: its packages, and what was asked for where it was less. */
export function usePackageFacts(): (packed: Packed) => Fact[] {
  const text = useText()
  const { formatQuantity } = useFormat()
  const packagesText = usePackagesText()
  return ({ quantity, askedQuantity, packages }) => {
    const isRounded = askedQuantity !== undefined && compareQuantities(askedQuantity, quantity) !== 0
    return [
      { name: text('packages:packages'), value: packages && packagesText(packages) },
      { name: text('packages:asked'), value: isRounded && formatQuantity(askedQuantity) },
    ]
  }
}
