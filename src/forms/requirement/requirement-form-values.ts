import { z } from 'zod'
import { createRequirementBody } from '#src/generated/bodies/createRequirement.ts'
import type { components } from '#src/generated/schema.ts'
import { isCasNumber, normaliseCasNumber } from '#src/lib/cas-number.ts'
import { localMoment, momentOf } from '#src/lib/local-moment.ts'
import { toDecimalText } from '#src/lib/money.ts'
import type { Unit } from '#src/lib/quantity.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { moneyRule, numberOf } from '#src/forms/platform/decimal-rule.ts'
import type { FormRule } from '#src/forms/platform/issue-text.ts'

type Schemas = components['schemas']

/** What the form tells of a requirement; where to deliver and the files are chosen beside it. */
export type RequirementValues = Omit<Schemas['RequirementFields'], 'addressId' | 'attachments'>

export interface RequirementFormValues {
  title: string
  productName: string
  casNumber: string
  categoryId: string
  grade: Schemas['Grade'] | ''
  quantity: { value: string; unit: Unit }
  currency: string
  targetPrice: string
  budget: string
  incoterm: Schemas['Incoterm'] | ''
  /** As a `datetime-local` box has it. */
  deadline: string
  description: string
  isPublic: boolean
}

/** Names of the fields as the server calls them. */
export const requirementFormFields = [
  ...(['title', 'productName', 'casNumber', 'categoryId', 'grade', 'quantity.value', 'quantity.unit', 'currency'] as const),
  ...(['targetPrice', 'budget', 'incoterm', 'deadline', 'description', 'isPublic'] as const),
]

const quantity = contractFields(createRequirementBody.properties.quantity, ['value', 'unit'])
const wrongCas: FormRule = { key: 'requirement:post.casWrong' }
const plain = contractFields(createRequirementBody, [
  ...(['title', 'productName', 'categoryId', 'grade', 'currency', 'incoterm', 'description', 'isPublic'] as const),
])

/** Amounts are read in the currency that is chosen in the same form. */
export const requirementSchema = (currency: string) =>
  plain.extend({
    casNumber: z
      .string()
      .transform(normaliseCasNumber)
      .refine((typed) => typed === '' || isCasNumber(typed), { params: wrongCas })
      .transform((typed) => (typed === '' ? undefined : typed)),
    quantity: z.object({ value: z.preprocess(numberOf, quantity.shape.value), unit: quantity.shape.unit }),
    targetPrice: moneyRule(currency),
    budget: moneyRule(currency),
    deadline: z.string().min(1).transform(momentOf).pipe(z.string()),
  })

/** What the form begins with: the requirement as it stands, or a week for bids and nothing else. */
export function requirementValues(requirement: Schemas['Requirement'] | null): RequirementFormValues {
  const aWeek = new Date(Date.now() + 7 * 86_400_000)
  aWeek.setHours(17, 0)
  if (requirement === null) {
    return {
      title: '',
      productName: '',
      casNumber: '',
      categoryId: '',
      grade: '',
      quantity: { value: '', unit: 'kg' },
      currency: 'USD',
      targetPrice: '',
      budget: '',
      incoterm: '',
      deadline: localMoment(aWeek),
      description: '',
      isPublic: true,
    }
  }
  const { title, productName, casNumber = '', category, grade = '', currency, targetPrice, budget, incoterm = '' } = requirement
  return {
    title,
    productName,
    casNumber,
    categoryId: category?._id ?? '',
    grade,
    currency,
    incoterm,
    quantity: { value: String(requirement.quantity.value), unit: requirement.quantity.unit },
    targetPrice: targetPrice === undefined ? '' : toDecimalText(targetPrice),
    budget: budget === undefined ? '' : toDecimalText(budget),
    deadline: localMoment(new Date(requirement.deadline)),
    description: requirement.description ?? '',
    isPublic: requirement.isPublic,
  }
}
