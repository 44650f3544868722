import type { components } from '#src/generated/schema.ts'
import type { SecurityEventKind } from '#src/lib/security-event-kinds.ts'
import { DomainError, type FieldKey, invalidFields } from '#server/domain/platform/domain-error.ts'
import { queueMail } from '#server/domain/platform/outbox.ts'
import { recordRepeated } from '#server/domain/platform/security-log.ts'
import type { OperationContext } from '#server/operation.ts'
import type { PasskeySite } from '#server/ports/passkeys.ts'
import type { Row } from '#server/store/tables.ts'
import { numberText } from '#server/texts.ts'
import { checkWrongCodes, consumeAuthenticatorCode, countWrongCode } from './authenticator-codes.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'

/** One of them; none is a wrong passkey. */
export interface FactorProof {
  code?: string
  recoveryCode?: string
  passkey?: components['schemas']['PasskeyAssertion']
}

/** Who proves what, and from where. */
export interface FactorProver {
  user: Row<'users'>
  /** The browser, by which wrong codes are counted. */
  deviceId: string | null
  site: PasskeySite | undefined
  /** What the passkey had to sign, which the caller has spent; null when there was none. */
  challenge: string | null
  /** How the security log calls a wrong proof. */
  refusal: Extract<SecurityEventKind, `${string}.refused`>
}

/** Throws 422 on the field of the proof unless it is right; the try stays counted. */
export async function proveFactor(context: OperationContext, prover: FactorProver, proof: FactorProof): Promise<void> {
  if (proof.code !== undefined) await proveCode(context, prover, proof.code)
  else if (proof.recoveryCode !== undefined) await proveRecoveryCode(context, prover, proof.recoveryCode)
  else await provePasskey(context, prover, proof.passkey)
}

const reasons = { code: 'Wrong code', recoveryCode: 'Wrong recovery code', passkey: 'Wrong passkey' } as const

async function wrong(context: OperationContext, { user, refusal }: FactorProver, field: keyof typeof reasons, key: FieldKey) {
  await recordRepeated(context, { kind: refusal, accountId: user._id, userId: user._id, reason: reasons[field] })
  return invalidFields({ [field]: { key } }).keeping()
}

async function proveCode(context: OperationContext, prover: FactorProver, code: string): Promise<void> {
  const { user, deviceId } = prover
  await checkWrongCodes(context, user._id, deviceId).catch((error: unknown) => {
    throw error instanceof DomainError ? error.keeping() : error
  })
  if (await consumeAuthenticatorCode(context, user._id, code)) return
  await countWrongCode(context, user, deviceId)
  throw await wrong(context, prover, 'code', 'server:field.authenticatorCode')
}

async function proveRecoveryCode(context: OperationContext, prover: FactorProver, code: string): Promise<void> {
  const { user } = prover
  const left = await consumeRecoveryCode(context, user._id, code)
  if (left === undefined) throw await wrong(context, prover, 'recoveryCode', 'server:field.recoveryCode')
  const { email: recipient, language, fullName: name } = user
  await queueMail(context, {
    recipient,
    language,
    template: 'recoveryCodeUsed',
    values: { name, left: numberText(language, left) },
  })
}

async function provePasskey(context: OperationContext, prover: FactorProver, passkey: FactorProof['passkey']): Promise<void> {
  const { tables, ports, now } = context
  const { user, site, challenge } = prover
  const factor = passkey && (await tables.find('secondFactors', { credentialId: passkey.credentialId, userId: user._id }))
  if (passkey === undefined || site === undefined || challenge === null || !isPasskey(factor))
    throw await wrong(context, prover, 'passkey', 'server:field.passkey')
  const counter = await ports.passkeys.verifyAssertion(site, challenge, passkey, factor)
  if (counter === undefined) throw await wrong(context, prover, 'passkey', 'server:field.passkey')
  await tables.update('secondFactors', { _id: factor._id }, { counter, lastUsedAt: now })
}

type PasskeyRow = Row<'secondFactors'> & { credentialId: string; publicKey: string; counter: number }

const isPasskey = (factor: Row<'secondFactors'> | undefined): factor is PasskeyRow =>
  factor !== undefined && factor.credentialId !== null && factor.publicKey !== null && factor.counter !== null
