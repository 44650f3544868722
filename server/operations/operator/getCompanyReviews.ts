import { documentFiles } from '#server/domain/account/company-documents.ts'
import { listVerifiedNamesakes } from '#server/domain/account/seller-names.ts'
import { serializeAccountName } from '#server/domain/operator/account-names.ts'
import { queuePage, waiting } from '#server/domain/operator/work-queues.ts'
import type { Operation } from '#server/operation.ts'

export const getCompanyReviews: Operation<'getCompanyReviews'> = async (call) => {
  const { tables } = call
  const rows = await tables.list('companyPapers', waiting.companies, { orderBy: ['sentAt', '_id'], limit: queuePage })
  const userIds = rows.map(({ userId }) => userId)
  const users = await tables.list('users', { _id: userIds })
  const sellers = await tables.list('sellers', { _id: userIds })
  const companies = await Promise.all(
    rows.map(async (row) => {
      const { _id, userId, tradeLicenceNumber, taxNumber, sentAt } = row
      const user = users.find((one) => one._id === userId)
      if (user === undefined) throw new Error(`No account ${userId}`)
      const skeleton = sellers.find((one) => one._id === userId)?.nameSkeleton ?? ''
      const files = await documentFiles(call, row)
      const namesakes = await listVerifiedNamesakes(call, skeleton, userId)
      return {
        _id,
        account: serializeAccountName(user),
        country: user.country,
        tradeLicenceNumber,
        taxNumber,
        files: files.map(({ _id: fileId, fileName, contentType, size }) => ({ _id: fileId, fileName, contentType, size })),
        namesakes: namesakes.map(({ businessName }) => businessName),
        sentAt,
      }
    }),
  )
  return { companies, total: await tables.count('companyPapers', waiting.companies) }
}
