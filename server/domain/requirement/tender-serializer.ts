import type { components } from '#src/generated/schema.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { serializeBuyer } from './requirement-serializer.ts'
import type { RequirementRow } from './requirements.ts'
import type { OperationContext } from '#server/operation.ts'
import type { TenderReference } from '#server/store/tender-queries.ts'
import type { Row } from '#server/store/tables.ts'

type Tender = components['schemas']['Tender']

/** Returns the referenced tenders, in the order given, without missing ones. */
export async function serializeTenders(
  { tables, now }: OperationContext,
  references: readonly TenderReference[],
): Promise<Tender[]> {
  const idsOf = (kind: TenderReference['kind']) => references.filter((one) => one.kind === kind).map(({ _id }) => _id)
  const [tenderNewsRows, requirements] = await Promise.all([
    tables.list('tenderNews', { _id: idsOf('news') }),
    tables.list('requirements', { _id: idsOf('requirement') }),
  ])
  const buyers = await tables.list('users', { _id: requirements.map(({ buyerId }) => buyerId) })
  const serialized = new Map([
    ...tenderNewsRows.map((row) => [row._id, serializeTenderNews(row, now)] as const),
    ...requirements.map((row) => [row._id, requirementTender(row, buyers, now)] as const),
  ])
  return references.flatMap(({ _id }) => serialized.get(_id) ?? [])
}

function serializeTenderNews(row: Row<'tenderNews'>, now: string): Tender {
  const { searchText: _, ...shown } = row
  return { ...omitNull(shown), kind: 'news', open: now < row.closesAt }
}

/** A requirement for visitors: without buyer and budget. */
function requirementTender(row: RequirementRow, buyers: readonly Row<'users'>[], now: string): Tender {
  const { _id, number, language, title, description, productName, casNumber, grade, quantity, country, deadline } = row
  return {
    _id,
    kind: 'requirement',
    reference: number,
    country,
    open: now < deadline,
    documents: [],
    productName,
    quantity,
    buyer: serializeBuyer(row, buyers),
    [`title_${language}`]: title,
    ...(description === null ? {} : { [`body_${language}`]: description }),
    ...omitNull({ casNumber, grade }),
    publishedAt: row.createdAt,
    closesAt: deadline,
  }
}
