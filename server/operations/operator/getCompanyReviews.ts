import { documentFilesOf } from '#server/domain/account/company-documents.ts'
import { verifiedNamesakesOf } from '#server/domain/account/seller-names.ts'
import { serializeAccountName } from '#server/domain/operator/account-names.ts'
import { recordQueueReading } from '#server/domain/operator/recorded-readings.ts'
import { decidedBy, queueCondition } from '#server/domain/operator/work-queues.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { pageOf } from '#server/domain/platform/paging.ts'
import type { Operation } from '#server/operation.ts'

export const getCompanyReviews: Operation<'getCompanyReviews'> = async (call) => {
  const { tables, body } = call
  const where = queueCondition(body, 'companies')
  const orderBy = body.state === 'decided' ? (['-decidedAt', '-_id'] as const) : (['sentAt', '_id'] as const)
  const rows = await tables.list('companyDocuments', where, { orderBy, ...pageOf(body) })
  const found = rows.map(({ _id, userId }) => ({ name: _id, accountId: userId }))
  await recordQueueReading(call, 'getCompanyReviews', body.id === undefined ? undefined : found)
  const userIds = rows.map(({ userId }) => userId)
  const [users, sellers, filesOf, total] = await Promise.all([
    tables.list('users', { _id: userIds }),
    tables.list('sellers', { _id: userIds }),
    documentFilesOf(call, rows),
    tables.count('companyDocuments', where),
  ])
  const namesakesOf = await verifiedNamesakesOf(
    call,
    sellers.map(({ nameSkeleton }) => nameSkeleton),
  )
  const companies = rows.map((row) => {
    const { _id, userId, status, tradeLicenceNumber, taxNumber, sentAt, decidedAt } = row
    const user = users.find((one) => one._id === userId)
    if (user === undefined) throw new Error(`No account ${userId}`)
    const seller = sellers.find((one) => one._id === userId)
    return {
      ...decidedBy(decidedAt, row.decidedBy, row.decisionReason ?? row.reason),
      ...omitNull({ city: seller?.city ?? null, street: seller?.street ?? null }),
      _id,
      account: serializeAccountName(user),
      status,
      country: user.country,
      tradeLicenceNumber,
      taxNumber,
      files: filesOf(row).map(({ _id: fileId, fileName, contentType, size }) => ({ _id: fileId, fileName, contentType, size })),
      namesakes: namesakesOf(seller?.nameSkeleton ?? '', userId).map(({ businessName }) => businessName),
      sentAt,
    }
  })
  return { companies, total }
}
