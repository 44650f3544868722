import { describe, expect, it } from 'vitest'
import { hasIban } from './account-numbers.ts'

describe('a text', () => {
  it.each([
    'Gulf Marjan, pay to SA03 8000 0000 6080 1016 7519',
    'Plot 12 sa03-8000-0000-6080-1016-7519, Jubail',
    'IBAN:AE07.0331.2345.6789.0123.456 only',
    'حساب SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩',
    'ＳＡ０３ ８０００ ００００ ６０８０ １０１６ ７５１９',
    'XX12SA0380000000608010167519',
    'ЅА03 8000 0000 6080 1016 7519',
    'SAO3 8OOO OOOO 6O8O 1O16 7519',
    'SA03 8000 0000 6080 l0I6 7519',
    'GB82 WEST 1234 5698 7654 32',
  ])('has an IBAN in it: %s', (text) => expect(hasIban(text)).toBe(true))

  it.each([
    'Plot 12, Musaffah, Abu Dhabi',
    'SA0380000000608010167518',
    'Unit SA 03, 8000 King Fahd Road',
    'BD03 8000 0000 6080 1016 7519',
    '',
  ])('has none: %s', (text) => expect(hasIban(text)).toBe(false))
})
