import type { ProductCardRow, SellerSummaryRow } from './product-queries.ts'

/** The columns of a card, the seller's under names of their own. */
export type CardColumns = Omit<ProductCardRow, 'seller'> & {
  [Name in keyof SellerSummaryRow as `seller.${Name}`]: SellerSummaryRow[Name]
}

/**
 * Picks a card's columns of a wider row. Written out: twenty of these are made for a page, and objects made in a loop cost many times as
 * much.
 */
export function cardOf(row: CardColumns): ProductCardRow {
  return {
    _id: row._id,
    name_en: row.name_en,
    name_ar: row.name_ar,
    name_bn: row.name_bn,
    description_en: row.description_en,
    description_ar: row.description_ar,
    description_bn: row.description_bn,
    profileImage: row.profileImage,
    casNumber: row.casNumber,
    molecularFormula: row.molecularFormula,
    grade: row.grade,
    purity: row.purity,
    physicalForm: row.physicalForm,
    countryOfOrigin: row.countryOfOrigin,
    currency: row.currency,
    unit: row.unit,
    price: row.price,
    lowestPrice: row.lowestPrice,
    minimumOrder: row.minimumOrder,
    stock: row.stock,
    rating: row.rating,
    ratingCount: row.ratingCount,
    status: row.status,
    promotedUntil: row.promotedUntil,
    version: row.version,
    hasStructure: row.hasStructure,
    seller: sellerOf(row),
  }
}

export function sellerOf(row: Pick<CardColumns, Extract<keyof CardColumns, `seller.${string}`>>): SellerSummaryRow {
  return {
    _id: row['seller._id'],
    businessName: row['seller.businessName'],
    country: row['seller.country'],
    verified: row['seller.verified'],
    rating: row['seller.rating'],
    ratingCount: row['seller.ratingCount'],
  }
}
