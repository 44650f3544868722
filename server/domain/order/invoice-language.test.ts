import { expect, it } from 'vitest'
import type { CreditNoteDocument, DeliveryNoteDocument } from '#server/ports/invoice-document.ts'
import { documentIn } from './invoice-language.ts'

const order = { name_en: 'Acetone', name_ar: 'أسيتون', name_bn: null }
const frame = {
  number: 'DN-2026-000017',
  issuedOn: '2026-11-21',
  seller: { name: 'Gulf Marjan', address: [], country: 'SA' },
  buyer: { name: 'Nusrat Jahan', address: [], country: 'BD' },
  orderNumber: 'KO-26-00000-00001',
  incoterm: 'CIF',
  deliveryAddress: ['14 Strand Road'],
  note: 'Gate 3',
} as const
const quantity = { value: 160, unit: 'kg' } as const
const note = (name: string): DeliveryNoteDocument => ({
  ...frame,
  kind: 'delivery',
  language: 'ar',
  lines: [{ name, quantity, casNumber: '67-64-1' }],
})

it('a document is read in another language with the name that the order has in it, and nothing else changes', () => {
  const issued = note('أسيتون')
  expect(documentIn(issued, 'en', order)).toEqual({ ...note('Acetone'), language: 'en' })
  expect(issued).toEqual(note('أسيتون'))
})

it('a product without a name in that language has its English one', () =>
  expect(documentIn(note('أسيتون'), 'bn', order).lines[0]?.name).toBe('Acetone'))

it('a document is read in its own language as it was issued, whatever the order says', () => {
  const issued = note('أسيتون نقي')
  expect(documentIn(issued, 'ar', order)).toBe(issued)
})

it('a name that is not the order’s stays', () => expect(documentIn(note('خل'), 'en', order).lines[0]?.name).toBe('خل'))

it('a refunded part is named in the reader’s language', () => {
  const lines = [
    {
      name: 'استرداد جزئي: أسيتون',
      quantity: { value: 1, unit: 'piece' },
      unitPrice: { amount: 100, currency: 'SAR' },
      taxRate: 0,
      net: 100,
      tax: 0,
    },
  ] as const
  const sums = { currency: 'SAR', taxByRate: [], subtotal: 100, shipping: 0, tax: 0, total: 100 }
  const credit: CreditNoteDocument = { ...frame, ...sums, kind: 'creditNote', language: 'ar', corrects: 'INV-2026-000001', lines }
  expect(documentIn(credit, 'en', order).lines[0]?.name).toBe('Part refund: Acetone')
})
