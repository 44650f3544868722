import { z } from 'zod'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import type { FormRule } from '#src/forms/platform/issue-text.ts'
import { numberOf } from '#src/forms/platform/decimal-rule.ts'
import { changeStatusBody } from '#src/generated/bodies/changeStatus.ts'
import type { components } from '#src/generated/schema.ts'
import type { Format } from '#src/i18n/format.ts'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { isGrossBelowNet, type Unit } from '#src/lib/quantity.ts'

type Schemas = components['schemas']
export type DeliveryMethod = Schemas['DeliveryMethod']
export type Driver = Schemas['DriverFields']

const dispatchBody = changeStatusBody.properties.dispatch
const names = ['expectedOn', 'driverName', 'vehicle', 'driverLanguage', 'carrierName', 'trackingNumber', 'trackingLink'] as const
const { shape } = contractFields(dispatchBody, names)
const { properties } = dispatchBody

// The call needs them of one method alone; a form of that method needs them all.
const needed = (rule: z.ZodType) => rule.refine((value) => value !== undefined)
const ignored = z.any().transform(() => undefined)

/** A telephone number as people write it, in the form of E.164: without gaps, brackets and hyphens, `+` for `00`. */
function plainNumber(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed
  return toAsciiDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
}

const phone = z.preprocess(plainNumber, z.fromJSONSchema(properties.driverPhone))

/** Who drives, in the fields of a form. */
export interface DriverValues {
  driverName: string
  driverPhone: string
  vehicle: string
  driverLanguage: string
}

/** A batch that the goods were taken from, in the fields of a form. */
export interface BatchValues {
  number: string
  quantity: string
  madeOn: string
  expiresOn: string
}

export const emptyBatch: BatchValues = { number: '', quantity: '', madeOn: '', expiresOn: '' }

/** How goods are dispatched, in the fields of a form. */
export interface DispatchValues extends DriverValues {
  deliveryMethod: DeliveryMethod
  quantity: { value: string; unit: string }
  expectedOn: string
  packages: { count: string; kind: string }
  grossKilograms: string
  batches: BatchValues[]
  carrierName: string
  trackingNumber: string
  trackingLink: string
}

const driverFields = {
  driverName: needed(shape.driverName),
  driverPhone: phone,
  vehicle: needed(shape.vehicle),
  driverLanguage: shape.driverLanguage,
}

/** Another driver; after a failed attempt with the day of the next. */
export const driverSchema = (failed: boolean) =>
  z.object({ driver: z.object(driverFields), expectedOn: failed ? needed(shape.expectedOn) : ignored })

const blankless = (typed: unknown) => (typed === '' ? undefined : numberOf(typed))
const quantityValue = z.preprocess(blankless, z.fromJSONSchema(properties.quantity.properties.value))
const packageCount = z.fromJSONSchema(properties.packages.properties.count)
const grossKilograms = z.fromJSONSchema(properties.grossKilograms)

const batch = z.object({
  ...contractFields(properties.batches.items, ['number', 'madeOn', 'expiresOn']).shape,
  quantity: z.preprocess(blankless, z.fromJSONSchema(properties.batches.items.properties.quantity).optional()),
})

/** Of several batches each says its part; a single one is all of the shipment. */
function needParts(batches: readonly { quantity?: unknown }[], context: z.RefinementCtx): void {
  if (batches.length < 2) return
  for (const [at, { quantity }] of batches.entries()) {
    if (quantity !== undefined) continue
    context.addIssue({ code: 'custom', path: [at, 'quantity'], params: { key: 'fields:error.required' } satisfies FormRule })
  }
}

/** What the goods cannot go without: packages where they are dangerous, batches where their seller keeps them. */
interface Needs {
  needsPackages: boolean
  needsBatches: boolean
}

/** Packages and their weight, which only dangerous goods cannot go without; a kind without a number is nothing. */
const cargo = ({ needsPackages, needsBatches }: Needs) => ({
  packages: z
    .object({ count: z.preprocess(blankless, needsPackages ? packageCount : packageCount.optional()), kind: z.string() })
    .transform((packages) => (packages.count === undefined ? undefined : packages)),
  grossKilograms: z.preprocess(blankless, needsPackages ? grossKilograms : grossKilograms.optional()),
  batches: z
    .array(batch)
    .superRefine(needParts)
    .refine((batches) => !needsBatches || batches.length > 0, { params: { key: 'fields:error.required' } satisfies FormRule })
    .transform((batches) => (batches.length === 0 ? undefined : batches.map(withoutBlanks))),
})

/** Fields that were left out of the form are left out of what is sent. */
const withoutBlanks = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const untracked = { carrierName: ignored, trackingNumber: ignored, trackingLink: ignored }
const undriven = { driverName: ignored, driverPhone: ignored, vehicle: ignored, driverLanguage: ignored }
const always = { quantity: z.object({ value: quantityValue, unit: z.string() }), expectedOn: shape.expectedOn }
const tracked = {
  carrierName: needed(shape.carrierName),
  trackingNumber: shape.trackingNumber,
  trackingLink: shape.trackingLink,
}

const needGross =
  (formatQuantity: Format['formatQuantity'], unit: Unit) =>
  ({ quantity, grossKilograms: gross }: { quantity: { value: unknown }; grossKilograms: unknown }, context: z.RefinementCtx) => {
    const net = { value: Number(quantity.value), unit }
    if (gross === undefined || !isGrossBelowNet(Number(gross), net)) return
    const params: FormRule = { key: 'order:question.grossBelowNet', values: { net: formatQuantity(net) } }
    context.addIssue({ code: 'custom', path: ['grossKilograms'], params })
  }

/** What each method asks for; what belongs to another is left out. */
export function dispatchSchema(needs: Needs, unit: Unit, formatQuantity: Format['formatQuantity']) {
  const rest = { ...always, ...cargo(needs) }
  return z.object({
    dispatch: z
      .discriminatedUnion('deliveryMethod', [
        z.object({ deliveryMethod: z.literal('driver'), ...rest, ...driverFields, ...untracked }),
        z.object({ deliveryMethod: z.literal('courier'), ...rest, ...undriven, ...tracked }),
        z.object({ deliveryMethod: z.literal('collection'), ...rest, ...undriven, ...untracked }),
      ])
      .superRefine(needGross(formatQuantity, unit))
      .transform(withoutBlanks),
  })
}
