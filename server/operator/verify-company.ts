import { join } from 'node:path'
import { type CompanyDocumentsRow, decideDocuments, documentFiles } from '#server/domain/account/company-documents.ts'
import { copyFiles } from './copy-files.ts'
import { CommandRefused, type StoreCommand, type StoreContext } from './store-command.ts'

const form = 'verify-company list | show PAPERS [--to FOLDER] | approve PAPERS | refuse PAPERS REASON… | revoke PAPERS REASON…'

const optionForms = { to: { type: 'string', value: 'FOLDER', description: 'Where `show` copies the papers' } } as const

async function list({ store, print }: StoreContext): Promise<void> {
  const waiting = await store.list('companyPapers', { status: 'pending' }, { orderBy: ['sentAt', '_id'] })
  const users = await store.list('users', { _id: waiting.map(({ userId }) => userId) })
  for (const { _id, userId, sentAt, fileIds } of waiting) {
    const user = users.find((one) => one._id === userId)
    if (user === undefined) continue
    print([_id, sentAt, user.email, user.businessName ?? '', user.country, fileIds.length].join('\t'))
  }
  if (waiting.length === 0) print('No company waits.')
}

async function show(context: StoreContext<typeof optionForms>, documentsId: string): Promise<void> {
  const { store, print, options } = context
  const row = await documentsOf(context, documentsId)
  const [user, seller] = await Promise.all([store.find('users', { _id: row.userId }), store.find('sellers', { _id: row.userId })])
  const details: Record<string, string | null | undefined> = {
    status: row.status,
    sent: row.sentAt,
    decided: row.decidedAt,
    reason: row.reason,
    account: user?.email,
    contact: user?.fullName,
    company: seller?.businessName,
    country: user?.country,
    city: seller?.city,
    street: seller?.street,
    'trade licence': row.tradeLicenceNumber,
    'tax number': row.taxNumber,
  }
  for (const [name, value] of Object.entries(details)) if (value) print(`${name}\t${value}`)
  const files = await documentFiles({ tables: store }, row)
  for (const { fileName, contentType, size } of files) print(`paper\t${fileName}\t${contentType}\t${size} bytes`)
  if (options.to !== undefined) await copyFiles(context, files, join(options.to, row._id))
}

async function documentsOf({ store }: StoreContext, documentsId: string): Promise<CompanyDocumentsRow> {
  const row = await store.find('companyPapers', { _id: documentsId })
  if (row === undefined)
    throw new CommandRefused(`No papers ${documentsId}. A company that sent others since is in the list again.`)
  return row
}

export const verifyCompanyCommand: StoreCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Lists the companies that wait to be verified, the longest wait first: papers, time, account, company, country, number of
      files. Shows what one has sent, and copies its papers into a folder; delete them there when you have decided. Approve, or
      refuse with a reason, or take back with a reason what was approved: the company is told each time.`,
  run: async (context, [action, documentsId, ...args]) => {
    const reason = args.join(' ').trim()
    if (action === 'list') return list(context)
    if (documentsId === undefined || !uuid.test(documentsId)) throw new CommandRefused(form)
    if (action === 'show') return show(context, documentsId)
    if (action === 'approve') {
      const { company } = await context.change((own) => decideDocuments(own, documentsId, { type: 'papers.verify' }))
      return context.print(`${company} is verified`)
    }
    if ((action === 'refuse' || action === 'revoke') && reason !== '') {
      const { company } = await context.change((own) => decideDocuments(own, documentsId, { type: `papers.${action}`, reason }))
      return context.print(`${company} is told why it is ${action === 'refuse' ? 'not verified' : 'no longer verified'}`)
    }
    throw new CommandRefused(form)
  },
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
