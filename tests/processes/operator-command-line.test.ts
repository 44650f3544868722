import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { expect, it, onTestFinished } from 'vitest'
import { callAt, responseAt, signInAt } from '#tests/support/http-caller.ts'
import { operatorPassword } from '#tests/support/operators.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { findAcetone, stepsAt } from './acetone-trade.ts'

interface Run {
  code: unknown
  out: string
  complaint: string
}

const email = 'salma@company.example'
const secondsLater = (secret: string, later: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 1000 })

it('the command line works off a queue of a running server that has the embedded database, and nothing is stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kimiya-command-line-'))
  const settings = {
    DATABASE_URL: '',
    DEMO: '1',
    DATA_DIR: folder,
    XDG_CONFIG_HOME: join(folder, 'config'),
    OPERATOR_NAME: 'amina',
  }
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const operator = (url: string, args: string[], input = ''): Promise<Run> =>
    new Promise((resolve) => {
      const env = { ...process.env, ...settings, HOST: '127.0.0.1', PORT: new URL(url).port }
      const child = execFile(process.execPath, ['dist/server/operator.js', ...args], { env }, (error, out, complaint) =>
        resolve({ code: error === null ? 0 : error.code, out: out.trim(), complaint: complaint.trim() }),
      )
      child.stdin?.end(input)
    })

  // Over the store, while no server has it.
  const first = await startServerProcess(settings)
  await first.stop()
  const invited = await operator(first.url, [
    'operators',
    'invite',
    email,
    'Salma',
    'Idris',
    '--role',
    'finance',
    '--role',
    'support',
    '--reason',
    'Joined',
  ])
  expect([invited.code, invited.complaint]).toEqual([0, ''])
  const invitationToken = /[\w-]{43}$/.exec(invited.out)?.[0] ?? ''

  const server = await startServerProcess(settings)
  onTestFinished(async () => void (await server.stop()))
  const { url } = server
  const { secret } = await callAt(url, 'readInvitation', { body: { invitationToken } })
  await callAt(url, 'acceptInvitation', { body: { invitationToken, password: operatorPassword, code: secondsLater(secret, 0) } })
  const [buyer, seller] = [await signInAt(url, 'buyer'), await signInAt(url, 'seller')]
  const { _id: orderId } = await stepsAt(() => url, { buyer, seller }).invoiced(await findAcetone(url, buyer))
  const { _id: paymentId } = await callAt(url, 'createPaymentIntent', { token: buyer, body: { orderId } })
  const transfer = { paymentId, method: 'bankTransfer' as const, transferReference: 'TT-20261124' }
  await callAt(url, 'proceedPayment', { token: buyer, body: transfer })

  // Nobody is signed in yet, and a wrong password signs nobody in.
  expect(await operator(url, ['bank-transfers', 'list'])).toEqual({
    code: 1,
    out: '',
    complaint: `Nobody is signed in at ${url}: npm run operator -- login --url ${url}`,
  })
  const wrong = await operator(url, ['login'], `${email}\nWrong-Harbour-72\n${secondsLater(secret, 30)}\n`)
  expect([wrong.code, wrong.out]).toEqual([1, ''])
  const signedIn = await operator(url, ['login'], `${email}\n${operatorPassword}\n${secondsLater(secret, 30)}\n`)
  expect(signedIn).toMatchObject({ code: 0, out: expect.stringContaining(`Salma Idris is signed in at ${url} until `) as string })
  expect(statSync(join(folder, 'config/kimiya/operator-sessions.json')).mode & 0o777).toBe(0o600)

  const listed = await operator(url, ['bank-transfers', 'list'])
  expect(listed.out.split('\n').find((line) => line.startsWith(paymentId))).toContain('TT-20261124')
  const approve = ['bank-transfers', 'approve', paymentId, '--entry', '2026-11-24/00412']
  const approved = await operator(url, [...approve, '--reason', 'On the account since Monday'])
  expect(approved).toMatchObject({ code: 0, out: expect.stringMatching(/^[\d.]+ [A-Z]{3} approved$/) as string })
  expect((await callAt(url, 'viewOrder', { token: buyer, id: orderId })).status).toBe('paid')
  const again = await operator(url, [...approve, '--reason', 'On the account since Monday'])
  expect([again.code, again.out]).toEqual([1, ''])

  // A role that she does not have, a session that has ended, and what needs the database for itself.
  expect(await operator(url, ['operators', 'list'])).toEqual({ code: 1, out: '', complaint: 'Your role does not allow this.' })
  expect((await operator(url, ['logout'])).out).toBe(`Signed out at ${url}`)
  expect((await operator(url, ['bank-transfers', 'list'])).code).toBe(1)
  expect((await operator(url, ['backup', '--to', join(folder, 'all.gz')])).complaint).toContain('is in use by process')
  expect((await responseAt(url, 'getUser', { token: buyer })).status).toBe(200)

  await server.stop()
  const log = await operator(url, ['security-log', 'list', '--kind', 'operator.changed'])
  expect(
    log.out.split('\n').map((line) => / {2}operator (\S+)(?: {2}account \S+)? {2}(\w+) {2}from/.exec(line)?.slice(1)),
  ).toEqual([
    ['amina', 'inviteOperator'],
    [email, 'approveTransfer'],
    [email, 'operatorLogout'],
  ])
}, 120_000)

it('the command line sends no password over the network in plain text', async () => {
  const run = await new Promise<Run>((resolve) => {
    execFile(process.execPath, ['dist/server/operator.js', 'login', '--url', 'http://kimiya.example'], (error, out, complaint) =>
      resolve({ code: error?.code, out, complaint: complaint.trim() }),
    )
  })
  expect(run).toEqual({
    code: 1,
    out: '',
    complaint: 'http://kimiya.example is not encrypted: give an address that begins with https',
  })
})
