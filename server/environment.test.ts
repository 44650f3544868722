import { expect, it } from 'vitest'
import { clamdOf, EnvironmentWrong, readEnvironment, s3Of, smtpOf, stripeOf } from './environment.ts'

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

it('needs nothing on a bare machine', () =>
  expect(readEnvironment({ PATH: '/usr/bin', DATABASE_URL: '' })).toEqual({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: '.data',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: 'loopback',
    CALLS_PER_MINUTE: 3000,
    S3_REGION: 'us-east-1',
    S3_FORCE_PATH_STYLE: '0',
    FIREBASE_API_URL: 'https://fcm.googleapis.com',
    FIREBASE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
    STEP_UP_AMOUNT: 1000,
    STRIPE_API_URL: 'https://api.stripe.com',
  }))

it.each([
  ['a port that is none', { PORT: 'http' }, 'PORT'],
  ['a database that is not PostgreSQL', { DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'],
  ['a proxy that is no address', { TRUSTED_PROXIES: '10.0.0.0/8, proxy.example' }, 'TRUSTED_PROXIES'],
  ['a network larger than there is', { TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  ['a token for metrics that can be guessed', { METRICS_TOKEN: 'metrics' }, 'METRICS_TOKEN'],
  ['a mail server without a sender', { SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM'],
  ['a mail server that is none', { SMTP_URL: 'https://mail.example.com', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  [
    'half a push account',
    { FIREBASE_PROJECT_ID: 'kimiya', FIREBASE_CLIENT_EMAIL: 'push@kimiya.example' },
    'FIREBASE_PRIVATE_KEY',
  ],
  ['a picture service without its key', { VISION_URL: 'https://vision.example/v1/images:annotate' }, 'VISION_KEY'],
  ['a key that no header can carry', { VISION_URL: 'https://vision.example', VISION_KEY: 'one\ntwo' }, 'VISION_KEY'],
  ['a Stripe account that no page knows', { ...stripe, STRIPE_PUBLISHABLE_KEY: '' }, 'STRIPE_PUBLISHABLE_KEY'],
  ['a Stripe account whose webhooks nobody can believe', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
  ['a secret where the page’s key belongs', { ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
  ['keys of two modes of Stripe', { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'STRIPE_PUBLISHABLE_KEY'],
  ['a service of breached passwords that is none', { BREACHED_PASSWORDS_URL: 'range.example' }, 'BREACHED_PASSWORDS_URL'],
  ['an amount that is none', { STEP_UP_AMOUNT: '1,000' }, 'STEP_UP_AMOUNT'],
  ['a time of HTTPS that is none', { HSTS_SECONDS: 'a year' }, 'HSTS_SECONDS'],
  ['an address of the page that is none', { PUBLIC_URL: 'kimiya.example' }, 'PUBLIC_URL'],
  ['a scanner without a port', { CLAMD_ADDRESS: 'scanner' }, 'CLAMD_ADDRESS'],
  ['a scanner at a port that is none', { CLAMD_ADDRESS: 'scanner:70000' }, 'CLAMD_ADDRESS'],
  ['a provider elsewhere without TLS', { GEOCODER_URL: 'http://photon.example.com/api' }, 'GEOCODER_URL'],
  ['codes by SMS in the clear', { SMS_URL: 'http://sms.example.com/send' }, 'SMS_URL'],
  ['a database elsewhere without TLS', { DATABASE_URL: 'postgresql://kimiya:x@db.example.com/kimiya' }, 'DATABASE_URL'],
  [
    'a database elsewhere whose certificate is not checked',
    { DATABASE_URL: 'postgresql://kimiya:x@db.example.com/kimiya?sslmode=no-verify' },
    'DATABASE_URL',
  ],
  ['a scanner elsewhere', { CLAMD_ADDRESS: 'clamd.example.com:3310' }, 'CLAMD_ADDRESS'],
  ['exceptions that are no hosts', { UNENCRYPTED_HOSTS: 'http://db.example.com/' }, 'UNENCRYPTED_HOSTS'],
  ['a secret that can be guessed', { SECRET_KEY: 'secret' }, 'SECRET_KEY'],
])('names %s in one line', (_name, variables, named) => {
  expect(() => readEnvironment(variables)).toThrow(EnvironmentWrong)
  expect(() => readEnvironment(variables)).toThrow(new RegExp(`^Settings that cannot be used: ${named}: .+$`))
})

const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'kimiya-files',
  S3_REGION: 'me-south-1',
  S3_FORCE_PATH_STYLE: '1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

it.each([
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['scanner.internal:3310', { host: 'scanner.internal', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['', undefined],
])('finds the scanner at "%s"', (address, found) => expect(clamdOf(readEnvironment({ CLAMD_ADDRESS: address }))).toEqual(found))

it('keeps files at an S3 service when all of it is named, and in a folder when nothing is', () => {
  expect(s3Of(readEnvironment({}))).toBeUndefined()
  expect(s3Of(readEnvironment(s3))).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'kimiya-files',
    region: 'me-south-1',
    forcePathStyle: true,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
})

it('names what is missing of an S3 service, never a secret', () => {
  const { S3_BUCKET: _, S3_ACCESS_KEY_ID: __, ...partial } = s3
  expect(() => readEnvironment(partial)).toThrow(
    'Settings that cannot be used: S3_BUCKET: missing, while others of S3_ are set; S3_ACCESS_KEY_ID: missing, while others of S3_ are set',
  )
})

it.each([
  {
    GEOCODER_URL: 'http://photon:2322/api',
    DATABASE_URL: 'postgresql://kimiya:x@10.0.0.5/kimiya',
    SMS_URL: 'http://[::1]:8080/',
  },
  {
    DATABASE_URL: 'postgresql://kimiya:x@db.example.com/kimiya?sslmode=verify-full',
    GEOCODER_URL: 'https://photon.example.com/api',
  },
  {
    UNENCRYPTED_HOSTS: 'db.example.com, clamd.example.com',
    DATABASE_URL: 'postgresql://kimiya:x@db.example.com/kimiya',
    CLAMD_ADDRESS: 'clamd.example.com:3310',
  },
])('takes connections without TLS to its own network and to hosts that are named: %o', (variables) =>
  expect(readEnvironment(variables)).toMatchObject(variables),
)

it.each([
  ['smtp://name:password@mail.example.com', {}, true],
  ['smtp://mail:25', {}, false],
  ['smtp://mail.example.com', { UNENCRYPTED_HOSTS: 'mail.example.com' }, false],
])('requires TLS of the mail server at %s with %o: %s', (SMTP_URL, exceptions, tlsRequired) =>
  expect(smtpOf(readEnvironment({ SMTP_URL, MAIL_FROM: 'a@b.example', ...exceptions }))).toMatchObject({ tlsRequired }),
)

it('charges cards at Stripe when the account is named whole, and in the sandbox when it is not named', () => {
  expect(stripeOf(readEnvironment({}))).toBe(undefined)
  expect(stripeOf(readEnvironment(stripe))).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    apiUrl: 'https://api.stripe.com',
  })
})
