import { expect, it } from 'vitest'
import { gazetteerGeocoder } from './geocoder-gazetteer.ts'
import { entries, placeOf } from './gazetteer/entries.ts'

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
])('finds by “%s” %s', async (typed, text) => expect(await first(typed)).toBe(text))

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
    latitude: 22.3384,
    longitude: 91.8317,
  })
  expect(await gazetteerGeocoder.locate(place?.text ?? '', 'en')).toEqual(place)
})

it('finds each of its places again by the text of its suggestion, in each language', async () => {
  const lost: string[] = []
  for (const { name, region, country } of (await entries()).map(placeOf)) {
    for (const language of ['en', 'ar', 'bn'] as const) {
      const text = [name, region, country.name].flatMap((names) => names?.[language] ?? []).join(', ')
      const found = await gazetteerGeocoder.locate(text, language)
      if (found?.country !== country.code || found.city !== name[language]) lost.push(text)
    }
  }
  expect(lost).toEqual([])
}, 30_000)

it('knows more than 23,000 places in more than 200 countries, each once and somewhere on earth', async () => {
  const all = (await entries()).map(placeOf)
  expect(all.length).toBeGreaterThan(23_000)
  expect(new Set(all.map(({ country }) => country.code)).size).toBeGreaterThan(200)
  expect(new Set(all.map(({ name, region, country }) => `${country.code} ${region?.en} ${name.en}`)).size).toBe(all.length)
  const wrong = all.filter(
    ({ name, latitude, longitude }) =>
      !/^[\p{Script=Latin}\d'’‘`]/u.test(name.en) || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180),
  )
  expect(wrong.map(({ name }) => name.en)).toEqual([])
})

it('names more than 700 of them in three scripts, and never one in a script that is not the language’s', async () => {
  const all = (await entries()).map(placeOf)
  const isArabic = ({ name }: (typeof all)[number]) => /^\p{Script=Arabic}/u.test(name.ar)
  const isBangla = ({ name }: (typeof all)[number]) => /^\p{Script=Bengali}/u.test(name.bn)
  expect(all.filter((place) => isArabic(place) && isBangla(place)).length).toBeGreaterThan(700)
  // Where there is none, the English one stands.
  expect(all.filter((place) => !isArabic(place) && place.name.ar !== place.name.en)).toEqual([])
  expect(all.filter((place) => !isBangla(place) && place.name.bn !== place.name.en)).toEqual([])
})

it('names the places of the countries of our trade in Arabic and Bangla, but for villages whose names nobody could be sure of', async () => {
  const shareWithout = (country: string, language: 'ar' | 'bn') => {
    const all = places.filter((place) => place.country.code === country)
    return all.filter(({ name }) => name[language] === name.en).length / all.length
  }
  const places = (await entries()).map(placeOf)
  for (const country of ['AE', 'BH', 'KW', 'OM', 'QA']) {
    expect([country, shareWithout(country, 'ar'), shareWithout(country, 'bn')]).toEqual([country, 0, 0])
  }
  for (const country of ['BD', 'SA']) {
    expect(Math.max(shareWithout(country, 'ar'), shareWithout(country, 'bn'))).toBeLessThan(0.09)
  }
  // A shipment that is near to Brahmanbaria.
  expect(await gazetteerGeocoder.nearest({ latitude: 23.957, longitude: 91.112 })).toEqual({
    en: 'Brāhmanbāria',
    ar: 'براهمانباريا',
    bn: 'ব্রাহ্মণবাড়িয়া',
  })
})

it.each([
  'Dhaka',
  'Chattogram',
  'Chattogram Export Processing Zone',
  'Mongla',
  'Gazipur',
  'Narayanganj',
  'Riyadh',
  'Jeddah',
  'Dammam',
  'Jubail',
  'Jubail Industrial City',
  'Yanbu',
  'Ras Al Khair',
  'Dubai',
  'Abu Dhabi',
  'Jebel Ali',
  'Ruwais',
  'Mussafah',
  'Sharjah',
  'Mumbai',
  'Ankleshwar',
  'Shanghai',
  'Ningbo',
  'Rotterdam',
  'Antwerp',
  'Houston',
  'Singapore',
])('names %s, where chemicals are traded, in three scripts', async (typed) => {
  const [place] = (await entries()).map(placeOf).filter(({ name }) => name.en.startsWith(typed))
  expect([place?.name.ar, place?.name.bn]).toEqual([
    expect.stringMatching(/^\p{Script=Arabic}/u),
    expect.stringMatching(/^\p{Script=Bengali}/u),
  ])
})

it.each([
  ['medina', 'Madinah, Madinah Region, Saudi Arabia'],
  ['bombay', 'Mumbai, Maharashtra, India'],
  ['ঢাকা', 'Dhaka, Dhaka Division, Bangladesh'],
  ['burghausen', 'Burghausen, Germany'],
  ['إسكندرون', 'İskenderun, Türkiye'],
])('knows by “%s” that %s is meant, though others are called so or nearly so', async (typed, text) =>
  expect(await first(typed)).toBe(text),
)

it.each([
  ['porto', 'Porto, Portugal', 'Porto Alegre, Brazil'],
  ['richmond, canada', 'Richmond, Canada', 'Richmond Hill, Canada'],
])('puts the place that “%s” names whole, %s, before a larger one whose name begins so', async (typed, whole, longer) => {
  const texts = (await gazetteerGeocoder.suggest(typed, 'en', 8)).map(({ text }) => text)
  expect(texts.slice(0, 2)).toEqual([whole, longer])
})

it('offers a place once, however many of its names begin as was typed', async () => {
  const texts = (await gazetteerGeocoder.suggest('da', 'en', 8)).map(({ text }) => text)
  expect(texts[0]).toBe('Dhaka, Dhaka Division, Bangladesh')
  expect(new Set(texts).size).toBe(8)
})

it('looks up to sixteen words and no more', async () => {
  const sixteen = 'dhaka dhak dha dh d da dak daka daca dac de dek deka dg dga dako'
  expect([await first(sixteen), await first(`${sixteen} dacca`)]).toEqual(['Dhaka, Dhaka Division, Bangladesh', undefined])
})

it('finds nothing by what names no place, or a country alone', async () => {
  for (const typed of ['zzzzzz', '12345', ', ,', 'Bangladesh']) expect(await first(typed)).toBeUndefined()
})

it('knows what a postal code of a country looks like, and that some have none', () => {
  expect(new RegExp(gazetteerGeocoder.postalCodePattern('IN') ?? '').test('400001')).toBe(true)
  expect(gazetteerGeocoder.postalCodePattern('AE')).toBeUndefined()
})
