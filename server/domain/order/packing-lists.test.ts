import { expect, it } from 'vitest'
import { orderRow } from '#tests/support/store-fixture.ts'
import { packingListOf } from './packing-lists.ts'

const order = orderRow({ number: 'KO-26-1', name_en: 'Methanol', name_ar: 'ميثانول', reference: 'PO-7' })
const note = {
  kind: 'delivery',
  number: 'DN-2026-000017',
  issuedOn: '2026-11-21',
  language: 'en',
  seller: { name: 'Gulf Marjan', address: [], country: 'SA' },
  buyer: { name: 'Jahan Dyeing', address: [], country: 'BD' },
  orderNumber: 'KO-26-1',
  incoterm: 'CIF',
  incotermPlace: 'Chattogram',
  deliveryAddress: [],
  recipient: { name: 'Nusrat Jahan', country: 'BD' },
  lines: [{ name: 'Methanol', quantity: { value: 0.8, unit: 't' }, packages: { count: 5, kind: 'drum' }, grossKilograms: 872 }],
  carriage: { description: 'UN 1230 METHANOL', emergencyPhone: '+966135550142' },
  note: 'Gate 3',
}
const listOf = (document: object, language?: 'ar') =>
  packingListOf({ number: 'DN-2026-000017', document: { ...note, ...document } }, order, language)

it('is of the lines of the note, with their net weight, and of the marks of the packages', () => {
  const list = listOf({})
  expect(list).toMatchObject({
    kind: 'packingList',
    number: 'PL-2026-000017',
    deliveryNote: 'DN-2026-000017',
    incotermPlace: 'Chattogram',
    lines: [{ netKilograms: 800, grossKilograms: 872, packages: { count: 5, kind: 'drum' } }],
    marks: ['Nusrat Jahan', 'KO-26-1', 'PO-7', 'Dhaka'],
  })
  expect(list).not.toHaveProperty('carriage')
})

it('marks packages of dangerous goods with their UN number, and those in limited quantities with none', () => {
  const lines = [{ ...note.lines[0], unNumber: 'UN1230' }]
  expect(listOf({ lines }).marks).toEqual(['Nusrat Jahan', 'KO-26-1', 'PO-7', 'Dhaka', 'UN1230'])
  expect(listOf({ lines, carriage: undefined }).marks).toEqual(['Nusrat Jahan', 'KO-26-1', 'PO-7', 'Dhaka'])
})

it('names the goods in the language of whoever reads it, and in English beside', () =>
  expect(listOf({}, 'ar')).toMatchObject({ language: 'ar', lines: [{ name: 'ميثانول' }], nameInEnglish: 'Methanol' }))

it('knows no net weight of what is sold by volume, and takes the buyer for who receives it on an old note', () => {
  const lines = [{ name: 'Methanol', quantity: { value: 200, unit: 'L' } }]
  const list = listOf({ lines, recipient: undefined })
  expect([list.lines[0]?.netKilograms, list.marks[0]]).toEqual([undefined, 'Jahan Dyeing'])
})
