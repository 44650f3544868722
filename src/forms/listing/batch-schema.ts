import { z } from 'zod'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { numberOf } from '#src/forms/platform/decimal-rule.ts'
import type { FormRule } from '#src/forms/platform/issue-text.ts'
import { addProductBatchBody } from '#src/generated/bodies/addProductBatch.ts'
import { correctProductBatchBody } from '#src/generated/bodies/correctProductBatch.ts'
import type { components } from '#src/generated/schema.ts'
import type { PackageSize } from '#src/lib/packages.ts'
import type { Unit } from '#src/lib/quantity.ts'

type Schemas = components['schemas']

/** What is typed of a batch. `keeps`: which last day it has. `packaging`: its place in the list of the product, or nothing. */
export interface BatchFormValues {
  number: string
  quantity: string
  madeOn: string
  keeps: 'expiry' | 'retest' | 'open'
  lastDay: string
  packaging: string
  note: string
}

export const emptyBatchForm: BatchFormValues = {
  number: '',
  quantity: '',
  madeOn: '',
  keeps: 'expiry',
  lastDay: '',
  packaging: '',
  note: '',
}

const fields = contractFields(addProductBatchBody, ['number', 'madeOn', 'expiresOn', 'note']).shape
const { value: quantityValue } = contractFields(addProductBatchBody.properties.quantity, ['value']).shape

type Typed = Omit<BatchFormValues, 'quantity' | 'madeOn' | 'lastDay' | 'note'> & {
  quantity: number
  madeOn?: string
  lastDay?: string
  note?: string
}

/** A batch as the call takes it; without a certificate, which is sent ahead. */
export const batchSchema = (unit: Unit, packages: readonly PackageSize[]) =>
  z
    .object({
      number: fields.number,
      quantity: z.preprocess(numberOf, quantityValue),
      madeOn: fields.madeOn,
      keeps: z.enum(['expiry', 'retest', 'open']),
      lastDay: fields.expiresOn,
      packaging: z.string(),
      note: fields.note,
    })
    .superRefine(({ keeps, lastDay }, context) => {
      if (keeps === 'open' || lastDay !== undefined) return
      context.addIssue({ code: 'custom', path: ['lastDay'], params: { key: 'fields:error.required' } satisfies FormRule })
    })
    .transform((typed) => {
      // The contract's rules, made from JSON, have no types of their own.
      const { number, quantity, madeOn, keeps, lastDay, packaging: at, note } = typed as Typed
      const size = at === '' ? undefined : packages[Number(at)]
      const batch: Omit<Schemas['BatchEntry'], 'certificate'> = {
        number,
        quantity: { value: quantity, unit },
        ...(madeOn !== undefined && { madeOn }),
        ...(keeps === 'expiry' && lastDay !== undefined && { expiresOn: lastDay }),
        ...(keeps === 'retest' && lastDay !== undefined && { retestOn: lastDay }),
        ...(size !== undefined && { packaging: { kind: size.kind, net: size.net } }),
        ...(note !== undefined && { note }),
      }
      return batch
    })

/** The server names the fields of the call; the form has one for the two last days, and one box for the quantity. */
export function onBatchFields(fieldsOfCall: Readonly<Record<string, string>>): Record<string, string> {
  const names: Record<string, string> = { expiresOn: 'lastDay', retestOn: 'lastDay' }
  return Object.fromEntries(
    Object.entries(fieldsOfCall).map(([path, message]) => {
      const [name = ''] = path.split('.')
      return [names[name] ?? name, message]
    }),
  )
}

export interface CorrectionValues {
  quantity: string
  retestOn: string
  reason: string
}

const correction = contractFields(correctProductBatchBody, ['retestOn', 'reason']).shape
const { value: heldValue } = contractFields(correctProductBatchBody.properties.quantity, ['value']).shape

export const correctionSchema = z.object({
  quantity: z.preprocess(numberOf, heldValue),
  retestOn: correction.retestOn,
  reason: correction.reason,
})
