import { join } from 'node:path'
import { type CallCommand, type CallContext } from './call-command.ts'
import { copyFiles } from './copy-files.ts'
import { reasonOption, requireReason } from './operator-change.ts'
import { CommandRefused } from './store-command.ts'

const form =
  'verify-company list | show DOCUMENTS [--to FOLDER] | approve DOCUMENTS --reason TEXT [--same-name] | refuse DOCUMENTS REASON… | revoke DOCUMENTS REASON…'

/** The most that one answer holds; those behind are told of. */
const pageSize = 100

const optionForms = {
  to: { type: 'string', value: 'FOLDER', description: 'Where `show` copies the documents' },
  'same-name': { type: 'boolean', description: 'Approve although a verified company has a name that looks the same' },
  reason: reasonOption,
} as const

async function list({ call, print }: CallContext): Promise<void> {
  const { companies, total } = await call('getCompanyReviews', { body: { pageSize } })
  for (const { _id, sentAt, account, country, files } of companies)
    print([_id, sentAt, account.email, account.businessName ?? '', country, files.length].join('\t'))
  if (total > companies.length) print(`${total - companies.length} more wait behind these.`)
  if (total === 0) print('No company waits.')
}

async function findReview({ call }: Pick<CallContext, 'call'>, id: string) {
  const [review] = (await call('getCompanyReviews', { body: { id } })).companies
  if (review === undefined) throw new CommandRefused(`No documents ${id}. A company that sent others since is in the list again.`)
  return review
}

async function show(context: CallContext<typeof optionForms>, id: string): Promise<void> {
  const { print, options } = context
  const review = await findReview(context, id)
  const { status, sentAt, decided, account, country, city, street, files, namesakes } = review
  const details: Record<string, string | undefined> = {
    status,
    sent: sentAt,
    decided: decided?.at,
    reason: decided?.reason,
    account: account.email,
    contact: account.fullName,
    company: account.businessName,
    country,
    city,
    street,
    'trade licence': review.tradeLicenceNumber,
    'tax number': review.taxNumber,
  }
  for (const [name, value] of Object.entries(details)) if (value) print(`${name}\t${value}`)
  for (const namesake of namesakes) print(`verified, same name\t${namesake}`)
  for (const { fileName, contentType, size } of files) print(`document\t${fileName}\t${contentType}\t${size} bytes`)
  if (options.to !== undefined) await copyFiles(context, { subject: 'company', subjectId: id }, files, join(options.to, id))
}

export const verifyCompanyCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Lists the companies that wait to be verified, the longest wait first: id, time, account, company, country, number of
      files. Shows what one has sent, and copies its documents into a folder; delete them there when you have decided. Approve, or
      refuse with a reason, or take back with a reason what was approved: the company is told each time. A company whose name
      looks like that of a verified one is approved with --same-name only.`,
  runCalls: async (context, [action, id, ...args]) => {
    const { call, print, options } = context
    const given = args.join(' ').trim()
    if (action === 'list') return list(context)
    if (id === undefined || !uuid.test(id)) throw new CommandRefused(form)
    if (action === 'show') return show(context, id)
    const decision = action === 'approve' ? ('verify' as const) : action === 'refuse' || action === 'revoke' ? action : undefined
    if (decision === undefined || (decision !== 'verify' && given === '')) throw new CommandRefused(form)
    const reason = decision === 'verify' ? requireReason(options) : given
    const company = (await findReview(context, id)).account.businessName ?? ''
    const sameName = decision === 'verify' && options['same-name'] === true
    await call('reviewCompany', { id, body: { decision, reason, ...(sameName && { sameName }) } })
    print(
      decision === 'verify'
        ? `${company} is verified`
        : `${company} is told why it is ${decision === 'refuse' ? 'not verified' : 'no longer verified'}`,
    )
  },
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
