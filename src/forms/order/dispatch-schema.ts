import { z } from 'zod'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { numberOf } from '#src/forms/platform/decimal-rule.ts'
import { changeStatusBody } from '#src/generated/bodies/changeStatus.ts'
import type { components } from '#src/generated/schema.ts'
import { toAsciiDigits } from '#src/lib/digits.ts'

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

/** How goods are dispatched, in the fields of a form. */
export interface DispatchValues extends DriverValues {
  deliveryMethod: DeliveryMethod
  quantity: { value: string; unit: string }
  expectedOn: string
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

export const driverSchema = z.object({ driver: z.object(driverFields) })

const quantityValue = z.preprocess(
  (typed) => (typed === '' ? undefined : numberOf(typed)),
  z.fromJSONSchema(properties.quantity.properties.value),
)

const untracked = { carrierName: ignored, trackingNumber: ignored, trackingLink: ignored }
const undriven = { driverName: ignored, driverPhone: ignored, vehicle: ignored, driverLanguage: ignored }
const rest = { quantity: z.object({ value: quantityValue, unit: z.string() }), expectedOn: shape.expectedOn }
const tracked = {
  carrierName: needed(shape.carrierName),
  trackingNumber: shape.trackingNumber,
  trackingLink: shape.trackingLink,
}

/** What each method asks for; what belongs to another is left out. */
export const dispatchSchema = z.object({
  dispatch: z
    .discriminatedUnion('deliveryMethod', [
      z.object({ deliveryMethod: z.literal('driver'), ...rest, ...driverFields, ...untracked }),
      z.object({ deliveryMethod: z.literal('courier'), ...rest, ...undriven, ...tracked }),
      z.object({ deliveryMethod: z.literal('collection'), ...rest, ...undriven, ...untracked }),
    ])
    .transform((fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))),
})
