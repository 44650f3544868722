import { expect, it } from 'vitest'
import { bankDetails, isIban } from './bank-details.ts'

it.each(['SA0380000000608010167519', 'AE070331234567890123456', 'GB29NWBK60161331926819', 'DE89370400440532013000'])(
  'takes the IBAN %s',
  (iban) => {
    expect(isIban(iban)).toBe(true)
  },
)

it('refuses an IBAN with one wrong or two exchanged characters', () => {
  for (const iban of ['SA0380000000608010167518', 'SA0380000000608010176519', 'SA03', '']) expect(isIban(iban)).toBe(false)
})

it('reads an IBAN in groups of four as people write it', () => {
  const account = {
    accountName: 'Kimiya',
    bankName: 'Bank',
    iban: 'sa03 8000 0000 6080 1016 7519',
    swift: 'DEMOSARI',
    currency: 'SAR',
  }
  expect(bankDetails.parse(account).iban).toBe('SA0380000000608010167519')
})
