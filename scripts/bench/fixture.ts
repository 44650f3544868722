import { createHash, randomBytes } from 'node:crypto'
import { type DemoSeller, demoCategories, demoSellers, demoSubstances } from '#server/demo/catalogue.ts'
import { demoProduct } from '#server/demo/demo-products.ts'
import { namedSeller } from '#server/domain/account/seller-names.ts'
import { newId } from '#server/new-id.ts'
import { openPostgres } from '#server/store/postgres/pg.ts'
import type { Store } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'

/** The rows that the load uses. */
export interface BenchFixture {
  /** Signed-in buyers, each with an address. */
  buyers: readonly { token: string; addressId: string }[]
  categoryIds: readonly string[]
  /** Some products, with the fields that placing an order requires. */
  products: readonly { _id: string; currency: string; unit: string; minimum: number; incoterm: string }[]
}

/** Enough concurrent buyers for ten thousand products; two alone would wait for each other. */
const buyerCount = 200
const sellerCount = 200

/** Products that are opened and ordered. */
const offeredCount = 200

/** Rows in one statement: a product has some fifty columns, and a statement takes 65,535 parameters. */
const rowsAtOnce = 500

/** Migrates the database and fills it with `count` products: the demo's substances, each many times over, no two alike. */
export async function createFixture(url: string, count: number): Promise<BenchFixture> {
  const store = await openPostgres({ url })
  try {
    const now = new Date().toISOString()
    const places = await insertCategories(store)
    const sellers = await insertSellers(store, now)
    const offered: BenchFixture['products'][number][] = []
    let rows: Row<'products'>[] = []
    for (let position = 0; position < count; position++) {
      const { substance, listing } = pick(position)
      const seller = sellers[position % sellers.length]
      const place = places.get(substance.subCategory)
      if (seller === undefined || place === undefined) throw new Error('There is no seller or no such category')
      const code = (position * 7919 + 104_729).toString(36)
      const name = { en: `${substance.name.en} ${code}`, ar: `${substance.name.ar} ${code}`, bn: `${substance.name.bn} ${code}` }
      const stock = 1_000_000_000
      const product = demoProduct({ ...substance, name }, { ...listing, stock }, seller, {
        _id: newId(),
        sellerId: seller._id,
        ...place,
        position,
        now,
        rating: 3.9 + ((position * 7) % 11) / 10,
        ratingCount: 3 + ((position * 13) % 47),
      })
      if (position % 97 === 0 && offered.length < offeredCount) {
        const { _id, currency, unit, minimumOrder, incoterms } = product
        offered.push({ _id, currency, unit, minimum: minimumOrder, incoterm: incoterms[0] ?? 'EXW' })
      }
      rows.push(product)
      if (rows.length < rowsAtOnce && position < count - 1) continue
      await store.insert('products', ...rows)
      rows = []
    }
    const categoryIds = [...new Set([...places.values()].map(({ categoryId }) => categoryId))]
    return { buyers: await insertBuyers(store, now), categoryIds, products: offered }
  } finally {
    await store.close()
  }
}

/** The same mixture for every run: neighbours differ in substance, grade and price. */
function pick(position: number) {
  const substance = demoSubstances[position % demoSubstances.length]
  const round = Math.floor(position / demoSubstances.length)
  const model = substance?.listings[round % substance.listings.length]
  if (substance === undefined || model === undefined) throw new Error('The demo catalogue is empty')
  const listing = {
    ...model,
    priceUsd: model.priceUsd * (0.8 + (round % 40) / 100),
    purity: Math.max(1, model.purity - (round % 10) / 10),
  }
  return { substance, listing }
}

async function insertCategories(store: Store): Promise<Map<string, { categoryId: string; subCategoryId: string }>> {
  const places = new Map<string, { categoryId: string; subCategoryId: string }>()
  for (const [position, { slug, name, subCategories }] of demoCategories.entries()) {
    const categoryId = newId()
    await store.insert('categories', { _id: categoryId, slug, ...localised(name), position })
    for (const [place, subCategory] of subCategories.entries()) {
      const subCategoryId = newId()
      const named = { slug: subCategory.slug, ...localised(subCategory.name), position: place }
      await store.insert('subCategories', { _id: subCategoryId, categoryId, ...named })
      places.set(subCategory.slug, { categoryId, subCategoryId })
    }
  }
  return places
}

const localised = ({ en, ar, bn }: { en: string; ar: string; bn: string }) => ({ name_en: en, name_ar: ar, name_bn: bn })

/** The demo's sellers, each many times over. */
async function insertSellers(store: Store, now: string): Promise<(DemoSeller & { _id: string })[]> {
  const sellers: (DemoSeller & { _id: string })[] = []
  for (let count = 0; count < sellerCount; count++) {
    const model = demoSellers[count % demoSellers.length]
    if (model === undefined) throw new Error('The demo catalogue has no sellers')
    const { slug, about, contactName, phone, ...shown } = model
    const _id = newId()
    await store.insert('users', {
      ...person(now),
      _id,
      email: `${slug}-${count}@bench.example`,
      fullName: contactName,
      phoneNumber: phone,
    })
    const texts = { about_en: about.en, about_ar: about.ar, about_bn: about.bn }
    const figures = { rating: 4 + (count % 10) / 10, ratingCount: 14 + (count % 190), productCount: 1 }
    const measured = { photos: [], responseHours: null, responseMeasuredAt: now }
    await store.insert('sellers', {
      _id,
      ...shown,
      ...texts,
      ...figures,
      ...measured,
      ...namedSeller(`${shown.businessName} ${count}`),
    })
    sellers.push({ ...model, _id })
  }
  return sellers
}

async function insertBuyers(store: Store, now: string): Promise<BenchFixture['buyers']> {
  const buyers: { token: string; addressId: string }[] = []
  for (let count = 0; count < buyerCount; count++) buyers.push(await insertBuyer(store, now, `buyer-${count}@bench.example`))
  return buyers
}

async function insertBuyer(store: Store, now: string, email: string): Promise<{ token: string; addressId: string }> {
  const userId = newId()
  const addressId = newId()
  const token = randomBytes(32).toString('base64url')
  const later = new Date(Date.now() + 86_400_000).toISOString()
  await store.insert('users', { ...person(now), _id: userId, email, fullName: 'Bench Buyer', phoneNumber: '1700000000' })
  const tokenHash = createHash('sha256').update(token).digest('hex')
  await store.insert('sessions', {
    _id: newId(),
    tokenHash,
    userId,
    deviceId: null,
    userAgent: null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: later,
    endsAt: later,
    identityConfirmedAt: now,
    challenge: null,
    challengeExpiresAt: null,
  })
  await store.insert('addresses', {
    _id: addressId,
    userId,
    label: null,
    fullName: 'Bench Buyer',
    countryCode: '+880',
    phoneNumber: '1700000000',
    line1: 'Tejgaon Industrial Area 7',
    line2: null,
    city: 'Dhaka',
    region: null,
    postalCode: '1208',
    country: 'BD',
    createdAt: now,
  })
  return { token, addressId }
}

const person = (now: string): Omit<Row<'users'>, '_id' | 'email' | 'fullName' | 'phoneNumber'> => ({
  emailVerifiedAt: now,
  phoneVerifiedAt: null,
  passwordHash: 'none: nobody signs in with a password here',
  accountType: 'Individual',
  businessName: null,
  taxNumber: null,
  countryCode: '+880',
  country: 'BD',
  language: 'en',
  status: 'active',
  profileImage: null,
  pushNotifications: true,
  createdAt: now,
})
