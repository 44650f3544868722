import { addOperatorPasskey, employ } from '#tests/support/operators.ts'
import { site } from '#tests/support/second-factors.ts'
import { softPasskey } from '#tests/support/soft-passkey.ts'
import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

/** An operator of their own: a change of keys ends other sessions. */
async function newOperator({ market, newEmail, newAddress }: CaseFixture) {
  const { operatorToken, email } = await employ(market, newEmail(), ['support'], newAddress)
  return { token: { operatorToken }, email }
}

async function keyHolder(fixture: CaseFixture) {
  const { token, email } = await newOperator(fixture)
  return { token, added: await addOperatorPasskey(fixture.market, token.operatorToken, softPasskey(email)) }
}

export const operatorPasskeyCases = {
  challengeOperatorLogin: { happy: async ({ newAddress }) => ({ address: newAddress() }) },
  challengeOperator: { happy: async (fixture) => (await keyHolder(fixture)).token },
  getOperatorPasskeys: { happy: async (fixture) => (await keyHolder(fixture)).token },
  enrolOperatorPasskey: { happy: async (fixture) => (await newOperator(fixture)).token },
  addOperatorPasskey: {
    happy: async (fixture) => {
      const { token, email } = await newOperator(fixture)
      const { challenge } = await fixture.market.call('enrolOperatorPasskey', token)
      return { ...token, body: { name: 'Laptop', passkey: softPasskey(email).make({ challenge, ...site }) } }
    },
  },
  removeOperatorPasskey: {
    happy: async (fixture) => {
      const { token, added } = await keyHolder(fixture)
      return { ...token, id: added._id }
    },
    // A passkey that was removed is not there any more.
    impossible: null,
  },
} satisfies Partial<Cases>
