import { demoPassword } from '#server/demo/load-demo.ts'
import { codeIn, forgetPassword, register, registrant, signInElsewhere, signUp } from '#tests/support/registration.ts'
import { pdfFile } from '#tests/support/sample-files.ts'
import type { CaseFixture } from './case-fixture.ts'
import type { Case, Cases } from './case.ts'

const { password } = registrant

/** The newest code that was sent as a text message. */
async function textedCode({ market }: CaseFixture): Promise<string> {
  await market.deliver()
  return codeIn(market.texts.at(-1)?.text)
}

/** A new account, verified and signed in. */
async function newcomer({ market, newEmail, newAddress }: CaseFixture) {
  const email = newEmail()
  return { email, token: await register(market, { email }, newAddress) }
}

const byNewcomer =
  (body: object): Case<'changePassword'>['happy'] =>
  async (fixture) => ({ token: (await newcomer(fixture)).token, body, address: fixture.newAddress() })

/** What proves the address of a registered person. */
const registered = async ({ market, newEmail, newAddress }: CaseFixture) => signUp(market, { email: newEmail() }, newAddress)

const address = {
  fullName: 'Sara Haddad',
  countryCode: '+966',
  phoneNumber: '501234567',
  line1: 'Industrial Road 1',
  city: 'Jubail',
  country: 'SA',
}

async function ownAddress({ market, buyer }: CaseFixture) {
  const { _id } = await market.call('addAddress', { token: buyer, body: address })
  return { token: buyer, id: _id }
}

export const accountCases = {
  editProfile: { happy: byNewcomer({ fullName: 'Rafiq A. Ahmed', city: 'Dhaka' }) },
  forgetPassword: {
    happy: async (fixture) => ({ body: { email: (await newcomer(fixture)).email }, address: fixture.newAddress() }),
  },
  updatePassword: {
    happy: async (fixture) => {
      const { market, newAddress } = fixture
      const body = await forgetPassword(market, (await newcomer(fixture)).email, newAddress)
      const { resetToken } = await market.call('verifyOTP', { body, address: newAddress() })
      return { body: { resetToken, password: 'quite another one' }, address: newAddress() }
    },
  },
  changePassword: { happy: byNewcomer({ oldPassword: password, newPassword: 'quite another one' }) },
  denySignIn: {
    happy: async (fixture) => {
      const { token } = await signInElsewhere(fixture.market, await newcomer(fixture), fixture.newAddress)
      return { body: { token }, address: fixture.newAddress() }
    },
  },
  changeEmail: {
    happy: async (fixture) => ({
      token: (await newcomer(fixture)).token,
      body: { email: fixture.newEmail(), password },
      address: fixture.newAddress(),
    }),
  },
  changePhone: { happy: byNewcomer({ countryCode: '+966', phoneNumber: '501234567', password }) },
  confirmContact: {
    happy: async (fixture) => {
      const { token } = await newcomer(fixture)
      const body = { countryCode: '+966', phoneNumber: '501234567', password }
      await fixture.market.call('changePhone', { token, body })
      return { token, body: { purpose: 'phoneChange', code: await textedCode(fixture) }, address: fixture.newAddress() }
    },
  },
  getUserProfile: { happy: async (fixture) => ({ id: (await newcomer(fixture)).token }) },
  getOwnProfile: { happy: async ({ buyer }) => ({ token: buyer }) },
  getSessions: { happy: async ({ buyer }) => ({ token: buyer }) },
  endSession: {
    happy: async (fixture) => {
      const { token } = await newcomer(fixture)
      const { sessions } = await fixture.market.call('getSessions', { token })
      return { token, id: sessions[0]?._id ?? '' }
    },
    // A session that was ended is not there any more.
    impossible: null,
  },
  sendCompanyDocuments: {
    happy: async ({ company }) => ({
      token: company,
      body: { tradeLicenceNumber: 'CN-1184523', taxNumber: '100555014200003', files: [pdfFile('licence.pdf')] },
    }),
  },
  getCompanyDocuments: { happy: async ({ company }) => ({ token: company }) },
  deleteAccount: { happy: byNewcomer({ password }) },
  signup: {
    happy: async ({ newEmail, newAddress }) => ({ body: { ...registrant, email: newEmail() }, address: newAddress() }),
  },
  verifyOTP: { happy: async (fixture) => ({ body: await registered(fixture), address: fixture.newAddress() }) },
  resendOTP: {
    happy: async (fixture) => {
      const { codeToken } = await registered(fixture)
      // A new code is given a minute after the last.
      const { clock } = fixture.market
      clock.now = new Date(clock.now.getTime() + 60_000)
      return { body: { codeToken }, address: fixture.newAddress() }
    },
  },
  login: {
    happy: async ({ newAddress }) => ({
      body: { email: 'seller2@kimiya.example', password: demoPassword },
      address: newAddress(),
    }),
  },
  logout: { happy: async ({ market }) => ({ token: await market.signIn('seller2') }) },
  getUser: { happy: async ({ buyer }) => ({ token: buyer }) },
  changeLanguage: {
    happy: async ({ buyer }) => ({ token: buyer, body: { deviceId: 'a-browser-of-a-test', language: 'Bangla' } }),
  },
  addressSuggestion: { happy: async ({ buyer }) => ({ token: buyer, id: 'jubail' }) },
  getCompleteAddress: { happy: async ({ buyer }) => ({ token: buyer, id: 'jubail' }) },
  getAddresses: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  addAddress: { happy: async ({ buyer }) => ({ token: buyer, body: address }) },
  // An address has no states: it is there or it is not.
  editAddress: {
    happy: async (fixture) => ({ ...(await ownAddress(fixture)), body: { ...address, city: 'Dammam' } }),
    impossible: null,
  },
  deleteAddress: { happy: ownAddress, impossible: null },
} satisfies Partial<Cases>
