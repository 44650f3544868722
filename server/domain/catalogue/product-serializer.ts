import type { components } from '#src/generated/schema.ts'
import { missingOfDeclaration } from '#src/lib/dangerous-goods-entries.ts'
import { shownFormula } from '#src/lib/trade-formulas.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { ProductCardRow, SellerSummaryRow } from '#server/store/product-queries.ts'
import type { Row } from '#server/store/tables.ts'

type Schemas = components['schemas']

const promoted = (until: string | null, now: string) => until !== null && until > now

/** Written out: twenty of these are made for a page of each list. */
export function serializeProductCard(row: ProductCardRow, now: string): Schemas['ProductCard'] {
  const { currency, unit, price, lowestPrice } = row
  const card: Schemas['ProductCard'] = {
    _id: row._id,
    name_en: row.name_en,
    casNumber: row.casNumber,
    molecularFormula: shownFormula(row.casNumber, row.molecularFormula),
    grade: row.grade,
    purity: row.purity,
    physicalForm: row.physicalForm,
    countryOfOrigin: row.countryOfOrigin,
    price: { amount: price, currency },
    priceUnit: unit,
    minimumOrder: { value: row.minimumOrder, unit },
    stock: { value: row.stock, unit },
    rating: row.rating,
    ratingCount: row.ratingCount,
    status: row.status,
    promoted: promoted(row.promotedUntil, now),
    hasStructure: row.hasStructure,
    seller: sellerSummary(row.seller),
  }
  if (row.name_ar !== null) card.name_ar = row.name_ar
  if (row.name_bn !== null) card.name_bn = row.name_bn
  if (row.description_en !== null) card.description_en = row.description_en
  if (row.description_ar !== null) card.description_ar = row.description_ar
  if (row.description_bn !== null) card.description_bn = row.description_bn
  if (row.profileImage !== null) card.profileImage = row.profileImage
  if (lowestPrice < price) card.lowestPrice = { amount: lowestPrice, currency }
  return card
}

/** Fields of a listing that its seller alone gets in a list: it can be changed from there. */
export interface OwnFigures {
  product: Pick<Row<'products'>, 'reference' | 'missing'> | undefined
  viewCount: number
}

export const serializeListingCard = (row: ProductCardRow, figures: OwnFigures, now: string): Schemas['ProductCard'] => ({
  ...serializeProductCard(row, now),
  ...omitNull({
    version: row.version,
    promotedUntil: promoted(row.promotedUntil, now) ? row.promotedUntil : null,
    reference: figures.product?.reference ?? null,
  }),
  viewCount: figures.viewCount,
  ...(figures.product !== undefined && figures.product.missing.length > 0 ? { missing: figures.product.missing } : {}),
})

export const sellerSummary = (row: SellerSummaryRow): Schemas['SellerSummary'] => ({
  _id: row._id,
  businessName: row.businessName,
  country: row.country,
  verified: row.verified,
  rating: row.rating,
  ratingCount: row.ratingCount,
})

export function serializeSeller(row: Row<'sellers'> & { fullName: string }): Schemas['Seller'] {
  const {
    street: _,
    postalCode: __,
    taxNumber: ___,
    nameSkeleton: ____,
    responseMeasuredAt: _____,
    photos: ______,
    ...shown
  } = row
  return omitNull(shown)
}

export interface Detail {
  product: Row<'products'>
  category: Row<'categories'>
  subCategory: Row<'subCategories'>
  seller: SellerSummaryRow
  viewCount: number
}

