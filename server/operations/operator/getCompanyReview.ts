import { documentFiles } from '#server/domain/account/company-documents.ts'
import { listVerifiedNamesakes } from '#server/domain/account/seller-names.ts'
import { findAccountNames } from '#server/domain/operator/account-names.ts'
import { recordReading } from '#server/domain/operator/recorded-readings.ts'
import { decidedBy } from '#server/domain/operator/work-queues.ts'
import { notFound } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { Operation } from '#server/operation.ts'

export const getCompanyReview: Operation<'getCompanyReview'> = async (call) => {
  const { tables, id } = call
  const row = await tables.find('companyPapers', { _id: id })
  if (row === undefined) throw notFound()
  await recordReading(call, `getCompanyReview ${id}`, row.userId)
  const { _id, userId, status, tradeLicenceNumber, taxNumber, reason, sentAt, decidedAt } = row
  const [user, seller] = await Promise.all([tables.find('users', { _id: userId }), tables.find('sellers', { _id: userId })])
  if (user === undefined) throw new Error(`No account ${userId}`)
  const nameOf = await findAccountNames(call, [userId])
  const files = await documentFiles(call, row)
  const namesakes = await listVerifiedNamesakes(call, seller?.nameSkeleton ?? '', userId)
  return {
    ...decidedBy(decidedAt, row.decidedBy, row.decisionReason ?? reason),
    ...omitNull({ reason, decidedAt, city: seller?.city ?? null, street: seller?.street ?? null }),
    _id,
    account: nameOf(userId),
    status,
    country: user.country,
    tradeLicenceNumber,
    taxNumber,
    files: files.map(({ _id: fileId, fileName, contentType, size }) => ({ _id: fileId, fileName, contentType, size })),
    namesakes: namesakes.map(({ businessName }) => businessName),
    sentAt,
  }
}
