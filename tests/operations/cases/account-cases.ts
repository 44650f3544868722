import { pdfFile } from '#tests/support/sample-files.ts'
import type { Case, Cases } from './case.ts'
import type { CaseWorld } from './case-world.ts'

const password = 'a long enough one'

const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? ''

/** The newest code that was mailed to somebody. */
async function codeFor({ market }: CaseWorld, email: string): Promise<string> {
  const mail = (await market.deliver()).findLast(({ recipient }) => recipient === email)
  return codeIn(mail?.subject)
}

/** The newest code that was sent as a text message. */
async function textedCode({ market }: CaseWorld): Promise<string> {
  await market.deliver()
  return codeIn(market.texts.at(-1)?.text)
}

/** A new account, verified and signed in. */
async function newcomer(world: CaseWorld) {
  const { market, newEmail, newAddress } = world
  const email = newEmail()
  const person = {
    ...{ accountType: 'Individual' as const, fullName: 'Rafiq Ahmed', email, password },
    ...{ countryCode: '+880', phoneNumber: '1712000000', country: 'BD', acceptedTerms: true as const },
  }
  await market.call('signup', { body: person, address: newAddress() })
  await market.call('verifyOTP', { body: { email, code: await codeFor(world, email) }, address: newAddress() })
  const { token } = await market.call('login', { body: { email, password }, address: newAddress() })
  return { email, token }
}

const byNewcomer =
  (body: object): Case<'changePassword'>['happy'] =>
  async (world) => ({ token: (await newcomer(world)).token, body, address: world.newAddress() })

export const accountCases = {
  editProfile: { happy: byNewcomer({ fullName: 'Rafiq A. Ahmed', city: 'Dhaka' }) },
  forgetPassword: {
    happy: async (world) => ({ body: { email: (await newcomer(world)).email }, address: world.newAddress() }),
  },
  updatePassword: {
    happy: async (world) => {
      const { market, newAddress } = world
      const { email } = await newcomer(world)
      await market.call('forgetPassword', { body: { email }, address: newAddress() })
      const code = await codeFor(world, email)
      const entry = { email, code, purpose: 'passwordReset' as const }
      const { resetToken } = await market.call('verifyOTP', { body: entry, address: newAddress() })
      return { body: { resetToken, password: 'quite another one' }, address: newAddress() }
    },
  },
  changePassword: { happy: byNewcomer({ oldPassword: password, newPassword: 'quite another one' }) },
  changeEmail: {
    happy: async (world) => ({
      token: (await newcomer(world)).token,
      body: { email: world.newEmail(), password },
      address: world.newAddress(),
    }),
  },
  changePhone: { happy: byNewcomer({ countryCode: '+966', phoneNumber: '501234567', password }) },
  confirmContact: {
    happy: async (world) => {
      const { token } = await newcomer(world)
      const body = { countryCode: '+966', phoneNumber: '501234567', password }
      await world.market.call('changePhone', { token, body })
      return { token, body: { purpose: 'phoneChange', code: await textedCode(world) }, address: world.newAddress() }
    },
  },
  getUserProfile: { happy: async (world) => ({ id: (await newcomer(world)).token }) },
  getOwnProfile: { happy: async ({ buyer }) => ({ token: buyer }) },
  getSessions: { happy: async ({ buyer }) => ({ token: buyer }) },
  endSession: {
    happy: async (world) => {
      const { token } = await newcomer(world)
      const { sessions } = await world.market.call('getSessions', { token })
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
} satisfies Partial<Cases>
