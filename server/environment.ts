import { isIP } from 'node:net'
import { z } from 'zod'
import { usualLimits } from '#server/http/connection-limits.ts'
import { isNearby } from '#server/nearby-host.ts'

const port = z.coerce.number().int().min(0).max(65535)
/**
 * Variables that are set together or not at all. Without them, files are stored in DATA_DIR, mail in the outbox folder, and pages do
 * without pushes and read pictures themselves. Stripe needs its webhook's secret, else a payment with a lost response would stay unknown, and
 * the publishable key, else no page could turn a card into a token.
 */
const groups = [
  { of: 'S3_', names: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] },
  { of: 'STRIPE_', names: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] },
  { of: 'mail', names: ['SMTP_URL', 'MAIL_FROM'] },
  { of: 'VISION_', names: ['VISION_URL', 'VISION_KEY'] },
  { of: 'FIREBASE_', names: ['FIREBASE_PROJECT_ID', 'FIREBASE_CLIENT_EMAIL', 'FIREBASE_PRIVATE_KEY'] },
] as const

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Sent as Strict-Transport-Security: two years at most. */
  HSTS_SECONDS: z.coerce.number().int().min(1).max(63_072_000).optional(),
  /** Where people open the page, as the proxy has it: mails link there. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.string().refine(isProxyList, 'Addresses or networks, commas between').default('loopback'),
  CALLS_PER_MINUTE: z.coerce.number().int().min(60).default(usualLimits.callsPerMinute),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Without it, server/demo-choice.ts checks the store. */
  DEMO: z.enum(['0', '1']).optional(),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The European Central Bank's daily file of exchange rates, or one of its form. */
  RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The range API of haveibeenpwned, or one like it. */
  BREACHED_PASSWORDS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SECRET_KEY: z.string().min(32).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['0', '1']).default('0'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@]+@[^@\s]+$/)
    .optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_CLIENT_EMAIL: z.email().optional(),
  FIREBASE_PRIVATE_KEY: z.string().optional(),
  FIREBASE_API_URL: z.url({ protocol: /^https?$/ }).default('https://fcm.googleapis.com'),
  FIREBASE_TOKEN_URL: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  VISION_URL: z.url({ protocol: /^https?$/ }).optional(),
  // Limited to header characters; an error of the HTTP client would reveal the key.
  VISION_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  /** Payments worth more, in US dollars, ask for an identity that was confirmed within ten minutes. */
  STEP_UP_AMOUNT: z.coerce.number().min(0).default(1000),
  /** Who runs the operator's command line, for the security log. */
  OPERATOR_NAME: z.string().trim().min(1).max(100).optional(),
  /** Hosts elsewhere that are spoken to without TLS all the same, over a private line for example. */
  UNENCRYPTED_HOSTS: z
    .string()
    .regex(/^[\w.:-]+(\s*,\s*[\w.:-]+)*$/, 'Hosts, commas between')
    .optional(),
  /** The running server that the operator's command line works over. */
  OPERATOR_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where the operator's command line keeps its session at a server; ~/.config unless told. */
  XDG_CONFIG_HOME: z.string().min(1).optional(),
  /** ClamAV's daemon: the path of its socket, or host:port. */
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(\/.+|(\[[0-9a-f:]+\]|[\w.-]+):\d{1,5})$/i, 'A path that begins with /, or host:port')
    .refine((address) => address.startsWith('/') || Number(/\d+$/.exec(address)?.[0]) <= 65_535, 'A port up to 65535')
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
})

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isProxyList(list: string): boolean {
  return list.split(',').every((item) => {
    const [address = '', length, ...more] = item.trim().split('/')
    if (proxyNames.has(address)) return length === undefined
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    return bits > 0 && more.length === 0 && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits))
  })
}

export type Environment = z.infer<typeof schema>

/** The process's settings (.env.example names them). Throws EnvironmentWrong with one line that names the fault. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  // Shells and compose files unset a variable by an empty value.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = schema.safeParse(set)
  const wrong = read.success
    ? [...missingOf(read.data), ...mixedKeysOf(read.data), ...unencryptedOf(read.data)]
    : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (read.success && wrong.length === 0) return read.data
  throw new EnvironmentWrong(`Settings that cannot be used: ${wrong.join('; ')}`)
}

function missingOf(environment: Environment): string[] {
  return groups.flatMap(({ of, names }) => {
    const missing = names.filter((name) => environment[name] === undefined)
    return missing.length === names.length ? [] : missing.map((name) => `${name}: missing, while others of ${of} are set`)
  })
}

/** Stripe's keys of two modes: a card that the page's key has turned into a token would be unknown to the server's. */
function mixedKeysOf({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable }: Environment): string[] {
  const [secretMode, publishableMode] = [secret, publishable].map((key) => key?.split('_')[1])
  if (secret === undefined || publishable === undefined || secretMode === publishableMode) return []
  return ['STRIPE_PUBLISHABLE_KEY: of another mode than STRIPE_SECRET_KEY; both are for tests or both live']
}

