import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressBookMachine } from '#src/machines/account/address-book.machine.ts'
import { cardProviderMachine } from '#src/machines/payment/card-provider.machine.ts'
import { ownAccountMachine } from '#src/machines/account/own-account.machine.ts'
import { profileMachine } from '#src/machines/account/profile.machine.ts'
import { registrationMachine } from '#src/machines/account/registration.machine.ts'
import { signInMachine } from '#src/machines/account/sign-in.machine.ts'
import { orderDetailsMachine } from '#src/machines/order/order-details.machine.ts'
import { sellerHomeMachine } from '#src/machines/listing/seller-home.machine.ts'
import { CardScreen } from '#src/screens/card/card-screen.tsx'
import { ForgotPasswordScreen } from '#src/screens/forgot-password/forgot-password-screen.tsx'
import { LoginScreen } from '#src/screens/login/login-screen.tsx'
import { MyOrderDetailsScreen } from '#src/screens/my-order-details/my-order-details-screen.tsx'
import { PayTypeScreen } from '#src/screens/pay-type/pay-type-screen.tsx'
import { OwnAddresses } from '#src/screens/profile/own-addresses.tsx'
import { ProfileScreen } from '#src/screens/profile/profile-screen.tsx'
import { RegisterIndividualScreen } from '#src/screens/register-individual/register-individual-screen.tsx'
import { SellerHomeScreen } from '#src/screens/seller-home/seller-home-screen.tsx'
import { sessionStore } from '#src/session/session-store.ts'
import { sampleProfile, sampleUser } from '#tests/support/account-fixtures.ts'
import { codeSent } from '#tests/support/event-fixtures/code-entry.ts'
import { sampleOrder } from '#tests/support/order-fixtures.ts'
import { answered, never } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { clearBrowser, isStored, press, reload, type, visit } from '#tests/support/visited-page.tsx'
import { OwnAccount } from './shell/own-account.tsx'

beforeEach(async () => {
  await putTexts('en')
  clearBrowser()
})
afterEach(cleanup)

/** Signs in as this account, and comes back later. */
async function comeBack(user: Partial<typeof sampleUser> = {}) {
  const results = { token: 't', user: { ...sampleUser, ...user } }
  visit(<LoginScreen />, {
    address: '/login',
    machines: [answered(signInMachine, { signingIn: [() => ({ results, message: '' })] })],
  })
  await type('E-mail address', 'nadia@padma.example')
  await type('Password', 'a long password')
  await press('Sign in')
  await isStored('"token":"t"')
  await isStored('"qrCode":"')
  reload()
}

const valueOf = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value
const noAddresses = answered(addressBookMachine, { reading: [() => ({ addresses: [] })] })

describe('a new address', () => {
  it('begins with the number of the business of who signed in (businesscountryCode, businessphoneNumber)', async () => {
    await comeBack()
    visit(<OwnAddresses />, { machines: [noAddresses] })
    expect([await valueOf('Recipient'), await valueOf('Country code'), await valueOf('Phone number')]).toEqual([
      'Nadia Rahman',
      '+880',
      '1712345678',
    ])
    expect(sessionStore.get()).toMatchObject({ countryCode: null, phoneNumber: null, businessphoneNumber: '1712345678' })
  })

  it('begins with the number of a person who acts for themselves (countryCode, phoneNumber)', async () => {
    await comeBack({ accountType: 'Individual', countryCode: '+966', phoneNumber: '500000000' })
    visit(<OwnAddresses />, { machines: [noAddresses] })
    expect([await valueOf('Country code'), await valueOf('Phone number')]).toEqual(['+966', '500000000'])
    expect(sessionStore.get()).toMatchObject({ businesscountryCode: null, businessphoneNumber: null })
  })
})

describe('another password', () =>
  it('is asked for with the address of the business (businessEmail)', async () => {
    await comeBack()
    visit(<ForgotPasswordScreen />)
    expect(await valueOf('E-mail address')).toBe('nadia@padma.example')
  }))

describe('another try of a registration', () =>
  it('begins with what the first told (userEmail, countryCode, phoneNumber)', async () => {
    const machine = answered(registrationMachine, { signingUp: [() => codeSent] })
    visit(<RegisterIndividualScreen />, { machines: [machine] })
    await type('Full name', 'Rafiq Ahmed')
    await type('E-mail address', 'rafiq@kimiya.exampel')
    await type('Country code', '+880')
    await type('Phone number', '1812345678')
    await type('Password', 'a long enough one')
    await type('Repeat the password', 'a long enough one')
    const country: HTMLSelectElement = screen.getByLabelText('Country')
    country.value = 'BD'
    country.dispatchEvent(new Event('change', { bubbles: true }))
    screen.getByRole('checkbox').click()
    await press('Create the account')
    await isStored('"phoneNumber":"1812345678"')
    reload()
    visit(<RegisterIndividualScreen />)
    expect([await valueOf('E-mail address'), await valueOf('Country code'), await valueOf('Phone number')]).toEqual([
      'rafiq@kimiya.exampel',
      '+880',
      '1812345678',
    ])
  }))

describe('the account of who comes back', () => {
  it('has a card on file, which the page of a new card says (creditCard)', async () => {
    await comeBack()
    visit(<CardScreen />, { machines: [answered(cardProviderMachine, { reading: [() => ({ name: 'sandbox' })] })] })
    expect(await screen.findByText(/^A card is kept already: .*Visa •••• 4242/)).toBeDefined()
  })

  it('has a plan, which the page of its sales names (subscription)', async () => {
    await comeBack()
    visit(<SellerHomeScreen />, { machines: [answered(sellerHomeMachine, { reading: [never] })] })
    const plan = screen.getByRole('link', { name: /Your plan: .*Trader/ })
    expect(plan.getAttribute('href')).toBe('/my-subscription-plan')
  })

  it('has a QR code, drawn from where it leads (qrCode)', async () => {
    await comeBack()
    sessionStore.set({ accountType: 'Seller' })
    visit(<ProfileScreen />, { machines: [answered(profileMachine, { reading: [() => sampleProfile] }), noAddresses] })
    const section = within(await screen.findByRole('region', { name: 'Your page as a QR code' }))
    expect(section.getByRole('link', { name: 'See the profile as others do' }).getAttribute('href')).toBe(sampleUser.qrCode)
  })

  it('is asked about once, for it may have changed elsewhere (fullName, subscription, creditCard)', async () => {
    await comeBack()
    const { _id, accountType, country, qrCode } = sampleUser
    const profile = { _id, accountType, country, qrCode, fullName: 'Nadia Khan', subscription: { slug: 'free', name_en: 'Free' } }
    visit(<OwnAccount token="t" />, { machines: [answered(ownAccountMachine, { reading: [() => profile] })] })
    await isStored('"fullName":"Nadia Khan"')
    expect([sessionStore.get().subscription, sessionStore.get().creditCard]).toEqual([profile.subscription, {}])
  })
})

describe('who has looked at a sample', () =>
  it('is led to the samples where no order is chosen to be paid (productType)', async () => {
    const sample = { ...sampleOrder, kind: 'sample' as const }
    const machine = answered(orderDetailsMachine, { reading: [() => ({ entity: sample })] })
    visit(<MyOrderDetailsScreen />, { chosen: { order: sample._id }, machines: [machine] })
    await isStored('"productType":"sample"')
    reload()
    visit(<PayTypeScreen />)
    expect(screen.getByRole('link', { name: 'Go to the samples' }).getAttribute('href')).toBe('/my-sample-request')
  }))
