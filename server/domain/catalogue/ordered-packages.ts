import type { components } from '#src/generated/schema.ts'
import type { Money } from '#src/lib/money.ts'
import { inPackages, isSamePackage } from '#src/lib/packages.ts'
import type { Quantity } from '#src/lib/quantity.ts'
import { invalidFields } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Row } from '#server/store/tables.ts'

type Columns = Pick<Row<'orders'>, 'quantity' | 'askedQuantity' | 'packages'>

/** What a request comes to in packages: the columns of an order or quote, and what the package costs a unit more. */
export interface PackedRequest extends Columns {
  surcharge?: Money
}

/**
 * Rounds the quantity of a request up to whole packages of the chosen size. Throws 422 when the product does not come in it; without a choice
 * the quantity stays as it was asked for.
 */
export function packRequest(
  product: Row<'products'>,
  { quantity, packaging }: { quantity: Quantity; packaging?: components['schemas']['PackageChoice'] },
): PackedRequest {
  if (packaging === undefined) return { quantity, askedQuantity: null, packages: null }
  const offered = product.packaging.find((size) => isSamePackage(size, packaging))
  if (offered === undefined) throw invalidFields({ packaging: { key: 'server:field.packaging' } })
  const packed = inPackages(quantity, offered)
  if (packed.problem !== undefined)
    throw invalidFields(
      packed.problem === 'unit'
        ? { 'quantity.unit': { key: 'server:field.unit' } }
        : { 'quantity.value': { key: 'server:field.packagesTooMany' } },
    )
  const { surcharge } = offered
  return { quantity: packed.quantity, askedQuantity: quantity, packages: packed.packages, ...(surcharge && { surcharge }) }
}

/** Both numbers and the packages, of an order or quote that names some. */
export const shownPackages = ({
  askedQuantity,
  packages,
}: Columns): Pick<components['schemas']['OrderItem'], 'askedQuantity' | 'packages'> => omitNull({ askedQuantity, packages })
