import { expect, it } from 'vitest'
import { gazetteerGeocoder } from './geocoder-gazetteer.ts'
import { entries } from './gazetteer/entries.ts'

const first = async (text: string, language: 'en' | 'ar' | 'bn' = 'en') =>
  (await gazetteerGeocoder.suggest(text, language, 8))[0]?.text

it.each([
  ['chatto', 'Chattogram, Chattogram Division, Bangladesh'],
  ['chittagong', 'Chattogram, Chattogram Division, Bangladesh'],
  ['الجب', 'Jubail, Eastern Province, Saudi Arabia'],
  ['চট্টগ্রাম', 'Chattogram, Chattogram Division, Bangladesh'],
  ['ludwigshafn', 'Ludwigshafen, Germany'],
  ['rotterdm', 'Rotterdam, Netherlands'],
  ['tripoli libya', 'Tripoli, Libya'],
  ['tripoli, lebanon', 'Tripoli, Lebanon'],
  ['dubai', 'Dubai, United Arab Emirates'],
  ['sao paulo', 'São Paulo, Brazil'],
])('finds by “%s” %s', async (typed, text) => {
  expect(await first(typed)).toBe(text)
})

it('answers in the reader’s language, whatever it was asked in', async () => {
  expect(await first('jubail industrial', 'ar')).toBe('مدينة الجبيل الصناعية، المنطقة الشرقية، المملكة العربية السعودية')
  expect(await first('Dhaka', 'bn')).toBe('ঢাকা, ঢাকা বিভাগ, বাংলাদেশ')
})

it('keeps the street and finds the postal code before the place, and finds its own answer again', async () => {
  const [place] = await gazetteerGeocoder.suggest('14 Strand Road, Sadarghat, 4000, Chattogram', 'en', 8)
  expect(place).toEqual({
    text: '14 Strand Road, Sadarghat, Chattogram, Chattogram Division, 4000, Bangladesh',
    line1: '14 Strand Road, Sadarghat',
    city: 'Chattogram',
    region: 'Chattogram Division',
    postalCode: '4000',
    country: 'BD',
    latitude: 22.3569,
    longitude: 91.7832,
  })
  expect(await gazetteerGeocoder.locate(place?.text ?? '', 'en')).toEqual(place)
})

it('finds each of its places again by the text of its suggestion, in each language', async () => {
  const lost: string[] = []
  for (const language of ['en', 'ar', 'bn'] as const) {
    for (const { name, region, country } of entries()) {
      const text = [name, region, country.name].flatMap((names) => names?.[language] ?? []).join(', ')
      const found = await gazetteerGeocoder.locate(text, language)
      if (found?.country !== country.code || found.city !== name[language]) lost.push(text)
    }
  }
  expect(lost).toEqual([])
})

it('knows more than 350 places in more than 40 countries, each once, named in three scripts and somewhere on earth', () => {
  const all = entries()
  expect(all.length).toBeGreaterThan(350)
  expect(new Set(all.map(({ country }) => country.code)).size).toBeGreaterThan(40)
  expect(new Set(all.map(({ name, country }) => `${country.code} ${name.en}`)).size).toBe(all.length)
  const wrong = all.filter(
    ({ name, latitude, longitude }) =>
      !/^[\p{Script=Latin}\d]/u.test(name.en) ||
      !/^[\p{Script=Arabic}]/u.test(name.ar) ||
      !/^[\p{Script=Bengali}]/u.test(name.bn) ||
      Math.abs(latitude) > 90 ||
      Math.abs(longitude) > 180,
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

it('finds nothing by what names no place, or a country alone', async () => {
  for (const typed of ['zzzzzz', '12345', ', ,', 'Bangladesh']) expect(await first(typed)).toBeUndefined()
})

it('knows what a postal code of a country looks like, and that some have none', () => {
  expect(new RegExp(gazetteerGeocoder.postalCodePattern('IN') ?? '').test('400001')).toBe(true)
  expect(gazetteerGeocoder.postalCodePattern('AE')).toBeUndefined()
})