export function serializeProduct({ product, category, subCategory, seller, viewCount }: Detail, now: string): Schemas['Product'] {
  const { currency, unit } = product
  const { smiles, ecNumber, unNumber, hsCode, brand, profileImage, name_ar, name_bn } = product
  const { description_en, description_ar, description_bn } = product
  const optional = { smiles, ecNumber, unNumber, hsCode, brand, profileImage, name_ar, name_bn }
  return {
    ...omitNull({ ...optional, description_en, description_ar, description_bn }),
    _id: product._id,
    name_en: product.name_en,
    images: product.images,
    casNumber: product.casNumber,
    molecularFormula: shownFormula(product.casNumber, product.molecularFormula),
    molecularWeight: product.molecularWeight,
    synonyms: product.synonyms,
    grade: product.grade,
    purity: product.purity,
    physicalForm: product.physicalForm,
    packaging: product.packaging,
    countryOfOrigin: product.countryOfOrigin,
    price: { amount: product.price, currency },
    priceUnit: unit,
    priceTiers: product.priceTiers,
    minimumOrder: { value: product.minimumOrder, unit },
    stock: { value: product.stock, unit },
    leadTimeDays: product.leadTimeDays,
    incoterms: product.incoterms,
    certificates: product.certificates,
    ghs: omitNull(product.ghs),
    ...(product.dangerousGoods === null ? {} : { dangerousGoods: omitNull(product.dangerousGoods) }),
    documents: product.documents.map(serializeDocument),
    sample: sampleOffer(product),
    status: product.status,
    promoted: promoted(product.promotedUntil, now),
    hasStructure: smiles !== null,
    rating: product.rating,
    ratingCount: product.ratingCount,
    viewCount,
    category: namedReference(category),
    subCategory: namedReference(subCategory),
    seller: sellerSummary(seller),
  }
}

/** The product as its seller sees it: with what its next change names, and the files of all its documents. */
export function serializeListing(detail: Detail, now: string): Schemas['Product'] {
  const { version, promotedUntil, reference, missing, documents, unNumber, dangerousGoods } = detail.product
  const unstated = unNumber === null || dangerousGoods === null ? [] : missingOfDeclaration(unNumber, dangerousGoods)
  return {
    ...serializeProduct(detail, now),
    ...(dangerousGoods === null ? {} : { dangerousGoods: { ...omitNull(dangerousGoods), missing: unstated } }),
    documents: documents.map((document) => omitNull(document)),
    ...omitNull({ version, reference, promotedUntil: promoted(promotedUntil, now) ? promotedUntil : null }),
    ...(missing.length > 0 ? { missing } : {}),
  }
}

/** The file of a document on request is never exposed here: its recipients get it in the request. */
const serializeDocument = ({ fileId, ...document }: Row<'products'>['documents'][number]): Schemas['ProductDocument'] => ({
  ...omitNull(document),
  ...(document.access === 'public' && fileId !== undefined ? { fileId } : {}),
})

function sampleOffer({ sampleOffered, samplePrice, sampleMaximum, currency, unit }: Row<'products'>): Schemas['SampleOffer'] {
  if (!sampleOffered || samplePrice === null || sampleMaximum === null) return { offered: false }
  return { offered: true, price: { amount: samplePrice, currency }, maximum: { value: sampleMaximum, unit } }
}

export const namedReference = ({ _id, name_en, name_ar, name_bn }: Row<'categories'> | Row<'subCategories'>) =>
  omitNull({ _id, name_en, name_ar, name_bn })

/** Categories in their order, with their subcategories and what is on offer in each. */
export function serializeCategories(
  categories: Row<'categories'>[],
  subCategories: Row<'subCategories'>[],
  counts: { subCategoryId: string; count: number }[],
): Schemas['Category'][] {
  const countOf = new Map(counts.map(({ subCategoryId, count }) => [subCategoryId, count]))
  return categories.map(({ position: _, ...category }) => {
    const own = subCategories
      .filter(({ categoryId }) => categoryId === category._id)
      .map(({ position: __, ...row }) => ({ ...omitNull(row), productCount: countOf.get(row._id) ?? 0 }))
    return {
      ...omitNull(category),
      productCount: own.reduce((sum, { productCount }) => sum + productCount, 0),
      subCategories: own,
    }
  })
}
