import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { PackageSize } from '#src/lib/packages.ts'

/** Names a package by its kind and what it holds: drum of 160 kg. */
export function usePackageName(): (size: PackageSize) => string {
  const text = useText()
  const { formatQuantity } = useFormat()
  return ({ kind, net }) =>
    kind === 'bulk'
      ? text('batches:bulk')
      : text('batches:package', { kind: text(`catalogue:packaging.${kind}`), net: formatQuantity(net) })
}
