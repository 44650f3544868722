import acids from './catalogue/acids.json' with { type: 'json' }
import alkalisAmines from './catalogue/alkalis-amines.json' with { type: 'json' }
import categoriesFile from './catalogue/categories.json' with { type: 'json' }
import fertilizers from './catalogue/fertilizers.json' with { type: 'json' }
import flavoursFragrances from './catalogue/flavours-fragrances.json' with { type: 'json' }
import foodAdditives from './catalogue/food-additives.json' with { type: 'json' }
import labReagents from './catalogue/lab-reagents.json' with { type: 'json' }
import monomersIntermediates from './catalogue/monomers-intermediates.json' with { type: 'json' }
import personalCare from './catalogue/personal-care.json' with { type: 'json' }
import pharmaIngredients from './catalogue/pharma-ingredients.json' with { type: 'json' }
import pigmentsOxides from './catalogue/pigments-oxides.json' with { type: 'json' }
import saltsMinerals from './catalogue/salts-minerals.json' with { type: 'json' }
import sellersFile from './catalogue/sellers.json' with { type: 'json' }
import solvents from './catalogue/solvents.json' with { type: 'json' }
import textileLeather from './catalogue/textile-leather.json' with { type: 'json' }
import waterTreatment from './catalogue/water-treatment.json' with { type: 'json' }
import type { PackingGroup } from '#src/lib/dangerous-goods.ts'
import type { Row } from '#server/store/tables.ts'

export interface LocalText {
  en: string
  ar: string
  bn: string
}

/** A substance of the catalogue files, with its offers. */
export interface Substance {
  cas: string
  ec: string | null
  un: string | null
  /** Of flammable goods, °C by closed cup: IEC 60079-20-1, else the maker's. */
  flashPoint?: number
  /** Of an entry with several, by flash point or concentration. */
  packingGroup?: PackingGroup
  /** Of a UN number with several proper shipping names, the one that applies. */
  shippingName?: string
  /** For an entry “not otherwise specified”; the name in English unless given. */
  technicalName?: string
  hs: string
  formula: string
  weight: number
  smiles: string
  name: LocalText
  description: LocalText
  synonyms: string[]
  subCategory: string
  form: Row<'products'>['physicalForm']
  ghs: Row<'products'>['ghs']
  certificates: Row<'products'>['certificates']
  listings: Listing[]
}

export interface Listing {
  seller: string
  grade: Row<'products'>['grade']
  purity: number
  /** US dollars for one `unit`. */
  priceUsd: number
  unit: Row<'products'>['unit']
  minimum: number
  stock: number
  packaging: Row<'products'>['packaging']
  leadDays: number
  incoterms: Row<'products'>['incoterms']
}

export interface DemoSeller {
  slug: string
  businessName: string
  contactName: string
  country: string
  city: string
  currency: string
  verified: boolean
  memberSince: string
  phone: string
  taxNumber: string
  street: string
  postalCode: string
  about: LocalText
}

export const demoCategories: { slug: string; name: LocalText; subCategories: { slug: string; name: LocalText }[] }[] =
  categoriesFile

export const demoSellers: DemoSeller[] = sellersFile

// JSON imports widen enumerations to strings; tests/architecture/catalogue.test.ts proves that every value is one of them.
export const demoSubstances = [
  ...solvents,
  ...acids,
  ...alkalisAmines,
  ...waterTreatment,
  ...saltsMinerals,
  ...fertilizers,
  ...pigmentsOxides,
  ...labReagents,
  ...textileLeather,
  ...foodAdditives,
  ...pharmaIngredients,
  ...personalCare,
  ...monomersIntermediates,
  ...flavoursFragrances,
] as Substance[]
