import { employ, invite, operatorPassword } from '#tests/support/operators.ts'
import { register } from '#tests/support/registration.ts'
import { pdfFile } from '#tests/support/sample-files.ts'
import { addAuthenticator, appCode } from '#tests/support/second-factors.ts'
import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

const reason = 'Looked at by two of us'

const invited = ({ market, newEmail }: CaseFixture) => invite(market, newEmail(), ['support'])
const asOperator = (fixture: CaseFixture) => fixture.asOperator()
const withBody = (body: object) => async (fixture: CaseFixture) => ({ ...(await fixture.asOperator()), body })

/** A declared transfer for an order, waiting. */
async function transfer({ market, buyer: token, invoiced }: CaseFixture): Promise<string> {
  const { _id: orderId } = await invoiced()
  const { _id } = await market.call('createPaymentIntent', { token, body: { orderId } })
  await market.call('proceedPayment', {
    token,
    body: { paymentId: _id, method: 'bankTransfer', transferReference: `TT ${_id}` },
  })
  return _id
}

/** A new company whose documents wait. */
export async function sentDocuments({ market, newEmail, newAddress }: CaseFixture): Promise<string> {
  const company = {
    email: newEmail(),
    accountType: 'Company' as const,
    businessName: `Delta ${newEmail().split('@')[0]}`,
    taxNumber: '100555014200003',
  }
  const token = await register(market, company, newAddress)
  const body = { tradeLicenceNumber: 'CN-1184523', taxNumber: '100555014200003', files: [pdfFile('licence.pdf')] }
  await market.call('sendCompanyDocuments', { token, body })
  const { _id: userId } = await market.call('getUser', { token })
  return (await market.store.find('companyDocuments', { userId }))?._id ?? ''
}

export async function disputed({ market, buyer: token, delivered }: CaseFixture): Promise<string> {
  const { _id: id } = await delivered()
  await market.call('openDispute', { token, id, body: { reason: 'Two drums leak' } })
  return id
}

const overdue = async (fixture: CaseFixture): Promise<string> => (await fixture.overdue())._id

/** A ticket of somebody new: nobody may have many open. */
export async function ticket({ market, newEmail, newAddress }: CaseFixture) {
  const token = await register(market, { email: newEmail() }, newAddress)
  const body = { topic: 'payment' as const, subject: 'Transfer not seen', message: 'I paid on Monday.' }
  const { _id: id, messages } = await market.call('raiseTicket', { token, body })
  return { token, id, answer: { text: 'It came this morning.', repliesTo: messages.at(-1)?._id ?? '' } }
}

async function newcomer({ market, newEmail, newAddress }: CaseFixture): Promise<string> {
  const token = await register(market, { email: newEmail() }, newAddress)
  return (await market.call('getUser', { token }))._id
}

async function withAuthenticator({ market, newEmail, newAddress }: CaseFixture): Promise<string> {
  const token = await register(market, { email: newEmail() }, newAddress)
  const { _id } = await market.call('getUser', { token })
  await addAuthenticator(market, token)
  return _id
}

async function suspended(fixture: CaseFixture): Promise<string> {
  const id = await newcomer(fixture)
  await fixture.market.call('suspendAccount', { ...(await fixture.asOperator()), id, body: { reason } })
  return id
}

/** An act of an operator on an object that waits for it, and once more. */
const act = (prepare: (fixture: CaseFixture) => Promise<string>, body: object) => {
  const happy = async (fixture: CaseFixture) => ({ ...(await fixture.asOperator()), id: await prepare(fixture), body })
  return { happy }
}
const acts = {
  approveTransfer: {
    happy: async (fixture: CaseFixture) => {
      const id = await transfer(fixture)
      return { ...(await fixture.asOperator()), id, body: { reason, statementEntry: id } }
    },
  },
  declineTransfer: act(transfer, { reason }),
  reviewCompany: act(sentDocuments, { decision: 'verify', reason, sameName: true }),
  resolveDispute: act(disputed, { outcome: 'refund', reason }),
  decideDelivery: act(overdue, { outcome: 'refund', reason }),
  suspendAccount: act(newcomer, { reason }),
  restoreAccount: act(suspended, { reason }),
  resetSecondFactors: act(withAuthenticator, { reason }),
}
const twice = (operationId: keyof typeof acts) => ({
  happy: acts[operationId].happy,
  impossible: async (fixture: CaseFixture) => {
    const call = await acts[operationId].happy(fixture)
    await fixture.market.envelope(operationId, call)
    return call
  },
})

