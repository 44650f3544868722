import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallRefused } from './call-command.ts'
import { serverCalls } from './operator-calls.ts'
import { CommandRefused } from './store-command.ts'

const url = 'http://127.0.0.1:3000'
const invitation = { body: { email: 'nadia@staff.example', name: 'Nadia', roles: ['support' as const], reason: 'New colleague' } }
const envelope = (code: number, results: object, message = '') =>
  Response.json({ error: code !== 200, code, message, results }, { status: code })
const stepUp = () => envelope(403, { stepUp: { kinds: ['authenticator'] } }, 'Please confirm that it is you')
const invited = () => envelope(200, { invitationToken: 'the-token' })

/** What was sent: the call's name and its body. */
const sent: [string | undefined, unknown][] = []
let responses: (() => Response)[] = []
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (address: URL, { body }: { body?: string }) => {
    sent.push([address.pathname.split('/').at(-1), body === undefined ? undefined : JSON.parse(body)])
    return responses.shift()?.() ?? Response.error()
  })
})
afterEach(() => void vi.unstubAllGlobals())

const callsWith = (code: string | undefined) => serverCalls(url, 'a-token', async () => code)

it('asks for a code when an act wants the identity confirmed, and sends the act again after it', async () => {
  responses = [stepUp, () => envelope(200, {}), invited]
  expect(await callsWith('493027').call('inviteOperator', invitation)).toEqual({ invitationToken: 'the-token' })
  expect(sent).toEqual([
    ['inviteOperator', invitation.body],
    ['confirmOperator', { code: '493027' }],
    ['inviteOperator', invitation.body],
  ])
})

it('does not send the act again after a wrong code, and says what was wrong', async () => {
  responses = [stepUp, () => envelope(422, { fields: { code: 'This code is not right' } }, 'Check')]
  const call = callsWith('000000').call('inviteOperator', invitation)
  await expect(call).rejects.toThrow(CallRefused)
  await expect(call).rejects.toThrow('code: This code is not right')
  expect(sent.map(([name]) => name)).toEqual(['inviteOperator', 'confirmOperator'])
})

it('names the sign-in where no person can be asked', async () => {
  responses = [stepUp]
  const call = callsWith(undefined).call('inviteOperator', invitation)
  await expect(call).rejects.toThrow(CommandRefused)
  await expect(call).rejects.toThrow(`npm run operator -- login --url ${url}`)
  expect(sent.length).toBe(1)
})

it('asks nobody for a call that is refused for another reason', async () => {
  responses = [() => envelope(403, {}, 'Your role does not allow this.')]
  await expect(callsWith('493027').call('inviteOperator', invitation)).rejects.toThrow('Your role does not allow this.')
  expect(sent.length).toBe(1)
})
