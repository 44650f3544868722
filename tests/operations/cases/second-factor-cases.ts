import { addAuthenticator, addPasskey, appCode, askedIn, site } from '#tests/support/second-factors.ts'
import { mailedCode, register, registrant } from '#tests/support/registration.ts'
import { softPasskey } from '#tests/support/soft-passkey.ts'
import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

const { password } = registrant

/** A new account, signed in. */
async function newcomer({ market, newEmail, newAddress }: CaseFixture) {
  const email = newEmail()
  return { email, token: await register(market, { email }, newAddress) }
}

/** A new account with an authenticator app. */
async function careful(fixture: CaseFixture) {
  const { email, token } = await newcomer(fixture)
  return { email, ...(await addAuthenticator(fixture.market, token)) }
}

/** A session of a browser that its account does not know, while it knows another. */
async function newBrowser(fixture: CaseFixture): Promise<string> {
  const { market, newAddress } = fixture
  const { email } = await newcomer(fixture)
  const signIn = async (deviceId: string) =>
    (await market.call('login', { body: { email, password, deviceId }, address: newAddress() })).token
  await signIn('the-browser-at-home')
  return signIn('another-browser')
}

const enrolment = { name: 'Office phone' }

export const secondFactorCases = {
  confirmSignIn: {
    happy: async (fixture) => {
      const { market, newAddress } = fixture
      const { email, secret } = await careful(fixture)
      const { signInToken } = askedIn(await market.envelope('login', { body: { email, password }, address: newAddress() }))
      return { body: { signInToken, code: appCode(market, secret, 30) }, address: newAddress() }
    },
  },
  confirmIdentity: { happy: async (fixture) => ({ token: (await newcomer(fixture)).token, body: { password } }) },
  sendBrowserCode: { happy: async (fixture) => ({ token: await newBrowser(fixture) }) },
  confirmBrowser: {
    happy: async (fixture) => {
      const { market } = fixture
      const token = await newBrowser(fixture)
      await market.call('sendBrowserCode', { token })
      const { email } = await market.call('getUser', { token })
      return { token, body: { code: await mailedCode(market, email) } }
    },
  },
  challengePasskey: {
    happy: async (fixture) => {
      const { email, token } = await newcomer(fixture)
      return { token: (await addPasskey(fixture.market, token, softPasskey(email))).token }
    },
  },
  getSecondFactors: { happy: async (fixture) => ({ token: (await careful(fixture)).token }) },
  enrolAuthenticator: { happy: async (fixture) => ({ token: (await newcomer(fixture)).token, body: enrolment }) },
  confirmAuthenticator: {
    happy: async (fixture) => {
      const { token } = await newcomer(fixture)
      const { secret } = await fixture.market.call('enrolAuthenticator', { token, body: enrolment })
      return { token, body: { code: appCode(fixture.market, secret) } }
    },
  },
  enrolPasskey: { happy: async (fixture) => ({ token: (await newcomer(fixture)).token, body: enrolment }) },
  confirmPasskey: {
    happy: async (fixture) => {
      const { email, token } = await newcomer(fixture)
      const { challenge } = await fixture.market.call('enrolPasskey', { token, body: enrolment })
      return { token, body: softPasskey(email).make({ challenge, ...site }) }
    },
  },
  removeSecondFactor: {
    happy: async (fixture) => {
      const { token } = await careful(fixture)
      const { factors } = await fixture.market.call('getSecondFactors', { token })
      return { token, id: factors[0]?._id ?? '' }
    },
    // A factor that was removed is not there any more.
    impossible: null,
  },
  renewRecoveryCodes: { happy: async (fixture) => ({ token: (await careful(fixture)).token }) },
} satisfies Partial<Cases>
