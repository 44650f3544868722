import { addDays } from '#src/lib/end-of-day.ts'
import { recountStock } from '#server/domain/order/batch-stock.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'

/** The products whose sellers keep batches, by their CAS number. */
const batched = [
  { email: 'seller@kimiya.example', casNumber: '79-10-7', letters: 'AA' },
  { email: 'seller@kimiya.example', casNumber: '108-05-4', letters: 'VAM' },
  { email: 'seller2@kimiya.example', casNumber: '7722-84-1', letters: 'HP' },
]

interface DemoBatch {
  suffix: string
  /** Of the stock of the product, which the first three make up; the rest counts for none. */
  share: number
  /** Days from today. */
  made: number
  expires?: number
  retest?: number
  blockedReason?: string
}

const kept: readonly DemoBatch[] = [
  { suffix: '01', share: 0.5, made: -80, expires: 100 },
  { suffix: '02', share: 0.375, made: -40, expires: 320 },
  { suffix: '03', share: 0.125, made: -20, retest: 345 },
  { suffix: '04', share: 0.125, made: -8, expires: 357, blockedReason: 'Quarantine until the laboratory has released it' },
  { suffix: '00', share: 0.0625, made: -400, expires: -10 },
]

/**
 * Gives products of two sellers batches that hold what is in stock of them, and one each that is blocked or has expired; the first batch of each has
 * a certificate of analysis. Returns the products, each with the number of its first batch.
 */
export async function insertDemoBatches(context: OperationContext): Promise<{ product: Row<'products'>; number: string }[]> {
  const { tables, now, newId } = context
  const entered: { product: Row<'products'>; number: string }[] = []
  for (const { email, casNumber, letters } of batched) {
    const seller = await tables.find('users', { email })
    const product = seller && (await tables.find('products', { sellerId: seller._id, casNumber }))
    if (product === undefined) continue
    const batches = kept.map((batch) => batchRow(product, { letters, batch, now }, newId))
    await tables.insert('productBatches', ...batches)
    await tables.insert(
      'batchEvents',
      ...batches.map(({ _id: batchId, quantity, createdAt: at }) => ({
        _id: newId(),
        batchId,
        kind: 'added' as const,
        change: quantity,
        reason: null,
        shipmentId: null,
        at,
      })),
    )
    await recountStock(context, product._id)
    const [first] = batches
    if (first === undefined) continue
    await certify(context, product, first)
    entered.push({ product, number: first.number })
  }
  return entered
}

/** Writes and attaches the certificate of a batch. */
async function certify(
  { tables, ports, now, newId }: OperationContext,
  { sellerId: ownerId, name_en, purity, casNumber }: Row<'products'>,
  { _id: subjectId, number, madeOn }: Row<'productBatches'>,
): Promise<void> {
  const lines = [
    'Certificate of analysis (demo)',
    `${name_en}, CAS ${casNumber}`,
    `Batch ${number}, made ${madeOn ?? ''}`,
    `Purity: ${purity} % (specification: not less than ${purity} %)`,
    'Released',
  ]
  const _id = newId()
  const stored = await ports.files.put(_id, inOne(plainPdf(lines)))
  const named = { fileName: `CoA ${number}.pdf`, contentType: 'application/pdf', access: 'private', createdAt: now } as const
  await tables.insert('files', { _id, ownerId, ...named, ...stored })
  await tables.insert('attachments', { _id, ownerId, subject: 'productBatch', subjectId, position: 0, createdAt: now })
}

// A file store takes bytes as they come in.
async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** A page with these lines of Latin text, in a font that every reader of PDF has. */
function plainPdf(lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
  const content = `BT /F1 14 Tf 22 TL 72 760 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return new TextEncoder().encode(text)
}

function batchRow(
  { _id: productId, stock, packaging: [size] }: Row<'products'>,
  { letters, batch, now }: { letters: string; batch: DemoBatch; now: string },
  newId: () => string,
): Row<'productBatches'> {
  const today = now.slice(0, 10)
  const { suffix, share, made, expires, retest, blockedReason = null } = batch
  const madeOn = addDays(today, made)
  return {
    _id: newId(),
    productId,
    number: `${letters}-${madeOn.slice(2, 4)}${madeOn.slice(5, 7)}-${suffix}`,
    quantity: Math.round(stock * share * 1_000_000) / 1_000_000,
    madeOn,
    expiresOn: expires === undefined ? null : addDays(today, expires),
    retestOn: retest === undefined ? null : addDays(today, retest),
    packaging: size === undefined ? null : { kind: size.kind, net: size.net },
    note: null,
    blockedReason,
    expiredAt: null,
    createdAt: now,
    updatedAt: now,
  }
}
