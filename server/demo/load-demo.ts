import { type BankDetails, keepBankDetails } from '#server/domain/ledger/bank-details.ts'
import { namedSeller } from '#server/domain/account/seller-names.ts'
import { deliveredTaxRules } from '#server/store/delivered-tax-rules.ts'
import { recountProducts } from '#server/domain/catalogue/seller-products.ts'
import type { Store, Tables } from '#server/store/store.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Row } from '#server/store/tables.ts'
import { type DemoSeller, demoCategories, demoSellers, demoSubstances } from './catalogue.ts'
import { newAccount, unusedSellingSide } from './demo-accounts.ts'
import { insertDemoChats } from './demo-chats.ts'
import { demoFreight } from './demo-freight.ts'
import { insertDemoMoney } from './demo-money.ts'
import { demoProduct } from './demo-products.ts'
import { insertRaters, type Rater } from './demo-raters.ts'
import { demoRatings, ratingFigures } from './demo-ratings.ts'
import { insertTenders } from './demo-tenders.ts'
import { loadOnce } from './load-once.ts'

export const demoPassword = 'Kimiya-Demo-1'

export const demoAccounts = `Demo accounts, password ${demoPassword}:
  buyer@kimiya.example     a buyer in Chattogram
  company@kimiya.example   a company that buys, in Dubai
  seller@kimiya.example    Gulf Marjan Petrochem, sells from Jubail
  seller2@kimiya.example   sells from Chattogram`

/** An account of no bank: the IBAN is the registry's own example for the country. */
const demoBankDetails: BankDetails = {
  accountName: 'Kimiya Marketplace (demo)',
  bankName: 'Demo Bank',
  bankAddress: 'King Fahd Road, Dammam, Saudi Arabia',
  iban: 'SA0380000000608010167519',
  swift: 'DEMOSARIXXX',
  currency: 'SAR',
}

/** The sellers with a known password; the others' is random. */
const sellerAccounts: Record<string, string> = { 'gulf-petrochem': 'seller', 'padma-chem': 'seller2' }

interface DemoContext {
  store: Store
  ports: Pick<Ports, 'passwords' | 'codes'>
  now: string
  newId: () => string
}

/** Loads the demo marketplace once into an installation; returns whether it did. */
export async function loadDemo({ store, ports, now, newId }: DemoContext): Promise<boolean> {
  return loadOnce(store, { name: 'demoLoaded', now }, async (tables) => {
    const passwordHash = await ports.passwords.hash(demoPassword)
    const unusableHash = await ports.passwords.hash(ports.codes.token())
    await keepBankDetails({ tables }, demoBankDetails)
    // A database has them by its migration, the store in memory has none.
    if ((await tables.count('taxRules', {})) === 0) await tables.insert('taxRules', ...deliveredTaxRules)
    await insertBuyers(tables, passwordHash, now, newId)
    const sellerIds = await insertSellers(tables, { passwordHash, unusableHash }, now, newId)
    const raters = await insertRaters(tables, unusableHash, now, newId)
    await insertCatalogue(tables, { sellerIds, raters }, now, newId)
    await insertDemoMoney(tables, now, newId)
    await insertTenders(tables, now, newId)
    await insertDemoChats({ tables, now, newId })
  })
}

async function insertBuyers(tables: Tables, passwordHash: string, now: string, newId: () => string): Promise<void> {
  const buyer: Row<'users'> = {
    _id: newId(),
    email: 'buyer@kimiya.example',
    emailVerifiedAt: now,
    passwordHash,
    accountType: 'Individual',
    fullName: 'Nusrat Jahan',
    businessName: null,
    taxNumber: null,
    countryCode: '+880',
    phoneNumber: '1712345678',
    country: 'BD',
    ...newAccount,
    createdAt: now,
  }
  const company: Row<'users'> = {
    _id: newId(),
    email: 'company@kimiya.example',
    emailVerifiedAt: now,
    passwordHash,
    accountType: 'Company',
    fullName: 'Omar Al-Mansoori',
    businessName: 'Creekside Coatings LLC',
    taxNumber: '100555014200003',
    countryCode: '+971',
    phoneNumber: '505550142',
    country: 'AE',
    ...newAccount,
    createdAt: now,
  }
  await tables.insert('users', buyer, company)
  const side = { ...unusedSellingSide, memberSince: now.slice(0, 10) }
  await tables.insert(
    'sellers',
    {
      _id: buyer._id,
      ...namedSeller(buyer.fullName),
      ...side,
      city: 'Chattogram',
      country: 'BD',
      currency: 'BDT',
      taxNumber: null,
    },
    {
      _id: company._id,
      ...namedSeller('Creekside Coatings LLC'),
      ...side,
      city: 'Dubai',
      country: 'AE',
      currency: 'AED',
      taxNumber: company.taxNumber,
    },
  )
  await tables.insert(
    'addresses',
    {
      _id: newId(),
      userId: buyer._id,
      label: null,
      fullName: buyer.fullName,
      countryCode: '+880',
      phoneNumber: '1712345678',
      line1: '14 Strand Road',
      line2: 'Sadarghat',
      city: 'Chattogram',
      region: null,
      postalCode: '4000',
      country: 'BD',
      createdAt: now,
    },
    {
      _id: newId(),
      userId: company._id,
      label: null,
      fullName: company.fullName,
      countryCode: '+971',
      phoneNumber: '505550142',
      line1: 'Warehouse 7, Al Quoz Industrial Area 3',
      line2: null,
      city: 'Dubai',
      region: null,
      postalCode: null,
      country: 'AE',
      createdAt: now,
    },
  )
}

