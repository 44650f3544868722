import { expect, it } from 'vitest'
import { sampleUser } from '#tests/support/account-fixtures.ts'
import { storedUser } from './stored-user.ts'

const profile = {
  fullName: 'Nadia Rahman',
  subscription: { slug: 'trader', name_en: 'Trader', name_ar: 'تاجر', name_bn: 'ব্যবসায়ী' },
  creditCard: { brand: 'visa', lastFour: '4242' },
  qrCode: '/seller-view-profile?seller=01936d3e-8a00-7c31-9f3b-000000000011',
  notificationsOn: true,
}

it('keeps address and number of a company as the business’s', () =>
  expect(storedUser(sampleUser)).toEqual({
    ...profile,
    countryCode: null,
    phoneNumber: null,
    businessEmail: 'nadia@padma.example',
    businesscountryCode: '+880',
    businessphoneNumber: '1712345678',
  }))

it('keeps those of a person as their own', () =>
  expect(storedUser({ ...sampleUser, accountType: 'Individual' })).toEqual({
    ...profile,
    countryCode: '+880',
    phoneNumber: '1712345678',
    businessEmail: null,
    businesscountryCode: null,
    businessphoneNumber: null,
  }))

it('forgets a plan and a card that are no more', () => {
  const { subscription: _, creditCard: __, ...bare } = sampleUser
  expect(storedUser(bare)).toMatchObject({ subscription: {}, creditCard: {} })
})
