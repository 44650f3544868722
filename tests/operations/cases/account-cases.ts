import { demoPassword } from '#server/demo/load-demo.ts'
import { pdfFile } from '#tests/support/sample-files.ts'
import type { CaseFixture } from './case-fixture.ts'
import type { Case, Cases } from './case.ts'

const password = 'a long enough one'

const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? ''

/** Returns the newest code mailed to an address. */
async function codeFor({ market }: CaseFixture, email: string): Promise<string> {
  const mail = (await market.deliver()).findLast(({ recipient }) => recipient === email)
  return codeIn(mail?.subject)
}

/** The newest code that was sent as a text message. */
async function textedCode({ market }: CaseFixture): Promise<string> {
  await market.deliver()
  return codeIn(market.texts.at(-1)?.text)
}

/** A new account, verified and signed in. */
async function newcomer(fixture: CaseFixture) {
  const { market, newEmail, newAddress } = fixture
  const email = newEmail()
  const person = {
    accountType: 'Individual' as const,
    fullName: 'Rafiq Ahmed',
    email,
    password,
    countryCode: '+880',
    phoneNumber: '1712000000',
    country: 'BD',
    acceptedTerms: true as const,
  }
  await market.call('signup', { body: person, address: newAddress() })
  await market.call('verifyOTP', { body: { email, code: await codeFor(fixture, email) }, address: newAddress() })
  const { token } = await market.call('login', { body: { email, password }, address: newAddress() })
  return { email, token }
}

const byNewcomer =
  (body: object): Case<'changePassword'>['happy'] =>
  async (fixture) => ({ token: (await newcomer(fixture)).token, body, address: fixture.newAddress() })

const person = {
  accountType: 'Individual' as const,
  fullName: 'Rafiq Ahmed',
  password: 'a long enough one',
  countryCode: '+880',
  phoneNumber: '1712000000',
  country: 'BD',
  acceptedTerms: true as const,
}

/** A registered person whose code has not been entered yet. */
async function registered({ market, newEmail, newAddress }: CaseFixture) {
  const email = newEmail()
  await market.call('signup', { body: { ...person, email }, address: newAddress() })
  const mail = (await market.deliver()).findLast(({ recipient }) => recipient === email)
  return { email, code: /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '' }
}

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
      const { email } = await newcomer(fixture)
      await market.call('forgetPassword', { body: { email }, address: newAddress() })
      const code = await codeFor(fixture, email)
      const entry = { email, code, purpose: 'passwordReset' as const }
      const { resetToken } = await market.call('verifyOTP', { body: entry, address: newAddress() })
      return { body: { resetToken, password: 'quite another one' }, address: newAddress() }
    },
  },
  changePassword: { happy: byNewcomer({ oldPassword: password, newPassword: 'quite another one' }) },
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
  sendCompanyPapers: {
    happy: async ({ company }) => ({
      token: company,
      body: { tradeLicenceNumber: 'CN-1184523', taxNumber: '100555014200003', papers: [pdfFile('licence.pdf')] },
    }),
  },
  getCompanyPapers: { happy: async ({ company }) => ({ token: company }) },
  deleteAccount: { happy: byNewcomer({ password }) },
  signup: {
    happy: async ({ newEmail, newAddress }) => ({ body: { ...person, email: newEmail() }, address: newAddress() }),
  },
  verifyOTP: { happy: async (fixture) => ({ body: await registered(fixture), address: fixture.newAddress() }) },
  resendOTP: {
    happy: async (fixture) => {
      const { email } = await registered(fixture)
      // A new code is given a minute after the last.
      const { clock } = fixture.market
      clock.now = new Date(clock.now.getTime() + 60_000)
      return { body: { email }, address: fixture.newAddress() }
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
  changeLanguage: { happy: async () => ({ body: { deviceId: 'a-browser-of-a-test', language: 'Bangla' } }) },
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
