import { isCasNumber } from '#src/lib/cas-number.ts'
import { isTraded } from '#server/domain/catalogue/first-rates.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { invalidFields, type Text } from '#server/domain/platform/domain-error.ts'
import type { RequirementRow } from './requirements.ts'
import { termsLine } from '#server/domain/search/search-text.ts'
import { utcMoment } from '#server/domain/platform/utc-moment.ts'
import { addressColumns } from '#server/domain/account/user-serializer.ts'
import type { BodyOf, Caller, OperationContext } from '#server/operation.ts'

const hour = 3_600_000
const day = 24 * hour
const soonest = hour
const latest = 180 * day
/** How long after the deadline the buyer can award. */
const deciding = 14 * day

type Stated = Omit<RequirementRow, '_id' | 'number' | 'buyerId' | 'status' | 'language' | 'reason' | 'createdAt' | 'updatedAt'>

/** Returns the columns of a buyer's form. Throws 422 with every invalid field. */
export async function statedColumns(
  { tables, now }: OperationContext,
  { user }: Caller,
  number: string,
  body: BodyOf<'createRequirement'>,
): Promise<Stated> {
  const [address, category] = await Promise.all([
    tables.find('addresses', { _id: body.addressId, userId: user._id }),
    body.categoryId === undefined ? undefined : tables.find('categories', { _id: body.categoryId }),
  ])
  const { currency, targetPrice, budget, casNumber } = body
  const problems: Record<string, Text> = {}
  if (address === undefined) problems['addressId'] = { key: 'server:field.address' }
  if (body.categoryId !== undefined && category === undefined) problems['categoryId'] = { key: 'server:field.choice' }
  if (casNumber !== undefined && !isCasNumber(casNumber)) problems['casNumber'] = { key: 'server:field.casNumber' }
  if (!isTraded(currency)) problems['currency'] = { key: 'server:field.currencyUnknown' }
  for (const [name, money] of Object.entries({ targetPrice, budget })) {
    if (money !== undefined && money.currency !== currency) problems[name] = { key: 'server:field.requirementCurrency' }
  }
  const deadline = utcMoment(body.deadline)
  const ahead = deadline === undefined ? -1 : Date.parse(deadline) - Date.parse(now)
  if (ahead < soonest || ahead > latest) problems['deadline'] = { key: 'server:field.deadline' }
  if (address === undefined || deadline === undefined || Object.keys(problems).length > 0) throw invalidFields(problems)

  const title = body.title.trim()
  const description = body.description?.trim() || null
  const productName = body.productName.trim()
  return {
    title,
    description,
    productName,
    currency,
    deadline,
    casNumber: casNumber ?? null,
    grade: body.grade ?? null,
    categoryId: category?._id ?? null,
    quantity: body.quantity,
    targetPrice: targetPrice?.amount ?? null,
    budget: budget?.amount ?? null,
    incoterm: body.incoterm ?? null,
    deliveryAddress: omitNull(addressColumns(omitNull(address))),
    country: address.country,
    isPublic: body.isPublic ?? false,
    decideBy: new Date(Date.parse(deadline) + deciding).toISOString(),
    searchText: termsLine([number, title, productName, casNumber, description]),
  }
}
