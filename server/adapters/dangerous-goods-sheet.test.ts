import { expect, it } from 'vitest'
import type { DeliveryNoteDocument } from '../ports/invoice-document.ts'
import { drawDangerousGoods } from './dangerous-goods-sheet.ts'
import { createInvoiceFormats } from './invoice-formats.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import { invoiceTexts } from './invoice-texts.ts'

const inEnglish = [
  'Dangerous goods declaration',
  'Packages: 5 × drum – Quantity: 800 kg – Gross weight: 872 kg – Emergency phone, day and night: +966135550142',
  invoiceTexts.en.consignorDeclares,
  'For the consignor: Huda Al-Amin, Gulf Marjan – Jubail, Saudi Arabia, November 21, 2026',
]

const note: DeliveryNoteDocument = {
  kind: 'delivery',
  number: 'DN-2026-000017',
  issuedOn: '2026-11-21',
  language: 'en',
  seller: { name: 'Gulf Marjan', address: [], country: 'SA' },
  buyer: { name: 'Nusrat Jahan', address: [], country: 'BD' },
  orderNumber: 'KO-26-00000-00001',
  incoterm: 'CIF',
  deliveryAddress: [],
  lines: [
    {
      name: 'Methanol',
      quantity: { value: 800, unit: 'kg' },
      unNumber: 'UN1230',
      packages: { count: 5, kind: 'drum' },
      grossKilograms: 872,
    },
  ],
  carriage: {
    description: 'UN 1230 METHANOL, 3 (6.1), II, (D/E)',
    emergencyPhone: '+966135550142',
    signatory: { name: 'Huda Al-Amin', city: 'Jubail', country: 'SA', signedOn: '2026-11-21' },
  },
}

/** What is written, line by line, without the marks of direction. */
function written(language: DeliveryNoteDocument['language'], document: DeliveryNoteDocument): string[] {
  const lines: string[] = []
  const texts = invoiceTexts[language]
  const pen = {
    block: (text: string) => {
      lines.push(text.replaceAll(/[\u200E\u200F\u2066-\u2069]/g, '').replaceAll('\u00A0', ' '))
      return { height: 10, width: 10, lines: [] }
    },
    put: () => 10,
    panel: () => undefined,
  }
  const sheet = {
    pen,
    texts,
    english: invoiceTexts.en,
    formats: createInvoiceFormats(language, texts),
    invoice: { ...document, language },
    top: 0,
  } as unknown as InvoiceSheet // The declaration uses no more of a pen and a sheet than this.
  drawDangerousGoods(sheet, document)
  return lines
}

it.each([
  [
    'en',
    [
      'Dangerous goods declaration',
      'UN 1230 METHANOL, 3 (6.1), II, (D/E)',
      'Packages: 5 × drum – Quantity: 800 kg – Gross weight: 872 kg',
      'Emergency phone, day and night: +966135550142',
    ],
    'For the consignor: Huda Al-Amin, Gulf Marjan – Jubail, Saudi Arabia, November 21, 2026',
  ],
  [
    'ar',
    [
      'إقرار البضائع الخطرة',
      'UN 1230 METHANOL, 3 (6.1), II, (D/E)',
      'العبوات: ٥ × برميل – الكمية: ٨٠٠ كجم – الوزن الإجمالي: ٨٧٢ كجم',
      'هاتف الطوارئ على مدار الساعة: +966135550142',
    ],
    'عن المرسِل: Huda Al-Amin، Gulf Marjan – Jubail، المملكة العربية السعودية، ٢١ نوفمبر ٢٠٢٦',
  ],
  [
    'bn',
    [
      'বিপজ্জনক পণ্যের ঘোষণা',
      'UN 1230 METHANOL, 3 (6.1), II, (D/E)',
      'প্যাকেজ: ৫ × ড্রাম – পরিমাণ: ৮০০ কেজি – প্যাকেজসহ মোট ওজন: ৮৭২ কেজি',
      'জরুরি ফোন (২৪ ঘণ্টা): +966135550142',
    ],
    'প্রেরকের পক্ষে: Huda Al-Amin, Gulf Marjan – Jubail, সৌদি আরব, ২১ নভেম্বর, ২০২৬',
  ],
] as const)(
  'dangerous goods are declared by the line of the regulations, whatever the language (%s)',
  (language, expected, signed) => {
    const lines = written(language, note)
    const own = [...expected, invoiceTexts[language].consignorDeclares, signed]
    // In English as well, for the authorities on the way; an English reader reads it once.
    expect(lines).toEqual(language === 'en' ? own : [...own, ...inEnglish])
  },
)

it('other goods are not declared', () => {
  const { carriage: _, ...plain } = note
  expect(written('en', plain)).toEqual([])
})

it('a note from before a signatory was kept names none', () => {
  const { signatory: _, ...unsigned } = note.carriage ?? { description: '', emergencyPhone: '' }
  expect(written('en', { ...note, carriage: unsigned }).join()).not.toContain('For the consignor')
})
