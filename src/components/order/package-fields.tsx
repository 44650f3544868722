import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { findPackage, inPackages, type Packages, type PackageSize, timesQuantity } from '#src/lib/packages.ts'
import { lineAtAgreedPrice } from '#src/lib/agreed-price.ts'
import { type PriceTier, withSurcharge } from '#src/lib/price-tiers.ts'
import { compareQuantities, convert, type Quantity, type Unit } from '#src/lib/quantity.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import styles from './package-fields.module.css'
import { usePackagesText } from './use-packages-text.ts'

export interface PackageFieldsProps {
  product: {
    packaging: readonly components['schemas']['OfferedPackaging'][]
    priceTiers: readonly PriceTier[]
    priceUnit: Unit
    agreedPrices?: { tiers: readonly PriceTier[] }
  }
  size: PackageSize
  /** Asked for; undefined while none is entered. */
  quantity: Quantity | undefined
  error?: string | undefined
  onSize: (size: PackageSize) => void
  /** The quantity of as many packages as the stepper came to, in the unit of the one asked for. */
  onStep: (quantity: Quantity) => void
}

const keyOf = ({ kind, net }: PackageSize) => `${kind} ${net.value} ${net.unit}`

/** Which package is wanted, what a unit costs in it, and how many whole ones the quantity comes to. */
export function PackageFields({ product, size, quantity, error, onSize, onStep }: PackageFieldsProps) {
  const text = useText()
  const { formatQuantity, formatUnitPrice } = useFormat()
  const { packaging, priceTiers, priceUnit, agreedPrices } = product
  const label = (offered: (typeof packaging)[number]) => {
    const { kind, net, surcharge } = offered
    const packed = quantity && inPackages(quantity, offered)
    const line = packed?.quantity && lineAtAgreedPrice(priceTiers, agreedPrices?.tiers, packed.quantity, surcharge)
    const [first] = priceTiers
    const price = line?.unitPrice ?? (first && withSurcharge(first.price, surcharge))
    return text('packages:option', {
      kind: text(`catalogue:packaging.${kind}`),
      net: formatQuantity(net),
      price: price === undefined ? '' : formatUnitPrice(price, priceUnit),
    })
  }
  const packed = quantity && inPackages(quantity, size)
  return (
    <div className={styles.fields}>
      <SelectField
        label={text('packages:choice')}
        value={keyOf(findPackage(packaging, size) ?? size)}
        options={packaging.map((offered) => ({ value: keyOf(offered), label: label(offered) }))}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          const chosen = packaging.find((offered) => keyOf(offered) === value)
          if (chosen !== undefined) onSize({ kind: chosen.kind, net: chosen.net })
        }}
      />
      {quantity !== undefined && packed?.quantity !== undefined && packed.packages.count !== undefined && (
        <Stepper asked={quantity} delivered={packed.quantity} packages={packed.packages} onStep={onStep} />
      )}
    </div>
  )
}

interface StepperProps extends Pick<PackageFieldsProps, 'onStep'> {
  asked: Quantity
  delivered: Quantity
  packages: Packages
}

/** A package more or fewer, beside what the quantity comes to. */
function Stepper({ asked, delivered, packages, onStep }: StepperProps) {
  const text = useText()
  const { formatQuantity } = useFormat()
  const packagesText = usePackagesText()
  const { net, count = 0 } = packages
  const step = (by: number) => {
    const whole = timesQuantity(net, count + by)
    onStep(convert(whole, asked.unit) ?? whole)
  }
  const isRounded = compareQuantities(asked, delivered) !== 0
  return (
    <div role="group" aria-label={text('packages:number')} className={styles.stepper}>
      <IconButton icon="minus" outlined label={text('packages:fewer')} disabled={count <= 1} onClick={() => step(-1)} />
      <IconButton icon="plus" outlined label={text('packages:more')} onClick={() => step(1)} />
      <p role="status" className={styles.sum}>
        {text(isRounded ? 'packages:rounded' : 'packages:whole', {
          asked: formatQuantity(asked),
          packages: packagesText(packages),
          quantity: formatQuantity(delivered),
        })}
      </p>
    </div>
  )
}
