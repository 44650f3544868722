import { expect, it } from 'vitest'
import type { PackingListDocument } from '../ports/invoice-document.ts'
import { createInvoiceFormats } from './invoice-formats.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { drawPacking } from './packing-sheet.ts'

const list: PackingListDocument = {
  kind: 'packingList',
  number: 'PL-2026-000017',
  deliveryNote: 'DN-2026-000017',
  issuedOn: '2026-11-21',
  language: 'en',
  seller: { name: 'Gulf Marjan', address: [], country: 'SA' },
  buyer: { name: 'Nusrat Jahan', address: [], country: 'BD' },
  orderNumber: 'KO-26-1',
  incoterm: 'CIF',
  deliveryAddress: [],
  nameInEnglish: 'Methanol',
  lines: [
    {
      name: 'Methanol',
      quantity: { value: 800, unit: 'kg' },
      packages: { count: 5, kind: 'drum' },
      netKilograms: 800,
      grossKilograms: 872,
    },
  ],
  marks: ['Nusrat Jahan', 'KO-26-1'],
}
const english = ['Packages: 5 × drum – Net weight: 800 kg – Gross weight: 872 kg', 'Marks: Nusrat Jahan / KO-26-1']

/** What is written, line by line, without the marks of direction. */
function written(language: PackingListDocument['language'], changes: Partial<PackingListDocument> = {}): string[] {
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
  const formats = createInvoiceFormats(language, texts)
  const sheet = { pen, texts, english: invoiceTexts.en, formats, top: 0 } as unknown as InvoiceSheet // no more is used
  drawPacking(sheet, { ...list, language, ...changes })
  return lines
}

it('packages, weights and marks stand once for who reads English', () =>
  expect(written('en')).toEqual(['Packages and weights', ...english]))

it('they stand in English as well below another language, with the English name of the goods', () => {
  const lines = written('bn')
  expect(lines[1]).toBe('প্যাকেজ: ৫ × ড্রাম – নিট ওজন: ৮০০ কেজি – প্যাকেজসহ মোট ওজন: ৮৭২ কেজি')
  expect(lines.slice(3)).toEqual(['Packing list', 'Methanol', ...english])
})

it('what is not known is a dash', () => {
  const lines = [{ name: 'Methanol', quantity: { value: 200, unit: 'L' as const } }]
  expect(written('en', { lines })[1]).toBe('Packages: – – Net weight: – – Gross weight: –')
})
