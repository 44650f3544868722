import { z } from 'zod'
import type { components } from '#src/generated/schema.ts'
import { type BankDetails, bankDetails, keepBankDetails, readBankDetails } from '#server/domain/ledger/bank-details.ts'
import { daysAfter } from '#server/domain/platform/days-after.ts'
import { conflict, forbidden } from '#server/domain/platform/domain-error.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import { assertVersion, versionOf } from '#server/domain/platform/read-version.ts'
import type { OperationContext, OperatorCaller } from '#server/operation.ts'
import type { Language } from '#server/store/tables/columns.ts'
import type { ReadableTables } from '#server/store/store.ts'
import { mailColleagues } from './colleague-mails.ts'
import { commandLineOperatorId, hasRole } from './operator-sessions.ts'

type Context = OperationContext & { caller: OperatorCaller; language: Language }

/** Days for which an operator has the role before they approve an account. */
const approverDays = 7

const setting = { _id: 'proposedBankDetails' }

const proposal = z.strictObject({
  bankDetails,
  operatorId: z.string(),
  /** The operator's address at that time. */
  proposedBy: z.string(),
  proposedAt: z.string(),
  reason: z.string(),
})

type Proposal = z.infer<typeof proposal>

/** Returns the account that waits for a second operator. */
export async function readProposal({ tables }: { tables: ReadableTables }): Promise<Proposal | undefined> {
  const stored = await tables.find('settings', setting)
  return stored && proposal.parse(JSON.parse(stored.value))
}

/** What is in force and what is proposed, as it is versioned. */
async function readBoth(context: OperationContext) {
  return { current: (await readBankDetails(context)) ?? null, proposed: (await readProposal(context)) ?? null }
}

/** The account that buyers transfer to, with the one that is proposed, as the operator reads it. */
export async function readBankAccount(context: Context): Promise<components['schemas']['BankAccount']> {
  const both = await readBoth(context)
  const { current, proposed } = both
  return {
    ...omitNull({ bankDetails: current, proposed: proposed && serializeProposal(proposed, context.caller) }),
    version: await versionOf(context, both),
  }
}

const serializeProposal = ({ operatorId, bankDetails: proposed, ...rest }: Proposal, { operator }: OperatorCaller) => ({
  ...rest,
  bankDetails: omitNull(proposed),
  isOwn: operatorId === operator._id,
})

/**
 * Sets the first account, and whatever the command line on the installation's own store sets; any other account waits for a second operator
 * and replaces what was proposed before: who has one operator's session and app must not be able to turn the buyers' money away.
 */
export async function changeBankAccount(
  context: Context,
  given: BankDetails,
  { version, reason }: { version: string | undefined; reason: string },
): Promise<void> {
  const both = await readBoth(context)
  await assertVersion(context, version, both)
  const { operator } = context.caller
  if (both.proposed !== null) await context.tables.remove('settings', setting)
  if (both.current === null || operator._id === commandLineOperatorId) return keepBankDetails(context, given)
  const by = { operatorId: operator._id, proposedBy: operator.email, proposedAt: context.now }
  const value: Proposal = { bankDetails: given, ...by, reason }
  await context.tables.insert('settings', { ...setting, value: JSON.stringify(value) })
  const mail = { by: operator, language: context.language, template: 'bankAccountProposed', about: given.iban } as const
  await mailColleagues(context, ['finance'], mail)
}

/**
 * Puts the proposed account in force. Throws 403 for whoever proposed it, and 409 when it is not the one that was read, or when whoever
 * proposed it may do so no longer.
 */
export async function approveBankAccount(context: Context, version: string): Promise<void> {
  const proposed = await takeProposal(context, version)
  if (proposed.operatorId === context.caller.operator._id) throw forbidden('server:refused.secondOperator')
  assertLongEnough(context)
  const proposer = await context.tables.find('operators', { _id: proposed.operatorId, status: 'active' })
  if (proposer === undefined || !hasRole(proposer, 'finance')) throw conflict('server:conflict.proposerLeft')
  await keepBankDetails(context, proposed.bankDetails)
}

/** Throws 403 for whoever got the role, or began anew, within the last days: a proposer could have appointed them. */
function assertLongEnough({ now, caller: { operator } }: Context): void {
  if (operator._id === commandLineOperatorId || operator.rolesSince <= daysAfter(now, -approverDays)) return
  throw forbidden('server:refused.newApprover', { days: approverDays })
}

/** Drops the proposed account. Throws 409 when it is not the one that was read. */
export async function declineBankAccount(context: Context, version: string): Promise<void> {
  await takeProposal(context, version)
}

async function takeProposal(context: Context, version: string): Promise<Proposal> {
  const both = await readBoth(context)
  await assertVersion(context, version, both)
  if (both.proposed === null) throw conflict('server:conflict.changed', { state: 'unproposed' })
  await context.tables.remove('settings', setting)
  return both.proposed
}
