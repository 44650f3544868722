import type { components } from '#src/generated/schema.ts'
import { conflict, notFound } from '#server/domain/platform/domain-error.ts'
import { referenceNumber } from '#server/domain/platform/reference-number.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { type BankFilePayout, formatBankFile, isBankName } from './payout-file.ts'
import { readBankDetails } from '#server/domain/ledger/bank-details.ts'
import { readPayoutDetails } from './payout-accounts.ts'
import { type PayoutRow, sendPayout } from './payouts.ts'

type BatchRow = Row<'payoutBatches'>

/** Payouts in one file: as many as banks take at once, and one transaction can send. */
const most = 1000

/**
 * Makes a file of the payouts that are due in a currency, and sends them. Left out are those of suspended sellers, and those whose account
 * cannot be decrypted any more, which are counted. Throws 409 without bank details of the marketplace, when a bank file cannot carry the name in them, or when nothing
 * is due.
 */
export async function createPayoutBatch(
  context: OperationContext,
  currency: string,
  createdBy: string,
): Promise<{ batch: BatchRow; leftOut: number }> {
  const { tables, ports, now, newId } = context
  const debtor = await readBankDetails(context)
  if (debtor === undefined) throw conflict('server:conflict.noBankDetails')
  if (!isBankName(debtor.accountName)) throw conflict('server:conflict.accountNameLetters')
  const due = await duePayouts(context, currency)
  const lines: { payout: PayoutRow; line: BankFilePayout }[] = []
  let leftOut = 0
  for (const payout of due) {
    const line = await bankFileLine(context, payout)
    if (line === undefined) leftOut += 1
    else if (lines.length < most) lines.push({ payout, line })
  }
  if (lines.length === 0)
    throw conflict(leftOut === 0 ? 'server:conflict.noPayoutDue' : 'server:conflict.payoutAccountsUnreadable')
  const _id = newId()
  const number = referenceNumber('KB', _id, now)
  const file = formatBankFile({ number, currency, createdAt: now, debtor, payouts: lines.map(({ line }) => line) })
  const batch: BatchRow = {
    _id,
    number,
    currency,
    amount: lines.reduce((sum, { line }) => sum + line.amount, 0),
    payouts: lines.length,
    createdBy,
    createdAt: now,
  }
  await tables.insert('payoutBatches', batch)
  await tables.insert('payoutFiles', { _id, secretFile: await ports.encryption.encrypt(file, _id) })
  // Inserts wait until their table is read, and payouts name the batch.
  await findPayoutBatch(context, _id)
  for (const { payout } of lines) await sendPayout(context, payout, _id)
  return { batch, leftOut }
}

/** Returns the currencies in which a batch can be made now, in alphabetical order. */
export async function dueCurrencies(context: Pick<OperationContext, 'tables' | 'now'>): Promise<string[]> {
  return [...new Set((await duePayouts(context)).map(({ currency }) => currency))].toSorted()
}

/** Those that a batch may take now, the oldest first; of one currency, or of all. */
async function duePayouts({ tables, now }: Pick<OperationContext, 'tables' | 'now'>, currency?: string): Promise<PayoutRow[]> {
  const where = { status: 'requested', ...(currency !== undefined && { currency }) } as const
  const requested = await tables.list('payouts', where, { orderBy: ['requestedAt', '_id'] })
  const suspended = await suspendedSellers({ tables }, requested)
  return requested.filter((payout) => isDue(payout, now, suspended))
}

export const isDue = ({ payableFrom, userId }: PayoutRow, now: string, suspended: ReadonlySet<string>): boolean =>
  payableFrom <= now && !suspended.has(userId)

export async function suspendedSellers(
  { tables }: Pick<OperationContext, 'tables'>,
  payouts: readonly PayoutRow[],
): Promise<ReadonlySet<string>> {
  const suspensions = await tables.list('suspensions', { _id: [...new Set(payouts.map(({ userId }) => userId))] })
  return new Set(suspensions.map(({ _id }) => _id))
}

async function bankFileLine(context: OperationContext, payout: PayoutRow): Promise<BankFilePayout | undefined> {
  const { tables } = context
  const account = payout.accountId === null ? undefined : await tables.find('payoutAccounts', { _id: payout.accountId })
  const details = account === undefined ? undefined : await readPayoutDetails(context, account)
  if (account === undefined || details === undefined) return undefined
  const { number, amount } = payout
  return { number, amount, holder: account.holder, country: account.country, details }
}

export async function findPayoutBatch({ tables }: Pick<OperationContext, 'tables'>, id: string): Promise<BatchRow> {
  const batch = await tables.find('payoutBatches', { _id: id })
  if (batch === undefined) throw notFound()
  return batch
}

/** Returns the file of a batch, byte by byte as it was made. */
export async function readPayoutFile(
  { tables, ports }: Pick<OperationContext, 'tables' | 'ports'>,
  { _id }: BatchRow,
): Promise<Uint8Array> {
  const stored = await tables.find('payoutFiles', { _id })
  const file = stored === undefined ? undefined : await ports.encryption.decrypt(stored.secretFile, _id)
  if (file === undefined) throw new Error(`The file of batch ${_id} was encrypted by another key`)
  return new TextEncoder().encode(file)
}

export async function serializePayoutBatch(
  { tables }: Pick<OperationContext, 'tables'>,
  batch: BatchRow,
): Promise<components['schemas']['PayoutBatch']> {
  const { _id, number, amount, currency, payouts, createdAt, createdBy } = batch
  const [sent, arrived, returned] = await Promise.all([
    tables.count('payouts', { batchId: _id, status: 'sent' }),
    tables.count('payouts', { batchId: _id, status: 'arrived' }),
    tables.count('payouts', { batchId: _id, status: 'returned' }),
  ])
  return { _id, number, amount: { amount, currency }, payouts, sent, arrived, returned, createdAt, createdBy }
}
