import { ConstraintBroken, StoreUnavailable } from '../store.ts'

/** https://www.postgresql.org/docs/15/errcodes-appendix.html */
const constraintKinds: Record<string, ConstraintBroken['kind']> = {
  '23505': 'unique',
  '23503': 'foreignKey',
  '23001': 'foreignKey',
  '23514': 'check',
}

/** Serialization failure and deadlock: the whole transaction must be retried. */
const tryAgainCodes = new Set(['40001', '40P01'])

/** Query cancelled by a timeout, shutting down, starting up, and standing in for a failed primary. */
const unavailableCodes = new Set(['57014', '57P01', '57P02', '57P03', '57P05', '25006', '25P03'])
const unavailableSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'ENOSPC',
])

/** `pg` and Kysely have no codes for their own errors. */
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client was closed|Client has encountered a connection error|Cannot use a pool after|driver has already been destroyed|PGlite is clos|Postgres connection has been discarded)/

export function isRetryable(error: unknown): boolean {
  return tryAgainCodes.has(codeOf(error))
}

/** The connection itself cannot be trusted any more. */
export function brokeConnection(error: unknown): boolean {
  const code = codeOf(error)
  return (
    code.startsWith('08') ||
    code.startsWith('57P') ||
    code === '25P03' ||
    unavailableSystemCodes.has(code) ||
    unavailableMessages.test(messageOf(error))
  )
}

/** The store's own error for a driver's: `ConstraintBroken`, `StoreUnavailable`, or the same error when it is neither. */
export function translated(error: unknown): unknown {
  const code = codeOf(error)
  const kind = constraintKinds[code]
  if (kind) return new ConstraintBroken(kind, constraintOf(error), { cause: error })
  // Classes 08 and 53: the connection failed; too many connections, disk full, out of memory.
  const unavailable = code.startsWith('53') || unavailableCodes.has(code) || brokeConnection(error)
  return unavailable ? new StoreUnavailable(`The database is not available: ${messageOf(error)}`, { cause: error }) : error
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

function constraintOf(error: unknown): string {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : ''
}
