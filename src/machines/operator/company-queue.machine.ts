import type { CallBody, CallResults } from '#src/api/call-api.ts'
import { callOperatorApi } from '#src/api/call-operator-api.ts'
import { createQueueMachine } from './create-queue-machine.ts'

export type CompanyReview = CallResults<'getCompanyReviews'>['companies'][number]
export type CompanyDecision = { act: CallBody<'reviewCompany'>['decision'] } & Omit<CallBody<'reviewCompany'>, 'decision'>

/** An operator reads what a company sent to be verified, and verifies or refuses it; a verification can be taken back. */
export const companyQueueMachine = createQueueMachine<CompanyReview, CallBody<'getCompanyReviews'>, CompanyDecision>({
  id: 'queue.companies',
  read: async (query, signal) => {
    const { companies, total } = (await callOperatorApi('getCompanyReviews', { body: query, signal })).results
    return { items: companies, total }
  },
  decide: ({ _id }, { act, ...rest }, signal) =>
    callOperatorApi('reviewCompany', { path: { id: _id }, body: { ...rest, decision: act }, signal }),
})
