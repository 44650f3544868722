/**
 * The fields of a seller's file, in the order of the form, each with its known headings: in English as laboratory and trade catalogues
 * write them, in Arabic and in Bangla. Case, spaces and signs do not count.
 */
const headings = {
  reference:
    'ref, ref no, sku, sku no, item no, item number, product no, article no, item code, product code, catalogue number, catalog number, cat no, article number, رقم الصنف, رمز المنتج, পণ্য কোড',
  name_en: 'name, product, product name, chemical name, english name, name english, substance, الاسم بالإنجليزية, নাম ইংরেজি',
  name_ar: 'arabic name, name arabic, الاسم, اسم المنتج, الاسم بالعربية, নাম আরবি',
  name_bn: 'bangla name, bengali name, name bangla, name bengali, নাম, পণ্যের নাম, বাংলা নাম',
  description_en: 'description, english description, details, remarks',
  description_ar: 'arabic description, الوصف, وصف المنتج',
  description_bn: 'bangla description, bengali description, বিবরণ',
  category: 'subcategory, sub category, product category, الفئة, الفئة الفرعية, বিভাগ, উপবিভাগ',
  casNumber: 'cas, cas no, cas rn, cas registry number, cas nr, رقم CAS, CAS নম্বর',
  ecNumber: 'ec, ec no, einecs, einecs number, رقم EC, EC নম্বর',
  unNumber: 'un, un no, رقم UN, رقم الأمم المتحدة, UN নম্বর',
  hsCode: 'hs, hs number, tariff code, customs code, رمز النظام المنسق, HS কোড',
  molecularFormula: 'formula, mol formula, chemical formula, الصيغة, الصيغة الجزيئية, সংকেত, আণবিক সংকেত',
  molecularWeight: 'mw, mol weight, molar mass, molecular mass, formula weight, الوزن الجزيئي, আণবিক ভর',
  smiles: 'canonical smiles, isomeric smiles',
  synonyms: 'synonym, other names, alternative names, المرادفات, أسماء أخرى, সমার্থক নাম',
  grade: 'quality, الدرجة, গ্রেড',
  purity: 'assay, purity percent, النقاء, النقاوة, বিশুদ্ধতা',
  physicalForm: 'form, appearance, physical state, state, الشكل الفيزيائي, الحالة الفيزيائية, ভৌত অবস্থা',
  packaging: 'packing, pack, pack size, package, التعبئة, প্যাকেজিং',
  brand: 'make, manufacturer, trade mark, العلامة التجارية, ব্র্যান্ড',
  countryOfOrigin: 'origin, country, made in, بلد المنشأ, উৎপত্তির দেশ',
  unit: 'uom, unit of measure, price unit, الوحدة, একক',
  minimumOrder: 'moq, minimum order quantity, min order, أقل كمية للطلب, الحد الأدنى للطلب, সর্বনিম্ন অর্ডার',
  price: 'unit price, price per unit, السعر, দাম, মূল্য',
  currency: 'price currency, العملة, মুদ্রা',
  priceTiers: 'further prices, volume prices, quantity prices, tier prices, أسعار الكميات, পরিমাণভেদে দাম',
  stock: 'quantity, available, available quantity, in stock, inventory, المخزون, الكمية المتاحة, মজুদ',
  leadTimeDays: 'lead time, delivery days, lead time in days, مدة التجهيز, সরবরাহের সময়',
  incoterms: 'incoterm, delivery terms, terms of delivery, شروط التسليم, সরবরাহের শর্ত',
  certificates: 'certificate, certifications, الشهادات, সনদ',
  signal: 'signal word, ghs signal word, كلمة التنبيه, সংকেত শব্দ',
  pictograms: 'ghs pictograms, ghs, الرموز التصويرية, চিত্র সংকেত',
  hazards: 'h statements, hazard statements, h codes, hazard codes, عبارات الخطر, ঝুঁকি বিবৃতি',
  precautions: 'p statements, precautionary statements, p codes, عبارات التحذير, সতর্কতা বিবৃতি',
  documents: 'papers, available documents, الوثائق, المستندات, নথি',
  status: 'الحالة, অবস্থা',
} as const satisfies Record<string, string>

export type ImportField = keyof typeof headings

// Object.keys of the headings yields their names.
export const importFields = Object.keys(headings) as readonly ImportField[]

const normalised = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const known: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) => [field, ...headings[field].split(',')].map((heading) => [normalised(heading), field])),
)

/** Returns the field of a heading; undefined for an unknown one. */
export const fieldOfHeading = (heading: string): ImportField | undefined => known.get(normalised(heading))

export const isImportField = (name: string): name is ImportField => Object.hasOwn(headings, name)

/** The fields that a draft may leave to its seller. */
export const openFields = ['price', 'stock'] as const

export type OpenField = (typeof openFields)[number]