/** Addresses of others that would be spoken to in the clear over the Internet, with keys, codes and people's data. */
function unencryptedOf(environment: Environment): string[] {
  const leaves = (host: string) => !mayBeUnencrypted(environment, host)
  const plain = providers.filter((name) => {
    const address = environment[name]
    return address !== undefined && address.startsWith('http:') && leaves(new URL(address).hostname)
  })
  const wrong = plain.map((name) => `${name}: https is needed for a host that is elsewhere (UNENCRYPTED_HOSTS names exceptions)`)
  const { DATABASE_URL: database, CLAMD_ADDRESS: scanner } = environment
  if (database !== undefined) {
    const { hostname, searchParams } = new URL(database)
    // What the driver checks the certificate for; its other words for TLS accept any certificate, or none.
    if (leaves(hostname) && searchParams.get('sslmode') !== 'verify-full')
      wrong.push('DATABASE_URL: sslmode=verify-full is needed for a host that is elsewhere (UNENCRYPTED_HOSTS names exceptions)')
  }
  if (scanner !== undefined && !scanner.startsWith('/') && leaves(scanner.slice(0, scanner.lastIndexOf(':'))))
    wrong.push('CLAMD_ADDRESS: nothing to it is encrypted, and the host is elsewhere (UNENCRYPTED_HOSTS names exceptions)')
  return wrong
}

const providers = [
  'GEOCODER_URL',
  'RATES_URL',
  'BREACHED_PASSWORDS_URL',
  'S3_ENDPOINT',
  'SMS_URL',
  'FIREBASE_API_URL',
  'FIREBASE_TOKEN_URL',
  'STRIPE_API_URL',
  'VISION_URL',
] as const

/** Whether a host is near enough, or named by the operator, to be spoken to without TLS. */
function mayBeUnencrypted({ UNENCRYPTED_HOSTS: named = '' }: Environment, hostname: string): boolean {
  const host = hostname.replaceAll(/[[\]]/g, '')
  return isNearby(host) || named.split(',').some((name) => name.trim() === host)
}

/** The S3 service for files; undefined when they are stored in DATA_DIR. */
export function s3Of(environment: Environment) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, S3_FORCE_PATH_STYLE } = environment
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    forcePathStyle: S3_FORCE_PATH_STYLE === '1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

/** The mail server; undefined when mail is written into the outbox folder. */
export function smtpOf(environment: Environment) {
  const { SMTP_URL: url, MAIL_FROM: from } = environment
  if (!url || !from) return undefined
  return { url, from, tlsRequired: !mayBeUnencrypted(environment, new URL(url).hostname) }
}

/** Where ClamAV's daemon listens; undefined when no file is scanned. */
export function clamdOf({ CLAMD_ADDRESS: address }: Environment) {
  if (address === undefined) return undefined
  if (address.startsWith('/')) return { path: address }
  const colon = address.lastIndexOf(':')
  return { host: address.slice(0, colon).replaceAll(/[[\]]/g, ''), port: Number(address.slice(colon + 1)) }
}

/** The service account that pushes; undefined when none is named. A key on one line has its line ends written as `\\n`. */
export function firebaseOf(environment: Environment) {
  const { FIREBASE_PROJECT_ID, FIREBASE_CLIENT_EMAIL, FIREBASE_PRIVATE_KEY, FIREBASE_API_URL, FIREBASE_TOKEN_URL } = environment
  if (!FIREBASE_PROJECT_ID || !FIREBASE_CLIENT_EMAIL || !FIREBASE_PRIVATE_KEY) return undefined
  return {
    projectId: FIREBASE_PROJECT_ID,
    clientEmail: FIREBASE_CLIENT_EMAIL,
    apiUrl: FIREBASE_API_URL,
    tokenUrl: FIREBASE_TOKEN_URL,
    privateKey: FIREBASE_PRIVATE_KEY.replaceAll('\\n', '\n'),
  }
}

/** The account at Stripe; undefined when cards are the sandbox's. */
export function stripeOf({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }: Environment) {
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_API_URL,
  }
}

export class EnvironmentWrong extends Error {
  override readonly name = 'EnvironmentWrong'
}
