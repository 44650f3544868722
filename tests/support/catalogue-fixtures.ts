import type { components } from '#src/generated/schema.ts'
import { sampleProduct } from './order-fixtures.ts'

type Schemas = components['schemas']

const id = (last: number) => `01936d3e-8a00-7c31-9f3c-${String(last).padStart(12, '0')}`

/** Offers, a seller and a category as the server returns them. */
export const acetoneCard: Schemas['ProductCard'] = {
  _id: sampleProduct._id,
  name_en: 'Acetone',
  name_ar: 'أسيتون',
  name_bn: 'অ্যাসিটোন',
  description_en:
    'Very volatile clear liquid with a sweetish odour, miscible with water. Thinner and cleaner for resins, adhesives and varnish.',
  casNumber: '67-64-1',
  molecularFormula: 'C3H6O',
  grade: 'technical',
  purity: 99.5,
  physicalForm: 'liquid',
  countryOfOrigin: 'SA',
  price: { amount: 394, currency: 'SAR' },
  lowestPrice: { amount: 358, currency: 'SAR' },
  priceUnit: 'kg',
  minimumOrder: { value: 160, unit: 'kg' },
  stock: { value: 24000, unit: 'kg' },
  rating: 4.9,
  ratingCount: 44,
  status: 'active',
  promoted: true,
  hasStructure: true,
  seller: { _id: id(1), businessName: 'Gulf Marjan Petrochem', country: 'SA', verified: true, rating: 4.6, ratingCount: 38 },
}

const { lowestPrice: _lowest, description_en: _notified, ...plain } = acetoneCard

/** One price, no description, no drawing, no rating, none left. */
export const bareCard: Schemas['ProductCard'] = {
  ...plain,
  _id: id(2),
  name_en: 'Urea',
  casNumber: '57-13-6',
  molecularFormula: 'CH4N2O',
  hasStructure: false,
  promoted: false,
  stock: { value: 0, unit: 'kg' },
  rating: 0,
  ratingCount: 0,
}

export const gulfMarjan: Schemas['Seller'] = {
  ...acetoneCard.seller,
  fullName: 'Faisal Al-Harbi',
  about_en: 'Solvents straight from the Jubail industrial complex.',
  city: 'Jubail',
  currency: 'SAR',
  memberSince: '2021-03-14',
  responseHours: 6,
  productCount: 27,
}

export const solvents: Schemas['Category'] = {
  _id: id(3),
  slug: 'solvents',
  name_en: 'Solvents',
  name_ar: 'مذيبات',
  name_bn: 'দ্রাবক',
  productCount: 57,
  subCategories: [
    { _id: id(4), slug: 'ketones-esters', categoryId: id(3), name_en: 'Ketones & esters', productCount: 21 },
    { _id: id(5), slug: 'alcohols', categoryId: id(3), name_en: 'Alcohols', productCount: 12 },
  ],
}

export const sampleFacets: Schemas['Facets'] = {
  grades: [
    { value: 'technical', count: 9 },
    { value: 'ACS', count: 2 },
  ],
  forms: [{ value: 'liquid', count: 11 }],
  countries: [{ value: 'SA', count: 7 }],
  certificates: [{ value: 'REACH', count: 5 }],
}
