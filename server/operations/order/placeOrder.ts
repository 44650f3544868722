import { commissionOf } from '#server/domain/plan/commission-rates.ts'
import { serializeOrder } from '#server/domain/order/order-serializer.ts'
import { notifyOfPlacing } from '#server/domain/order/order-notifications.ts'
import { orderNumber } from '#server/domain/platform/reference-number.ts'
import { publishOrderChange, type OrderRow, writeTimeline } from '#server/domain/order/orders.ts'
import { namedPlace } from '#server/domain/order/named-place.ts'
import { assertOnTerms } from '#server/domain/order/payment-terms.ts'
import { priceRequest } from '#server/domain/order/order-requests.ts'
import { sampleColumns } from '#server/domain/sample/samples.ts'
import { conflict, invalidFields, notFound } from '#server/domain/platform/domain-error.ts'
import { addressColumns } from '#server/domain/account/user-serializer.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Operation } from '#server/operation.ts'

/** Stock is looked at here and taken when the seller accepts. */
export const placeOrder: Operation<'placeOrder'> = async (call) => {
  const { tables, body, caller, now, newId } = call
  const { product, address, totals, tax, stockQuantity, incoterm, packed } = await priceRequest(call, caller, body)
  const { currency } = product
  if (body.expectedTotal.currency !== currency) throw invalidFields({ expectedTotal: { key: 'server:field.currency' } })
  if (body.expectedTotal.amount !== totals.total.amount) throw conflict('server:conflict.priceChanged', { totals })

  if (body.shipBy !== undefined && body.shipBy < dayBefore(now)) throw invalidFields({ shipBy: { key: 'server:field.neededBy' } })
  const { kind = 'product', paymentTerms } = body
  if (paymentTerms !== undefined) {
    if (kind === 'sample') throw invalidFields({ paymentTerms: { key: 'server:field.termsOfSample' } })
    await assertOnTerms(call, { sellerId: product.sellerId, buyerId: caller.user._id }, paymentTerms, totals.total)
  }
  const [seller, commissionRate] = await Promise.all([
    tables.find('sellers', { _id: product.sellerId }),
    commissionOf(call, product),
  ])
  if (seller === undefined) throw notFound()
  const sample = kind === 'sample' ? await sampleColumns(call, caller.user._id, body) : { purpose: null, yearlyVolume: null }
  const _id = newId()
  const { name_en, name_ar, name_bn, casNumber, unNumber, grade, smiles, ghs } = product
  const order: OrderRow = {
    _id,
    number: orderNumber(_id, now),
    kind,
    buyerId: caller.user._id,
    sellerId: product.sellerId,
    productId: product._id,
    bidId: null,
    quoteId: null,
    status: 'placed',
    paymentState: 'none',
    name_en,
    name_ar,
    name_bn,
    casNumber,
    unNumber,
    grade,
    hazards: ghs.hazards,
    hasStructure: smiles !== null,
    quantity: packed.quantity,
    askedQuantity: packed.askedQuantity,
    packages: packed.packages,
    stockQuantity,
    priceUnit: product.unit,
    currency,
    unitPrice: totals.unitPrice.amount,
    subtotal: totals.subtotal.amount,
    ...tax,
    tax: totals.tax.amount,
    shipping: totals.shipping.amount,
    freight: totals.freight ?? 'included',
    total: totals.total.amount,
    paymentTerms: paymentTerms ?? 'prepaid',
    dueOn: null,
    remindOn: null,
    credited: 0,
    leadTimeDays: product.leadTimeDays,
    commissionRate,
    commissionOnFreight: true,
    incoterm,
    incotermPlace: namedPlace(incoterm, body.incotermPlace, { seller, deliveryAddress: address }),
    deliveryAddress: omitNull(addressColumns(omitNull(address))),
    note: body.note?.trim() || null,
    reference: body.reference?.trim() || null,
    shipBy: body.shipBy ?? null,
    dispatchBy: null,
    dispatchRemindedAt: null,
    proposedDispatchOn: null,
    disputeUntil: null,
    reason: null,
    ...sample,
    createdAt: now,
    updatedAt: now,
  }
  await tables.insert('orders', order)
  const entry = { position: 0, status: order.status, by: 'buyer' } as const
  const placed = await writeTimeline(call, order._id, entry, { userId: caller.user._id })
  const [answer] = await Promise.all([serializeOrder(call, order, caller, [placed]), notifyOfPlacing(call, order)])
  await publishOrderChange(call, order)
  return answer
}

/** West of Greenwich the day before may not be over yet. */
const dayBefore = (now: string) => new Date(Date.parse(now) - 86_400_000).toISOString().slice(0, 10)
