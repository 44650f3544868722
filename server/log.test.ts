import { expect, it } from 'vitest'
import { createLog } from './log.ts'

function openLog(level: Parameters<typeof createLog>[0]) {
  const lines: string[] = []
  const log = createLog(level, { write: (line) => void lines.push(line) })
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '') as Record<string, unknown> }
}

it('writes a line of JSON for each entry of its level', () => {
  const { log, lines, last } = openLog('warn')
  log.info('not this')
  log.warn({ channel: 'mail' }, 'this')
  expect(lines).toHaveLength(1)
  expect(last()).toMatchObject({ level: 'warn', channel: 'mail', msg: 'this' })
  expect(last()['time']).toMatch(/^\d{4}-\d\d-\d\dT/)
})

it('writes nothing at the level silent', () => {
  const { log, lines } = openLog('silent')
  log.error('this')
  expect(lines).toEqual([])
})

it('writes an error once, with its causes and without the values that a library keeps beside', () => {
  const { log, last } = openLog('error')
  const cause = new TypeError('deeper')
  const row = Object.assign(new Error('duplicate key', { cause }), {
    code: '23505',
    detail: 'Key (company)=(Gulf Marjan) already exists.',
  })
  const unreachable = new AggregateError([Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })], 'no address')
  log.error({ err: row }, 'defect')
  expect(last()['err']).toEqual({
    type: 'Error',
    message: 'duplicate key',
    code: '23505',
    stack: row.stack,
    cause: { type: 'TypeError', message: 'deeper', stack: cause.stack },
  })
  log.error({ err: new Error('away', { cause: unreachable }) }, 'defect')
  expect(last()['err']).toMatchObject({ cause: { parts: [{ message: 'refused', code: 'ECONNREFUSED' }] } })
})

it('writes an error that is its own cause, and what was thrown without being an error', () => {
  const { log, last } = openLog('error')
  const own = new Error('own')
  own.cause = own
  log.error({ err: own }, 'defect')
  expect(last()['err']).toMatchObject({ message: 'own', cause: { message: 'own' } })
  log.error({ err: 'a text' }, 'defect')
  expect(last()['err']).toBe('a text')
})

it.each([
  ['the headers of a request', { headers: { authorization: 'Bearer abcdef' } }, 'abcdef'],
  ['a body', { body: { fullName: 'Nusrat' } }, 'Nusrat'],
  ['a password one level below', { user: { password: 'Kimiya-Demo-1' } }, 'Kimiya-Demo-1'],
  ['a code', { otp: '482913' }, '482913'],
  ['a mail address in an error', { err: new Error('550 <nusrat.j@mail.example.com>: no such user') }, 'nusrat'],
  ['a telephone number in an error', { err: new Error('no route to +880 1712 000000') }, '1712'],
  ['a session token in an address', { err: new Error(`GET /api/auth/getUserProfile/${'aB3_'.repeat(11)} failed`) }, 'aB3_'],
  ['a query string in an error', { err: new Error('GET https://maps.example/api?q=Road+7&key=s3cret failed') }, 's3cret'],
  ['a key in an error', { err: new Error('Invalid API Key: sk_live_51Habc') }, '51Habc'],
  ['a password of an address in an error', { err: new Error('smtp://kimiya:s3cret@mail.example.com') }, 's3cret'],
])('hides %s', (_, fields, secret) => {
  const { log, lines, last } = openLog('error')
  log.error(fields, 'defect')
  expect(lines.join('')).not.toContain(secret)
  expect(last()).toMatchObject({ level: 'error', msg: 'defect' })
})
