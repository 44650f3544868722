import { findFreightRates } from './freight-rates.ts'
import { priceOrder } from './pricing.ts'
import { findAgreedPrices } from '#server/domain/catalogue/agreed-prices.ts'
import { findTax } from '#server/domain/catalogue/tax-rules.ts'
import type { AppliedTax, Priced } from '#server/domain/catalogue/order-totals.ts'
import { packRequest, type PackedRequest } from '#server/domain/catalogue/ordered-packages.ts'
import { invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import { priceSample, sampleIncoterm } from '#server/domain/sample/samples.ts'
import type { BodyOf, Caller, OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** The product and address that an order names, as this buyer may use them, and what it costs now. */
export async function priceRequest(
  context: OperationContext,
  { user }: Caller,
  request: BodyOf<'previewOrder'>,
): Promise<
  Priced & {
    product: Row<'products'>
    address: Row<'addresses'>
    incoterm: Row<'orders'>['incoterm']
    tax: AppliedTax
    packed: PackedRequest
  }
> {
  const { tables } = context
  const [detail, address] = await Promise.all([
    tables.productDetail(request.productId),
    tables.find('addresses', { _id: request.addressId, userId: user._id }),
  ])
  if (detail === undefined) throw notFound()
  const { product, seller } = detail
  if (product.status !== 'active') throw invalidFields({ productId: { key: 'server:field.notAvailable' } })
  if (product.sellerId === user._id) throw invalidFields({ productId: { key: 'server:field.ownProduct' } })
  if (address === undefined) throw invalidFields({ addressId: { key: 'server:field.address' } })
  const { kind = 'product', incoterm } = request
  const packed = packRequest(product, request)
  const term = kind === 'sample' ? sampleIncoterm : incoterm
  if (term === undefined) throw invalidFields({ incoterm: { key: 'server:field.required' } })
  const countries = { sellerCountry: seller.country, deliveryCountry: address.country }
  const [tax, rates] = await Promise.all([
    findTax(context, { ...countries, incoterm: term, buyerId: user._id }),
    findFreightRates(context, product.sellerId),
  ])
  if (tax === undefined) throw invalidFields({ addressId: { key: 'server:field.noTaxRule' } })
  if (kind === 'sample') {
    const priced = priceSample(product, tax, packed)
    return { ...priced, packed, tax, product, address, incoterm: term }
  }
  const agreed = await findAgreedPrices(context, product, user._id)
  const priced = priceOrder(product, tax, { ...packed, incoterm: term, agreed }, rates)
  return { ...priced, packed, tax, product, address, incoterm: term }
}