export const operatorCases = {
  readInvitation: {
    happy: async (fixture) => ({ body: { invitationToken: await invited(fixture) }, address: fixture.newAddress() }),
  },
  acceptInvitation: {
    happy: async (fixture) => {
      const { market, newAddress } = fixture
      const invitationToken = await invited(fixture)
      const { secret } = await market.call('readInvitation', { body: { invitationToken }, address: newAddress() })
      const body = { invitationToken, password: operatorPassword, code: appCode(market, secret) }
      return { body, address: newAddress() }
    },
  },
  operatorLogin: {
    happy: async ({ market, newEmail, newAddress }) => {
      const { email, secret } = await employ(market, newEmail(), ['finance'], newAddress)
      return { body: { email, password: operatorPassword, code: appCode(market, secret, 30) }, address: newAddress() }
    },
  },
  confirmOperator: {
    happy: async ({ market, newEmail, newAddress }) => {
      const { operatorToken, secret } = await employ(market, newEmail(), ['finance'], newAddress)
      return { operatorToken, body: { code: appCode(market, secret, 30) }, address: newAddress() }
    },
  },
  operatorLogout: {
    happy: async ({ market, newEmail, newAddress }) => {
      const { operatorToken } = await employ(market, newEmail(), ['finance'], newAddress)
      return { operatorToken }
    },
  },
  getOperator: { happy: asOperator },
  getWorkQueues: { happy: asOperator },
  getDeclaredTransfers: { happy: withBody({}) },
  getCompanyReviews: { happy: withBody({}) },
  getDisputes: { happy: withBody({}) },
  getTickets: { happy: withBody({}) },
  // It is read in every state.
  getAccount: { happy: async (fixture) => ({ ...(await fixture.asOperator()), id: await suspended(fixture) }), impossible: null },
  dismissTicket: {
    happy: async (fixture) => {
      const { id, answer } = await ticket(fixture)
      return { ...(await fixture.asOperator()), id, body: { reason, repliesTo: answer.repliesTo } }
    },
    impossible: async (fixture) => {
      const { id, token, answer } = await ticket(fixture)
      await fixture.market.call('closeTicket', { token, id })
      return { ...(await fixture.asOperator()), id, body: { reason, repliesTo: answer.repliesTo } }
    },
  },
  findAccounts: { happy: async (fixture) => ({ ...(await fixture.asOperator()), body: { search: 'buyer@' } }) },
  approveTransfer: twice('approveTransfer'),
  declineTransfer: twice('declineTransfer'),
  reviewCompany: twice('reviewCompany'),
  resolveDispute: twice('resolveDispute'),
  decideDelivery: twice('decideDelivery'),
  getOverdueDeliveries: { happy: async (fixture) => ({ ...(await fixture.asOperator()), body: {} }) },
  suspendAccount: twice('suspendAccount'),
  restoreAccount: twice('restoreAccount'),
  resetSecondFactors: twice('resetSecondFactors'),
  answerTicket: {
    happy: async (fixture) => {
      const { id, answer } = await ticket(fixture)
      return { ...(await fixture.asOperator()), id, body: answer }
    },
    impossible: async (fixture) => {
      const { id, token, answer } = await ticket(fixture)
      await fixture.market.call('closeTicket', { token, id })
      return { ...(await fixture.asOperator()), id, body: answer }
    },
  },
} satisfies Partial<Cases>
