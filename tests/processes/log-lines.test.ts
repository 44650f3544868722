import { expect, it, onTestFinished } from 'vitest'
import { responseAt, callAt } from '#tests/support/http-caller.ts'
import { startServerProcess, until } from '#tests/support/server-process.ts'

async function start(settings: Readonly<Record<string, string>>, script = 'dist/server/main.js') {
  const server = await startServerProcess({ DATABASE_URL: '', ...settings }, { args: [script] })
  onTestFinished(async () => void (await server.stop()))
  const lines = () => server.output().trim().split('\n')
  return { server, lines }
}

it('the built server writes nothing but lines of JSON, calls among them at the level info', async () => {
  const { server, lines } = await start({ LOG_LEVEL: 'info', DEMO: '1' })
  await responseAt(server.url, 'getBannerNumbers', {})
  const isResponseLine = (line: string) => line.includes('"route":"/api/platform/getBannerNumbers"')
  await until(async () => lines().some(isResponseLine))
  const entries = lines().map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries.find(({ msg }) => msg === `Server listening at ${server.url}`)).toMatchObject({ level: 'info' })
  expect(entries.find(({ route }) => route === '/api/platform/getBannerNumbers')).toMatchObject({ msg: 'answered', status: 200 })
})

it('timed work logs what failed under its own name, and nothing of whom it was for', async () => {
  const mail = { SMTP_URL: 'smtp://kimiya:s3cret@127.0.0.1:1', MAIL_FROM: 'Kimiya <no-reply@kimiya.example>' }
  const { server, lines } = await start({ DEMO: '1', ...mail })
  await callAt(server.url, 'forgetPassword', { body: { email: 'buyer@kimiya.example' } })
  await until(async () => lines().some((line) => line.includes('"job":"deliver-outbox"')))
  const entry = JSON.parse(lines().find((line) => line.includes('"job":"deliver-outbox"')) ?? '') as object
  expect(entry).toMatchObject({ level: 'error', part: 'jobs', msg: 'defect', err: { code: 'ESOCKET' } })
  expect(lines().filter((line) => /s3cret|@kimiya/.test(line))).toEqual([])
})

it('`npm start` tells the person who typed it where the server is, and how to sign in to the demo', async () => {
  const { server, lines } = await start({ DEMO: '1' }, 'scripts/start.mjs')
  await until(async () => lines().some((line) => line.includes('seller2@kimiya.example')))
  expect(lines()).toContain(`Kimiya listens on ${server.url}`)
  expect(lines()).toContain('Demo accounts, password Kimiya-Demo-1:')
})
