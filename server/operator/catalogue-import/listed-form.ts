import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { ListingFields } from '#server/domain/listing/listing-fields.ts'
import type { BodyOf } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

export type ListingBody = ListingFields & Pick<BodyOf<'addSellerProduct'>, 'stock' | 'status' | 'documents'>

/** Returns the form of a product: fields that a row does not name stay unchanged. */
export function listedForm(product: Row<'products'>): ListingBody {
  const { unit, currency, ghs, sampleOffered, samplePrice, sampleMaximum, status } = product
  return {
    ...omitNull({ reference: product.reference, name_ar: product.name_ar, name_bn: product.name_bn, brand: product.brand }),
    ...omitNull({ description_en: product.description_en, description_ar: product.description_ar }),
    ...omitNull({ description_bn: product.description_bn, ecNumber: product.ecNumber, unNumber: product.unNumber }),
    ...omitNull({ hsCode: product.hsCode, smiles: product.smiles }),
    subCategoryId: product.subCategoryId,
    name_en: product.name_en,
    casNumber: product.casNumber,
    molecularFormula: product.molecularFormula,
    molecularWeight: product.molecularWeight,
    synonyms: product.synonyms,
    grade: product.grade,
    purity: product.purity,
    physicalForm: product.physicalForm,
    packaging: product.packaging,
    countryOfOrigin: product.countryOfOrigin,
    priceTiers: product.priceTiers,
    leadTimeDays: product.leadTimeDays,
    minimumOrder: { value: product.minimumOrder, unit },
    stock: { value: product.stock, unit },
    incoterms: product.incoterms,
    certificates: product.certificates,
    ghs: { ...omitNull({ signal: ghs.signal }), pictograms: ghs.pictograms, hazards: ghs.hazards, precautions: ghs.precautions },
    ...(product.dangerousGoods === null ? {} : { dangerousGoods: omitNull(product.dangerousGoods) }),
    sample: {
      offered: sampleOffered,
      ...(samplePrice === null ? {} : { price: { amount: samplePrice, currency } }),
      ...(sampleMaximum === null ? {} : { maximum: { value: sampleMaximum, unit } }),
    },
    documents: product.documents.map(({ kind, access, language, issuedOn, version, fileId }) => ({
      kind,
      access,
      ...omitNull({ language, issuedOn, version, fileId }),
    })),
    status: status === 'active' ? 'active' : 'inactive',
  }
}
