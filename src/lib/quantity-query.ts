import { packageKinds, type PackageSize } from './packages.ts'
import { type Quantity, units } from './quantity.ts'

/** An address whose query begins the page with a quantity, and with the package that it is to come in. */
export function withQuantity(address: string, quantity: Quantity | undefined, size?: PackageSize): string {
  if (quantity === undefined) return address
  const { value, unit } = quantity
  const query = new URLSearchParams({ quantity: String(value), unit })
  if (size !== undefined) {
    query.set('package', size.kind)
    query.set('net', String(size.net.value))
    query.set('netUnit', size.net.unit)
  }
  return `${address}${address.includes('?') ? '&' : '?'}${query.toString()}`
}

/** The quantity that `withQuantity` has put into an address. */
export function quantityOf(search: string): Quantity | undefined {
  const query = new URLSearchParams(search)
  return quantityFrom(query.get('quantity'), query.get('unit'))
}

/** The package that `withQuantity` has put into an address. */
export function packageOf(search: string): PackageSize | undefined {
  const query = new URLSearchParams(search)
  const kind = packageKinds.find((each) => each === query.get('package'))
  const net = quantityFrom(query.get('net'), query.get('netUnit'))
  return kind === undefined || net === undefined ? undefined : { kind, net }
}

function quantityFrom(number: string | null, unitName: string | null): Quantity | undefined {
  const value = Number(number ?? Number.NaN)
  const unit = units.find((each) => each === unitName)
  return unit !== undefined && value > 0 && Number.isFinite(value) ? { value, unit } : undefined
}
