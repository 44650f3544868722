import { operationTable, type OperationId } from '#src/generated/operation-table.ts'
import type { StepUpContext } from '#server/domain/account/identity-confirmations.ts'
import { readSession } from '#server/domain/account/sessions.ts'
import { readDeliveryToken } from '#server/domain/delivery/delivery-tokens.ts'
import { assertOperatorConfirmed } from '#server/domain/operator/operator-confirmations.ts'
import { assertRole, readOperatorSession } from '#server/domain/operator/operator-sessions.ts'
import { forbidden, unauthenticated } from '#server/domain/platform/domain-error.ts'
import { recordRepeated } from '#server/domain/platform/security-log.ts'
import type { Caller, CarrierJob, OperationContext, OperatorCaller } from '#server/operation.ts'

/** A call, and who its headers say makes it. */
interface ClaimedCall {
  operationId: OperationId
  headers: {
    token?: string | undefined
    side?: string | undefined
    deliveryToken?: string | undefined
    operatorToken?: string | undefined
  }
}

/** Whoever makes a call; undefined is a visitor. */
export type AnyCaller = Caller | CarrierJob | OperatorCaller

export const userIdOf = (caller: AnyCaller | undefined): string | undefined =>
  caller !== undefined && 'user' in caller ? caller.user._id : undefined

export const operatorEmail = (caller: AnyCaller | undefined): string | undefined =>
  caller !== undefined && 'operator' in caller ? caller.operator.email : undefined

/** Returns who makes the call, undefined for a visitor. Throws 401 and 403 when the call is not for them. */
export async function callerOf(
  deps: OperationContext,
  raw: ClaimedCall,
  commandLine: OperatorCaller | undefined,
): Promise<AnyCaller | undefined> {
  const row = operationTable[raw.operationId]
  const { access } = row
  if (access === 'operator') {
    const found = commandLine ?? (await readOperatorSession(deps, raw.headers.operatorToken))
    if (found === undefined) throw unauthenticated()
    return found
  }
  if (access === 'carrier') {
    return readDeliveryToken(deps, raw.headers.deliveryToken ?? '', raw.operationId)
  }
  const found = raw.headers.token === undefined ? undefined : await readSession(deps, raw.headers.token)
  if (found === undefined) {
    // A dead token does not shut a visitor out of what is public.
    if (access === 'public') return undefined
    throw unauthenticated()
  }
  if (found.user.status !== 'active') {
    if (access === 'public') return undefined
    throw forbidden('server:refused.suspended')
  }
  const side = raw.headers.side === 'Seller' ? 'seller' : 'buyer'
  if (access === 'seller' && side !== 'seller') throw forbidden()
  return { ...found, side }
}

/** Throws 403, and records it, for a call that is not for the operator's roles, or that wants the identity confirmed lately. */
export async function assertOperatorMay(context: StepUpContext, caller: OperatorCaller, operationId: OperationId): Promise<void> {
  const row = operationTable[operationId]
  const refused = { kind: 'operator.forbidden', subject: operationId } as const
  try {
    if ('role' in row) assertRole(caller.operator, row.role)
  } catch (error) {
    await recordRepeated(context, { ...refused, reason: 'Not of the role' })
    throw error
  }
  try {
    if ('stepUp' in row) await assertOperatorConfirmed(context, caller)
  } catch (error) {
    await recordRepeated(context, { ...refused, reason: 'Not confirmed lately' })
    throw error
  }
}
