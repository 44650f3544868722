import type { components } from '#src/generated/schema.ts'
import { needsFlashPoint, transportDescription, undeclared } from '#src/lib/dangerous-goods.ts'
import { missingOfDeclaration } from '#src/lib/dangerous-goods-entries.ts'
import { addDays, dayIn } from '#src/lib/end-of-day.ts'
import { isSeaTerm } from '#src/lib/incoterms.ts'
import { inPackages } from '#src/lib/packages.ts'
import { compareQuantities, isGrossBelowNet, type Quantity } from '#src/lib/quantity.ts'
import { declarationColumn } from '#server/domain/listing/carriage-rules.ts'
import type { OrderRow } from '#server/domain/order/orders.ts'
import type { Text } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { quantityText } from '#server/domain/platform/quantity-text.ts'
import type { TableContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

type Dispatch = components['schemas']['Dispatch']
type Batch = components['schemas']['Batch']
export type Cargo = Pick<Row<'shipments'>, 'packages' | 'grossKilograms' | 'batches' | 'carriage'>

type Signatory = NonNullable<NonNullable<Cargo['carriage']>['signatory']>

/** How the goods of an order are declared for carriage now; undefined of goods without a UN number. */
export interface Declared {
  unNumber: string
  declaration: NonNullable<Row<'products'>['dangerousGoods']>
  /** H codes of the goods. */
  hazards: readonly string[]
  bySea: boolean
}

/**
 * Reads how the goods of an order are declared: by the number that was ordered, or the one that the product has got since, and what the product
 * states now, its emergency phone and flash point even when its number is another one by now. A sample that can go as limited quantity, which needs no transport
 * document (ADR 3.4), is not asked.
 */
export async function declaredOf(
  { tables }: Pick<TableContext, 'tables'>,
  { unNumber: ordered, productId, kind, incoterm, hazards }: OrderRow,
): Promise<Declared | undefined> {
  const product = productId === null ? undefined : await tables.find('products', { _id: productId })
  const unNumber = ordered ?? product?.unNumber ?? null
  if (unNumber === null) return undefined
  const stated = product?.dangerousGoods ?? null
  const { emergencyPhone, flashPoint } = stated ?? undeclared
  const declaration =
    product?.unNumber === unNumber ? stated : declarationColumn(unNumber, omitNull({ emergencyPhone, flashPoint }))
  if (declaration === null || (kind === 'sample' && canBeLimited(declaration))) return undefined
  return { unNumber, declaration, hazards: product?.ghs.hazards ?? hazards, bySea: isSeaTerm(incoterm) }
}

/** Packing group I, explosives, toxic gases, infectious and radioactive goods are in no quantity limited (ADR, table A, column 7a). */
const canBeLimited = ({ hazardClass, packingGroup }: Declared['declaration']): boolean =>
  hazardClass !== null && packingGroup !== 'I' && !/^(1|2\.3|6\.2|7)/.test(hazardClass)

/** The line of the transport document and the emergency phone; null of goods that are not dangerous, and while any of it is missing. */
function carriageOf(declared: Declared | undefined, signatory: Signatory): Cargo['carriage'] {
  if (declared === undefined) return null
  const { unNumber, declaration } = declared
  const { emergencyPhone } = declaration
  if (emergencyPhone === null || missingOf(declared).length > 0) return null
  return { unNumber, description: transportDescription(unNumber, declaration, declared), emergencyPhone, signatory }
}

/** What the transport document cannot do without and the product does not state; by sea the flash point of flammable liquids as well. */
function missingOf({ unNumber, declaration, bySea }: Declared): string[] {
  const missing: string[] = missingOfDeclaration(unNumber, declaration)
  const wantsFlashPoint = bySea && needsFlashPoint(declaration) && declaration.flashPoint === null
  return wantsFlashPoint ? [...missing, 'flashPoint'] : missing
}

/**
 * Returns what is wrong with packages, batches and declaration of a dispatch, by field of the dispatch. Packages of the kind that was `ordered`
 * hold what those hold; another kind is the seller's to know.
 */
export function cargoProblems(
  { packages, grossKilograms, batches = [] }: Dispatch,
  quantity: Quantity,
  { declared, ordered }: { declared: Declared | undefined; ordered: OrderRow['packages'] },
  now: string,
): Record<string, Text> {
  const problems: Record<string, Text> = batchProblems(batches, quantity, now)
  const fitting = ordered !== null && packages?.kind === ordered.kind ? inPackages(quantity, ordered) : undefined
  const needed = fitting?.problem === undefined ? fitting?.packages.count : undefined
  if (ordered !== null && needed !== undefined && packages !== undefined && packages.count < needed) {
    const { key, values } = quantityText('server:field.fewPackages', 'net', ordered.net)
    problems['packages.count'] = { key, values: { ...values, least: needed } }
  }
  if (grossKilograms !== undefined && isGrossBelowNet(grossKilograms, quantity))
    problems['grossKilograms'] = quantityText('server:field.grossBelowNet', 'net', quantity)
  if (declared === undefined) return problems
  for (const field of missingOf(declared)) problems[`dangerousGoods.${field}`] = { key: 'server:field.undeclared' }
  if (packages === undefined) problems['packages'] = { key: 'server:field.required' }
  if (grossKilograms === undefined) problems['grossKilograms'] = { key: 'server:field.required' }
  return problems
}

/** Each number once, nothing that has expired, and together just what is dispatched. A single batch is all of it without a quantity. */
function batchProblems(batches: readonly Batch[], quantity: Quantity, now: string): Record<string, Text> {
  const problems: Record<string, Text> = {}
  const today = dayIn('UTC', now)
  for (const [at, { number, madeOn, expiresOn, quantity: part }] of batches.entries()) {
    const wrong = (field: keyof Batch, text: Text) => {
      problems[`batches.${at}.${field}`] ??= text
    }
    if (batches.findIndex((other) => other.number.trim() === number.trim()) < at)
      wrong('number', { key: 'server:field.batchTwice' })
    // A day begins in the east while it is yesterday in UTC.
    if (madeOn !== undefined && madeOn > addDays(today, 1)) wrong('madeOn', { key: 'server:field.batchMadeOn' })
    if (expiresOn !== undefined && expiresOn < today) wrong('expiresOn', { key: 'server:field.batchExpired' })
    if (madeOn !== undefined && expiresOn !== undefined && expiresOn <= madeOn)
      wrong('expiresOn', { key: 'server:field.batchOrder' })
    if (batches.length > 1 && part === undefined) wrong('quantity', { key: 'server:field.required' })
  }
  const parts = batches.flatMap(({ quantity: part }) => (part === undefined ? [] : [part]))
  const value = Number(parts.reduce((sum, part) => sum + part, 0).toPrecision(12))
  const isWhole = compareQuantities({ value, unit: quantity.unit }, quantity) === 0
  if (batches.length > 0 && parts.length === batches.length && !isWhole)
    problems[`batches.${batches.length - 1}.quantity`] ??= quantityText('server:field.batchSum', 'quantity', quantity)
  return problems
}

/** What the shipment keeps of it. */
export function cargoColumns(
  { packages, grossKilograms, batches = [] }: Dispatch,
  declared: Declared | undefined,
  signatory: Signatory,
): Cargo {
  return {
    packages: packages ?? null,
    grossKilograms: grossKilograms ?? null,
    batches: batches.map(({ number, quantity = null, madeOn = null, expiresOn = null }) => ({
      number: number.trim(),
      quantity,
      madeOn,
      expiresOn,
    })),
    carriage: carriageOf(declared, signatory),
  }
}
