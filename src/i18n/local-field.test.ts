import { expect, it } from 'vitest'
import { localField } from './local-field.ts'

const acetone = { name_en: 'Acetone', name_ar: 'أسيتون', name_bn: '' }

it('is the text in the reader’s language', () => expect(localField(acetone, 'name', 'ar')).toBe('أسيتون'))

it('falls back to English where the text is missing or empty', () => {
  expect(localField(acetone, 'name', 'bn')).toBe('Acetone')
  expect(localField({ name_en: 'Acetone' }, 'name', 'ar')).toBe('Acetone')
})

it('falls back to any that exists where the English one is missing too', () => {
  const about: { about_en?: string; about_ar?: string; about_bn?: string } = { about_bn: 'বিবরণ' }
  expect(localField(about, 'about', 'ar')).toBe('বিবরণ')
})

it('is nothing where there is no text at all', () => {
  const about: { about_en?: string; about_ar?: string } = {}
  expect(localField(about, 'about', 'en')).toBe(undefined)
})
