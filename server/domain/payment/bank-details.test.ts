import { expect, it } from 'vitest'
import { bankDetails, isIban } from './bank-details.ts'

it.each(['SA0380000000608010167519', 'AE070331234567890123456', 'GB29NWBK60161331926819', 'DE89370400440532013000'])(
  'takes the IBAN %s',
  (iban) => expect(isIban(iban)).toBe(true),
)

it('refuses an IBAN with one wrong or two exchanged characters', () => {
  for (const iban of ['SA0380000000608010167518', 'SA0380000000608010176519', 'SA03', '']) expect(isIban(iban)).toBe(false)
})

it.each([
  ['11', 'SA730123456789A'],
  ['30', 'SA10000000000000000000000000000000'],
])('takes an IBAN whose account has %s characters', (_, iban) => expect(isIban(iban)).toBe(true))

// The rest of the division is 1 for each of these: only its form is wrong.
it.each([
  ['something before the country', '1SA03460000608010167519'],
  ['a digit in the country', 'S14080000000608010167519'],
  ['a letter in the check digits', 'SA0A410000608010167519'],
  ['an account of 10 characters', 'SA240123456789'],
  ['an account of 31 characters', 'SA100000000000000000000000000000000'],
  ['small letters', 'sa0380000000608010167519'],
  ['a small letter at the end', 'SA1080000000608010167519a'],
])('refuses an IBAN with %s', (_, iban) => expect(isIban(iban)).toBe(false))

const account = {
  accountName: 'Kimiya',
  bankName: 'Bank',
  iban: 'sa03 8000 0000 6080 1016 7519',
  swift: 'DEMOSARI',
  currency: 'SAR',
}

it('reads an IBAN in groups of four as people write it', () =>
  expect(bankDetails.parse(account).iban).toBe('SA0380000000608010167519'))

it('leaves out the blanks around names and addresses, which count for no character of them', () => {
  const names = { accountName: ' Kimiya ', bankName: '\tBank ', bankAddress: ' Jubail\n' }
  expect(bankDetails.parse({ ...account, ...names })).toMatchObject({
    accountName: 'Kimiya',
    bankName: 'Bank',
    bankAddress: 'Jubail',
  })
  for (const name of Object.keys(names)) {
    expect(bankDetails.safeParse({ ...account, [name]: ' B ' }).error?.issues[0]?.path).toEqual([name])
  }
})

it.each(['DEMOSARI', 'DEMOSARIXXX'])('takes the SWIFT code %s', (swift) =>
  expect(bankDetails.parse({ ...account, swift }).swift).toBe(swift),
)

it.each([
  ['swift', 'DEMOSARIX'],
  ['swift', '1DEMOSARI'],
  ['swift', 'DEMOSARIXXX1'],
  ['swift', 'demosari'],
  ['currency', 'SARS'],
  ['currency', 'XSAR'],
  ['currency', 'sar'],
])('refuses a %s of %s', (field, text) =>
  expect(bankDetails.safeParse({ ...account, [field]: text }).error?.issues[0]?.path).toEqual([field]),
)
