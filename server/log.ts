import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import type { Environment } from '#server/environment.ts'

/** Fields redacted at the top level and one below. */
const hiddenFields = [
  'headers',
  'body',
  'query',
  'authorization',
  'cookie',
  'token',
  'password',
  'otp',
  'email',
  'phoneNumber',
  'recipient',
]

/** Personal data and secrets in error messages of libraries: mail addresses, telephone numbers, session tokens, keys, query strings. */
const hiddenTexts = [
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  /\+\d[\d ]{7,}\d/g,
  /\b[\w-]{43,}\b/g,
  /\b(sk|rk|whsec)_\w+/g,
  /\bBearer [\w.~+/=-]+/g,
  /(?<=\/[^\s"?]*)\?[^\s"]+/g,
]

/** Causes of causes that are written out; an error may be its own cause. */
const deepestCause = 4

/**
 * The server's log: a line of JSON for each entry, on stdout unless a destination is given. Of an error it keeps type, message, code,
 * stack and causes, no other field: PostgreSQL's `detail` holds the values of a row.
 */
export function createLog(level: Environment['LOG_LEVEL'], destination?: DestinationStream): Logger {
  const settings = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: hiddenFields.flatMap((name) => [name, `*.${name}`]),
    serializers: { err: (error: unknown) => errorFields(error) },
    hooks: { streamWrite: withoutSecrets },
  }
  return destination === undefined ? pino(settings) : pino(settings, destination)
}

function errorFields(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return String(error)
  const { name: type, message, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  if (depth === deepestCause) return { type, message, code }
  const parts = error instanceof AggregateError ? error.errors.map((each) => errorFields(each, depth + 1)) : undefined
  return { type, message, code, stack, cause: cause === undefined ? undefined : errorFields(cause, depth + 1), parts }
}

const withoutSecrets = (line: string): string => hiddenTexts.reduce((text, form) => text.replaceAll(form, '[hidden]'), line)
