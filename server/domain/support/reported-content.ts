import { z } from 'zod'
import type { components } from '#src/generated/schema.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { ReadableTables } from '#server/store/store.ts'
import { type Row, tables as rows } from '#server/store/tables.ts'
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

/**
 * Reads what several reports are decided by, besides what their reporters read of them; returns that of one: the thing as it was, a message
 * with those around it.
 */
export async function reportedContentOf(
  { tables }: { tables: ReadableTables },
  reports: readonly AbuseReportRow[],
): Promise<(report: AbuseReportRow) => ReportedContent> {
  const reported = reports.filter(({ subject }) => subject === 'message').map(({ snapshot }) => message.parse(snapshot))
  const fileIds = reported.flatMap(({ fileId }) => fileId ?? [])
  const [messages, files] = await Promise.all([
    reported.length === 0
      ? []
      : tables.list(
          'messages',
          // Of several chats this finds more than the neighbours, of which each report takes its own.
          {
            chatId: [...new Set(reported.map(({ chatId }) => chatId))],
            sequence: [...new Set(reported.flatMap(sequencesAround))],
          },
          { orderBy: ['sequence'] },
        ),
    fileIds.length === 0 ? [] : tables.list('files', { _id: fileIds }),
  ])
  return (report) => {
    const { subject, snapshot } = report
    if (subject === 'listing') return { listing: serializeListing(listing.parse(snapshot)), neighbours: [] }
    if (subject === 'rating') return { stars: rating.parse(snapshot).stars, neighbours: [] }
    return subject === 'message' ? reportedMessage(report, messages, files) : { neighbours: [] }
  }
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

const sequencesAround = ({ sequence }: z.infer<typeof message>): number[] =>
  Array.from({ length: 2 * around + 1 }, (_, index) => sequence - around + index).filter((one) => one > 0 && one !== sequence)

function reportedMessage(
  { reportedId, snapshot }: AbuseReportRow,
  messages: readonly Row<'messages'>[],
  files: readonly Row<'files'>[],
): ReportedContent {
  const reported = message.parse(snapshot)
  const near = sequencesAround(reported)
  const file = files.find(({ _id }) => _id === reported.fileId)
  const neighbours = messages
    .filter(({ chatId, sequence, kind }) => chatId === reported.chatId && near.includes(sequence) && kind !== 'call')
    .map(({ sequence, senderId, text, sentAt, removedAt }) => ({
      ...omitNull({ text: removedAt === null ? text : null }),
      sequence,
      by: senderId === reportedId ? ('reported' as const) : ('other' as const),
      sentAt,
    }))
  if (file === undefined || file.access === 'none') return { neighbours }
  const { _id, fileName, contentType, size } = file
  return { file: { _id, fileName, contentType, size }, neighbours }
}
