import { demoPassword } from '#server/demo/load-demo.ts'
import type { Cases } from './case.ts'
import type { CaseWorld } from './case-world.ts'

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
async function registered({ market, newEmail, newAddress }: CaseWorld) {
  const email = newEmail()
  await market.call('signup', { body: { ...person, email }, address: newAddress() })
  const mail = (await market.deliver()).findLast(({ recipient }) => recipient === email)
  return { email, code: /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '' }
}

export const authCases = {
  signup: {
    happy: async ({ newEmail, newAddress }) => ({ body: { ...person, email: newEmail() }, address: newAddress() }),
  },
  verifyOTP: { happy: async (world) => ({ body: await registered(world), address: world.newAddress() }) },
  resendOTP: {
    happy: async (world) => {
      const { email } = await registered(world)
      // A new code is given a minute after the last.
      const { clock } = world.market
      clock.now = new Date(clock.now.getTime() + 60_000)
      return { body: { email }, address: world.newAddress() }
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
} satisfies Partial<Cases>
