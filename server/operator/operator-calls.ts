import { operationTable } from '#src/generated/operation-table.ts'
import { createDispatch, type DispatchDeps, type Envelope } from '#server/dispatch.ts'
import { commandLineOperatorId } from '#server/domain/operator/operator-sessions.ts'
import type { OperatorCaller } from '#server/operation.ts'
import type { Bytes } from '#server/ports/files.ts'
import { CallRefused, type OperatorCallId, type OperatorCalls } from './call-command.ts'
import { CommandRefused } from './store-command.ts'

type Answer = { envelope: Envelope } | { bytes: Bytes }
type Send = (operationId: OperatorCallId, input: { id?: string; body?: unknown }) => Promise<Answer>

/** Calls over the installation's own store, in the name of whoever runs the command line: an operator without account or session. */
export function storeCalls(
  deps: Omit<DispatchDeps, 'commandLine' | 'onDefect'>,
  { operator, address }: { operator: string; address: string },
): OperatorCalls {
  const onDefect = (defect: unknown) => {
    throw defect
  }
  const dispatch = createDispatch({ ...deps, onDefect, commandLine: commandLineOperator(operator, deps) })
  const { signal } = new AbortController()
  return callsBy(async (operationId, { id, body }) => {
    const reply = await dispatch({
      operationId,
      requestId: deps.newId(),
      id,
      body,
      headers: {},
      address,
      signal,
    })
    if (reply.kind === 'json') return { envelope: reply.envelope }
    if (reply.kind === 'stream') throw new Error(`${operationId} answers a stream`)
    const { bytes } = reply.file
    return { bytes: bytes instanceof Uint8Array ? oneChunk(bytes) : bytes }
  })
}

/** Nobody in the table: who has the store may do everything with it, and is named in the log by what they call themselves. */
function commandLineOperator(name: string, { clock, newId }: Pick<DispatchDeps, 'clock' | 'newId'>): OperatorCaller {
  const now = clock().toISOString()
  const _id = commandLineOperatorId
  const invitation = { invitationHash: null, invitationEndsAt: null, invitedBy: null }
  return {
    operator: {
      _id,
      email: name,
      name,
      roles: ['admin'],
      status: 'active',
      passwordHash: null,
      secret: null,
      lastStep: null,
      knownNetworks: [],
      ...invitation,
      rolesSince: now,
      createdAt: now,
    },
    // One for each run: what a run reads is recorded for it.
    session: {
      _id: newId(),
      operatorId: _id,
      tokenHash: '',
      createdAt: now,
      expiresAt: now,
      identityConfirmedAt: now,
      challenge: null,
      challengeExpiresAt: null,
      enrolmentChallenge: null,
      enrolmentExpiresAt: null,
    },
  }
}

/**
 * Calls over a running server, with the token of a session there. `askCode` is asked for a code of the authenticator app when an act wants the
 * identity confirmed; undefined where nobody can be asked.
 */
export function serverCalls(url: string, operatorToken: string, askCode: () => Promise<string | undefined>): OperatorCalls {
  const send: Send = async (operationId, { id = '', body }) => {
    const response = await callServer(url, operationId, { id, body, operatorToken })
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    // An envelope, by the contract.
    if (isJson) return { envelope: (await response.json()) as Envelope }
    if (!response.ok || response.body === null) throw new CommandRefused(`${url} answered with ${response.status}`)
    return { bytes: response.body }
  }
  return callsBy(async (operationId, input) => {
    const answer = await send(operationId, input)
    if (!('envelope' in answer) || !isStepUpRefused(answer.envelope)) return answer
    const code = await askCode()
    if (code === undefined) {
      throw new CommandRefused(`The sign-in is more than ten minutes ago: npm run operator -- login --url ${url}`)
    }
    const confirmed = await send('confirmOperator', { body: { code } })
    if ('envelope' in confirmed) resultsOf(confirmed.envelope)
    return send(operationId, input)
  })
}

const isStepUpRefused = ({ code, results }: Envelope): boolean =>
  code === 403 && typeof results === 'object' && results !== null && 'stepUp' in results

/** Makes one call of the contract over HTTP. Throws `CommandRefused` when nothing answers. */
export async function callServer(
  url: string,
  operationId: OperatorCallId | 'operatorLogin',
  { id, body, operatorToken }: { id?: string; body?: unknown; operatorToken?: string },
): Promise<Response> {
  const { method, path } = operationTable[operationId]
  const token = operatorToken === undefined ? {} : { 'x-auth-token-operator': operatorToken }
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  try {
    return await fetch(new URL(`/api${path.replace('{id}', encodeURIComponent(id ?? ''))}`, url), {
      method: method.toUpperCase(),
      headers: { 'x-auth-language': 'English', ...token, ...json },
      redirect: 'error',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (error) {
    throw new CommandRefused(`${url} cannot be reached: ${String(error instanceof Error ? (error.cause ?? error) : error)}`)
  }
}

function callsBy(send: Send): OperatorCalls {
  return {
    async call(operationId, input) {
      const answer = await send(operationId, input)
      if ('bytes' in answer) throw new Error(`${operationId} answered a file`)
      // The contract's schema of the call, which the server's types and tests hold it to.
      return resultsOf(answer.envelope) as never
    },
    readFile: (body) => readBytes(send('readCaseFile', { body })),
    readPayoutFile: (id) => readBytes(send('readPayoutFile', { id })),
  }
}

async function readBytes(sent: Promise<Answer>): Promise<Bytes> {
  const answer = await sent
  if ('bytes' in answer) return answer.bytes
  resultsOf(answer.envelope)
  throw new Error('No file was answered')
}

/** Throws `CallRefused` with the message, and a line for each field that is wrong. */
export function resultsOf({ error, code, message, results }: Envelope): unknown {
  if (!error) return results
  // The contract's InvalidInput and a conflict of transfers, and without the members every other refusal.
  const { fields = {}, shared = [] } = results as {
    fields?: Record<string, string>
    shared?: { _id: string; orderNumber?: string }[]
  }
  const lines = [
    ...Object.entries(fields).map(([path, text]) => `${path}: ${text}`),
    ...shared.map(({ _id, orderNumber }) => [_id, ...(orderNumber === undefined ? [] : [orderNumber])].join('\t')),
  ]
  throw new CallRefused(code, [message, ...lines].join('\n'))
}

async function* oneChunk(bytes: Uint8Array): Bytes {
  yield bytes
}
