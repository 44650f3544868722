import { expect, it } from 'vitest'
import { bankDetails } from './bank-details.ts'

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
