import { z } from 'zod'
import type { components } from '#src/generated/schema.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import { tables as rows } from '#server/store/tables.ts'
import type { AbuseReportRow } from './abuse-reports.ts'

type Schemas = components['schemas']
type ReportedContent = Pick<Schemas['OperatorAbuseReport'], 'listing' | 'stars' | 'file' | 'neighbours'>

/** Messages before and after a reported one: enough to see what it answers. */
const around = 3

const listing = rows.products.pick({
  casNumber: true,
  grade: true,
  purity: true,
  brand: true,
  price: true,
  currency: true,
  unit: true,
  description_en: true,
  description_ar: true,
  description_bn: true,
})
const rating = rows.ratings.pick({ stars: true })
const message = z.object({ chatId: z.string(), sequence: z.number(), fileId: z.string().nullable() })

/** What a report is decided by, besides what its reporter reads of it: the thing as it was, a message with those around it. */
export async function reportedContent(
  context: Pick<OperationContext, 'tables'>,
  report: AbuseReportRow,
): Promise<ReportedContent> {
  const { subject, snapshot } = report
  if (subject === 'listing') return { listing: serializeListing(listing.parse(snapshot)), neighbours: [] }
  if (subject === 'rating') return { stars: rating.parse(snapshot).stars, neighbours: [] }
  return subject === 'message' ? reportedMessage(context, report) : { neighbours: [] }
}

function serializeListing(row: z.infer<typeof listing>): Schemas['ReportedListing'] {
  const { price, currency, casNumber, grade, purity, unit, brand, description_en, description_ar, description_bn } = row
  return {
    ...omitNull({ brand, description_en, description_ar, description_bn }),
    casNumber,
    grade,
    purity,
    price: { amount: price, currency },
    unit,
  }
}

async function reportedMessage(
  { tables }: Pick<OperationContext, 'tables'>,
  { reportedId, snapshot }: AbuseReportRow,
): Promise<ReportedContent> {
  const { chatId, sequence, fileId } = message.parse(snapshot)
  const sequences = Array.from({ length: 2 * around + 1 }, (_, index) => sequence - around + index)
  const [messages, file] = await Promise.all([
    tables.list(
      'messages',
      { chatId, sequence: sequences.filter((one) => one > 0 && one !== sequence) },
      { orderBy: ['sequence'] },
    ),
    fileId === null ? undefined : tables.find('files', { _id: fileId }),
  ])
  const neighbours = messages
    .filter(({ kind }) => kind !== 'call')
    .map(({ sequence: own, senderId, text, sentAt, removedAt }) => ({
      ...omitNull({ text: removedAt === null ? text : null }),
      sequence: own,
      by: senderId === reportedId ? ('reported' as const) : ('other' as const),
      sentAt,
    }))
  if (file === undefined || file.access === 'none') return { neighbours }
  const { _id, fileName, contentType, size } = file
  return { file: { _id, fileName, contentType, size }, neighbours }
}
