import type { components } from '#src/generated/schema.ts'

type Tender = components['schemas']['Tender']

const id = (last: number) => `01936d3e-8a00-7c31-9f3c-${String(last).padStart(12, '0')}`
const times = { publishedAt: '2026-11-18T08:00:00.000Z', closesAt: '2099-12-09T12:00:00.000Z' }

/** A call of an organisation outside of the marketplace, as the server returns it. */
export const alumCall: Tender = {
  _id: id(71),
  kind: 'news',
  reference: 'CWASA-2026-118',
  organisation: 'Chattogram WASA',
  country: 'BD',
  title_en: 'Aluminium sulfate for the Mohara plant',
  title_bn: 'মোহরা শোধনাগারের জন্য ফিটকিরি',
  body_en: '1,200 t in twelve lots.\nDelivery to the plant.',
  documents: [{ name: 'Tender schedule', url: 'https://tenders.example/cwasa-118.pdf' }],
  open: true,
  ...times,
}

/** What a buyer of the marketplace looks for. */
export const acidRequirement: Tender = {
  _id: id(72),
  kind: 'requirement',
  reference: 'KR-26-0042',
  country: 'SA',
  buyer: { country: 'SA', accountType: 'Company' },
  title_en: 'Citric acid, food grade',
  body_en: 'For a beverage plant.',
  productName: 'Citric acid',
  casNumber: '77-92-9',
  grade: 'food',
  quantity: { value: 5, unit: 't' },
  documents: [],
  open: true,
  ...times,
}
