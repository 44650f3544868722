import type { BodyOf } from '#server/operation.ts'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { planRow, subscriptionRow } from './money-rows.ts'

type Form = Omit<BodyOf<'addSellerProduct'>, 'profileImage' | 'images' | 'documentFiles'>

/** What a seller fills in to offer cyclohexane, which the demo catalogue does not hold twice. Files come beside it. */
export function cyclohexaneForm(subCategoryId: string, changes: Partial<Form> = {}) {
  const form: Form = {
    subCategoryId,
    name_en: 'Cyclohexane',
    name_ar: 'سيكلوهكسان',
    name_bn: 'সাইক্লোহেক্সেন',
    description_en: 'Solvent for resins.',
    casNumber: '110-82-7',
    ecNumber: '203-806-2',
    unNumber: 'UN1145',
    hsCode: '290211',
    molecularFormula: 'C6H12',
    molecularWeight: 84.16,
    smiles: 'C1CCCCC1',
    synonyms: ['Hexamethylene'],
    grade: 'technical',
    purity: 99.5,
    physicalForm: 'liquid',
    brand: 'Creekside',
    countryOfOrigin: 'AE',
    packaging: [{ kind: 'drum', net: { value: 160, unit: 'kg' } }],
    minimumOrder: { value: 160, unit: 'kg' },
    priceTiers: [
      { minimumQuantity: { value: 160, unit: 'kg' }, price: { amount: 540, currency: 'AED' } },
      { minimumQuantity: { value: 1600, unit: 'kg' }, price: { amount: 495, currency: 'AED' } },
    ],
    stock: { value: 24_000, unit: 'kg' },
    leadTimeDays: 7,
    incoterms: ['FCA', 'CIF'],
    certificates: ['REACH'],
    ghs: { signal: 'danger', pictograms: ['GHS02', 'GHS07'], hazards: ['H225', 'H304'], precautions: ['P210', 'P301+P310'] },
    documents: [{ kind: 'SDS', access: 'onRequest' }],
  }
  return { ...form, ...changes }
}

/** Puts a user on a plan of its own, in place of whatever it had. */
export async function givePlan(
  store: Store,
  userId: string,
  allowances: Partial<Pick<Row<'plans'>, 'listings' | 'promotions'>> = {},
): Promise<void> {
  const plan = planRow({ price: 14_900, listings: null, promotions: null, position: 9, ...allowances })
  await store.insert('plans', plan)
  await store.remove('subscriptions', { userId })
  await store.insert('subscriptions', subscriptionRow({ userId, planId: plan._id }))
}
