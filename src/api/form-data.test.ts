import { expect, it } from 'vitest'
import { formDataOf } from './form-data.ts'

it('sends texts and files as they are, lists of files one by one, and all else as JSON', () => {
  const [front, back] = [new File(['1'], 'front.jpg'), new File(['2'], 'back.jpg')]
  const form = formDataOf({
    name_en: 'Acetone "99 %"',
    price: { amount: 1200, currency: 'SAR' },
    stock: 5,
    offered: false,
    incoterms: ['FOB', 'CIF'],
    keptImages: [],
    brand: undefined,
    profileImage: front,
    images: [front, back],
  })
  expect([...form]).toEqual([
    ['name_en', 'Acetone "99 %"'],
    ['price', '{"amount":1200,"currency":"SAR"}'],
    ['stock', '5'],
    ['offered', 'false'],
    ['incoterms', '["FOB","CIF"]'],
    ['keptImages', '[]'],
    ['profileImage', front],
    ['images', front],
    ['images', back],
  ])
})

it('sends bytes that have no name as a file too', async () => {
  const sent = formDataOf({ image: new Blob(['drawn'], { type: 'image/jpeg' }) }).get('image')
  expect(sent).toBeInstanceOf(File)
  expect(sent instanceof File && [sent.type, await sent.text()]).toEqual(['image/jpeg', 'drawn'])
})
