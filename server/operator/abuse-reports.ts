import { join } from 'node:path'
import type { components } from '#src/generated/schema.ts'
import type { CallCommand, CallContext } from './call-command.ts'
import { copyFiles } from './copy-files.ts'
import { CommandRefused } from './store-command.ts'

const form = 'reports list | show ID [--to FOLDER] | resolve ID dismissed|removed|warned|suspended NOTE [--reply TEXT]'
const outcomes = ['dismissed', 'removed', 'warned', 'suspended'] as const

const optionForms = {
  to: { type: 'string', value: 'FOLDER', description: 'Where `show` copies the file of a reported message' },
  reply: { type: 'string', value: 'TEXT', description: 'What the reporter reads of it, besides the outcome' },
} as const

type Report = components['schemas']['OperatorAbuseReport']
type Context = CallContext<typeof optionForms>

/** What somebody wrote, on one line of a terminal. */
const oneLine = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ')

const pageSize = 100

async function list({ call, print }: Context): Promise<void> {
  let count = 0
  for (let page = 1; ; page += 1) {
    const { reports } = await call('getAbuseReports', { body: { page, pageSize } })
    for (const { report } of reports) {
      const { number, createdAt, subject, reason, name_en, text, note } = report
      print([number, createdAt, subject, reason, oneLine(name_en), oneLine(text), oneLine(note)].join('\t'))
    }
    count += reports.length
    if (reports.length < pageSize) break
  }
  if (count === 0) print('No report is open.')
}

async function findReport({ call }: Pick<Context, 'call'>, number: string): Promise<Report> {
  const [found] = (await call('getAbuseReports', { body: { number } })).reports
  if (found === undefined) throw new CommandRefused(`No report ${number}`)
  return found
}

async function show(context: Context, number: string): Promise<void> {
  const { print, options } = context
  const found = await findReport(context, number)
  const { report, subjectId, reporter, reported, reportsOfReported, operatorNote, listing, stars, file, neighbours } = found
  const { _id, createdAt, subject, name_en, reason, note, text, outcome, resolvedAt, reply } = report
  print(`reported\t${createdAt} by ${reporter.email}`)
  print(`subject\t${subject} ${subjectId}: ${oneLine(name_en)}`)
  print(`of\t${reported.email}, of whom there are ${reportsOfReported} reports in all`)
  print(`reason\t${reason}`)
  if (note !== undefined) print(`note\t${oneLine(note)}`)
  if (text !== undefined) print(`text\t${oneLine(text)}`)
  if (listing !== undefined) print(`as it was\t${JSON.stringify(listing)}`)
  if (stars !== undefined) print(`stars\t${stars}`)
  for (const { sentAt, by, text: own } of neighbours) print(`beside it\t${sentAt}\t${by}\t${oneLine(own)}`)
  if (file !== undefined) print(`file\t${file.fileName}\t${file.contentType}\t${file.size} bytes`)
  if (outcome !== undefined) print(`decided\t${resolvedAt} ${outcome}: ${operatorNote}`)
  if (reply !== undefined) print(`reply\t${reply}`)
  if (options.to === undefined || file === undefined) return
  await copyFiles(context, { subject: 'abuseReport', subjectId: _id }, [file], join(options.to, number))
}

export const abuseReportsCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Lists the open reports of abuse, oldest first; shows one with what was reported as it was then. Resolving
      one resolves every open report of the same: removed takes the listing, rating or message away, warned
      warns its author, suspended shuts the account out. The reporters are told the outcome, and TEXT;
      NOTE stays with the marketplace.`,
  runCalls: async (context, [action, number, chosen, ...args]) => {
    const { call, print, options } = context
    const reason = args.join(' ').trim()
    if (action === 'list') return list(context)
    if (action === 'show' && number !== undefined) return show(context, number)
    const outcome = outcomes.find((each) => each === chosen)
    if (action !== 'resolve' || number === undefined || reason === '' || outcome === undefined) throw new CommandRefused(form)
    const { report } = await findReport(context, number)
    const reply = options.reply?.trim()
    const { numbers } = await call('resolveAbuseReport', { id: report._id, body: { outcome, reason, ...(reply && { reply }) } })
    print(`${numbers.join(', ')}: ${outcome}`)
  },
}
