import { expect, it } from 'vitest'
import { EnvironmentWrong, readEnvironment, s3Of } from './environment.ts'

it('needs nothing on a bare machine', () =>
  expect(readEnvironment({ PATH: '/usr/bin', DATABASE_URL: '' })).toEqual({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: '.data',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: 'loopback',
    S3_REGION: 'us-east-1',
    S3_FORCE_PATH_STYLE: '0',
    FIREBASE_API_URL: 'https://fcm.googleapis.com',
    FIREBASE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
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
  ['half of what Stripe needs', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
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
