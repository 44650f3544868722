import { join } from 'node:path'
import { type CompanyPapersRow, decidePapers, papersFiles } from '#server/domain/company-papers.ts'
import { copyFiles } from './copy-files.ts'
import { CommandRefused, type StoreCommand, type StoreMeans } from './store-command.ts'

const form = 'verify-company list | show PAPERS [--to FOLDER] | approve PAPERS | refuse PAPERS REASON… | revoke PAPERS REASON…'

const optionForms = { to: { type: 'string', value: 'FOLDER', says: 'Where `show` copies the papers' } } as const

async function list({ store, print }: StoreMeans): Promise<void> {
  const waiting = await store.list('companyPapers', { status: 'pending' }, { orderBy: ['sentAt', '_id'] })
  const users = await store.list('users', { _id: waiting.map(({ userId }) => userId) })
  for (const { _id, userId, sentAt, fileIds } of waiting) {
    const user = users.find((one) => one._id === userId)
    if (user === undefined) continue
    print([_id, sentAt, user.email, user.businessName ?? '', user.country, fileIds.length].join('\t'))
  }
  if (waiting.length === 0) print('No company waits.')
}

async function show(means: StoreMeans<typeof optionForms>, papersId: string): Promise<void> {
  const { store, print, options } = means
  const row = await papersOf(means, papersId)
  const [user, seller] = await Promise.all([store.find('users', { _id: row.userId }), store.find('sellers', { _id: row.userId })])
  const told: Record<string, string | null | undefined> = {
    ...{ status: row.status, sent: row.sentAt, decided: row.decidedAt, reason: row.reason },
    ...{ account: user?.email, contact: user?.fullName, company: seller?.businessName, country: user?.country },
    ...{ city: seller?.city, street: seller?.street },
    ...{ 'trade licence': row.tradeLicenceNumber, 'tax number': row.taxNumber },
  }
  for (const [name, value] of Object.entries(told)) if (value) print(`${name}\t${value}`)
  const files = await papersFiles({ tables: store }, row)
  for (const { fileName, contentType, size } of files) print(`paper\t${fileName}\t${contentType}\t${size} bytes`)
  if (options.to !== undefined) await copyFiles(means, files, join(options.to, row._id))
}

async function papersOf({ store }: StoreMeans, papersId: string): Promise<CompanyPapersRow> {
  const row = await store.find('companyPapers', { _id: papersId })
  if (row === undefined) throw new CommandRefused(`No papers ${papersId}. A company that sent others since is in the list again.`)
  return row
}

export const verifyCompanyCommand: StoreCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Lists the companies that wait to be verified, the longest wait first: papers, time, account, company, country, number of
      files. Shows what one has sent, and copies its papers into a folder; delete them there when you have decided. Approve, or
      refuse with a reason, or take back with a reason what was approved: the company is told each time.`,
  run: async (means, [action, papersId, ...words]) => {
    const reason = words.join(' ').trim()
    if (action === 'list') return list(means)
    if (papersId === undefined || !uuid.test(papersId)) throw new CommandRefused(form)
    if (action === 'show') return show(means, papersId)
    if (action === 'approve') {
      const { company } = await means.change((own) => decidePapers(own, papersId, { type: 'papers.verify' }))
      return means.print(`${company} is verified`)
    }
    if ((action === 'refuse' || action === 'revoke') && reason !== '') {
      const { company } = await means.change((own) => decidePapers(own, papersId, { type: `papers.${action}`, reason }))
      return means.print(`${company} is told why it is ${action === 'refuse' ? 'not verified' : 'no longer verified'}`)
    }
    throw new CommandRefused(form)
  },
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