async function insertSellers(
  tables: Tables,
  hashes: { passwordHash: string; unusableHash: string },
  now: string,
  newId: () => string,
): Promise<Map<string, string>> {
  const ids = new Map(demoSellers.map(({ slug }) => [slug, newId()]))
  for (const seller of demoSellers) {
    const { slug, businessName, country, city, currency, verified, memberSince } = seller
    const _id = ids.get(slug) ?? newId()
    const account = sellerAccounts[slug]
    const phone = splitPhone(seller)
    await tables.insert('users', {
      _id,
      email: `${account ?? slug}@kimiya.example`,
      emailVerifiedAt: now,
      accountType: 'Company',
      fullName: seller.contactName,
      passwordHash: account === undefined ? hashes.unusableHash : hashes.passwordHash,
      businessName,
      taxNumber: seller.taxNumber,
      ...phone,
      country,
      ...newAccount,
      createdAt: now,
    })
    await tables.insert('sellers', {
      _id,
      ...namedSeller(businessName),
      about_en: seller.about.en,
      about_ar: seller.about.ar,
      about_bn: seller.about.bn,
      street: seller.street,
      postalCode: seller.postalCode,
      city,
      country,
      currency,
      taxNumber: seller.taxNumber,
      verified,
      rating: 0,
      ratingCount: 0,
      photos: [],
      responseHours: null,
      responseMeasuredAt: '1970-01-01T00:00:00.000Z',
      memberSince,
      productCount: 0,
    })
    await tables.insert('freightRates', { _id, version: 1, ...demoFreight(seller), updatedAt: now })
    if (verified) {
      await tables.insert('companyDocuments', {
        _id: newId(),
        userId: _id,
        status: 'verified',
        tradeLicenceNumber: `CR ${seller.taxNumber.slice(-8)}`,
        taxNumber: seller.taxNumber,
        fileIds: [],
        reason: null,
        sentAt: now,
        decidedAt: now,
        decidedBy: null,
        decisionReason: null,
      })
    }
  }
  return ids
}

const callingCodes: Record<string, string> = {
  SA: '+966',
  EG: '+20',
  AE: '+971',
  KW: '+965',
  BH: '+973',
  BD: '+880',
  DE: '+49',
  IN: '+91',
  CN: '+86',
  JP: '+81',
  GB: '+44',
  US: '+1',
}

function splitPhone({ phone, country }: DemoSeller): { countryCode: string; phoneNumber: string } {
  const countryCode = callingCodes[country]
  if (countryCode === undefined || !phone.startsWith(countryCode)) throw new Error(`${phone} is no number of ${country}`)
  return { countryCode, phoneNumber: phone.slice(countryCode.length) }
}

async function insertCatalogue(
  tables: Tables,
  { sellerIds, raters }: { sellerIds: Map<string, string>; raters: Rater[] },
  now: string,
  newId: () => string,
): Promise<void> {
  const places = new Map<string, { categoryId: string; subCategoryId: string }>()
  for (const [position, { slug, name, subCategories }] of demoCategories.entries()) {
    const categoryId = newId()
    await tables.insert('categories', { _id: categoryId, slug, name_en: name.en, name_ar: name.ar, name_bn: name.bn, position })
    for (const [index, sub] of subCategories.entries()) {
      const subCategoryId = newId()
      const names = { name_en: sub.name.en, name_ar: sub.name.ar, name_bn: sub.name.bn }
      await tables.insert('subCategories', { _id: subCategoryId, categoryId, slug: sub.slug, ...names, position: index })
      places.set(sub.slug, { categoryId, subCategoryId })
    }
  }
  const sellers = new Map(demoSellers.map((seller) => [seller.slug, seller]))
  const listed = demoSubstances
    .flatMap((substance) => substance.listings.map((listing) => ({ substance, listing })))
    .map(({ substance, listing }, position) => {
      const seller = sellers.get(listing.seller)
      const sellerId = sellerIds.get(listing.seller)
      const place = places.get(substance.subCategory)
      if (seller === undefined || sellerId === undefined || place === undefined) {
        throw new Error(`The demo listing ${substance.cas} of ${listing.seller} names an unknown seller or subcategory`)
      }
      const _id = newId()
      const ratings = demoRatings(substance, listing, raters, { productId: _id, sellerId, position, now, newId })
      const figures = ratingFigures(ratings)
      const product = demoProduct(substance, listing, seller, { ...place, ...figures, _id, sellerId, position, now })
      return { product, ratings }
    })
  await tables.insert('products', ...listed.map(({ product }) => product))
  await tables.insert('ratings', ...listed.flatMap(({ ratings }) => ratings))
  for (const sellerId of sellerIds.values()) {
    const own = listed.filter(({ product }) => product.sellerId === sellerId)
    const given = own.flatMap(({ ratings }) => ratings.map(({ sellerStars }) => ({ stars: sellerStars })))
    await tables.update('sellers', { _id: sellerId }, ratingFigures(given))
    await recountProducts({ tables }, sellerId)
  }
}
