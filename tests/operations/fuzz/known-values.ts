import sharp from 'sharp'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import type { CallOptions } from '#tests/support/marketplace.ts'
import { pdfBytes, soundBytes, zipBytes } from '#tests/support/sample-files.ts'
import type { Known } from '#tests/support/schema-values.ts'
import { cases } from '../cases/all-cases.ts'
import type { CaseFixture } from '#tests/operations/cases/case-fixture.ts'

/** What a call's path may name: objects made for this call, and those made for other calls. */
interface KnownPaths {
  own: readonly string[]
  others: readonly string[]
}

export interface KnownFixture extends Known {
  paths: (operationId: OperationId) => KnownPaths
  /** Tokens of shipments under way. */
  deliveryTokens: readonly string[]
}

const objectId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Creates the objects of every call's cases, and collects their ids. */
export async function knownFixture(fixture: CaseFixture): Promise<KnownFixture> {
  // Object.keys of the generated table yields its keys.
  const all = Object.keys(operationTable) as OperationId[]
  const paths = new Map<OperationId, string[]>()
  const fields = new Map<string, Set<string>>()
  const deliveryTokens: string[] = []
  const learn = (value: unknown, field = ''): void => {
    if (typeof value === 'string' && objectId.test(value)) fields.set(field, (fields.get(field) ?? new Set()).add(value))
    else if (Array.isArray(value)) for (const item of value) learn(item, field.replace(/s$/, ''))
    else if (typeof value === 'object' && value !== null) for (const [name, part] of Object.entries(value)) learn(part, name)
  }
  const learnCall = (operationId: OperationId, { id, body, deliveryToken }: CallOptions): void => {
    if (id !== undefined) paths.set(operationId, [...(paths.get(operationId) ?? []), id])
    if (deliveryToken !== undefined) deliveryTokens.push(deliveryToken)
    learn(body)
  }
  for (const operationId of all) learnCall(operationId, await cases[operationId].happy(fixture))
  for (const operationId of ['getMyOrders', 'getSearchResult', 'getRequirements', 'getChats', 'getUserTransactions'] as const)
    learn((await fixture.market.envelope(operationId, { token: fixture.buyer, body: {} })).results)

  const pictures = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map(async (format) => {
      const picture = sharp({ create: { width: 8, height: 5, channels: 3, background: '#c81e1e' } })
      return new File([new Uint8Array(await picture.toFormat(format).toBuffer())], `drum.${format}`)
    }),
  )
  const documents = [
    ...pictures,
    new File([pdfBytes()], 'صحيفة بيانات السلامة.pdf'),
    new File([zipBytes('[Content_Types].xml', 'word/document.xml')], 'নথি.docx'),
    new File([zipBytes('[Content_Types].xml', 'xl/workbook.xml')], 'prices.xlsx'),
  ]
  return {
    deliveryTokens,
    ids: (field) => [...(fields.get(field) ?? [])],
    files: {
      image: pictures,
      passing: pictures,
      table: [new File(['name,cas,price\nAcetone,67-64-1,5.40'], 'catalogue.csv')],
      document: documents,
      media: [...documents, new File([soundBytes], 'voice.mp3')],
    },
    paths: (operationId) => ({
      own: paths.get(operationId) ?? [],
      others: [...paths].filter(([other]) => other !== operationId).flatMap(([, ids]) => ids),
    }),
  }
}
