import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'

/** Milliseconds of one measurement. */
const duration = 4_000
/** Milliseconds between an attacker's calls: many times what the server bears of each, and what this process bears beside its measuring. */
const breath = 10
/** Milliseconds between two calls of the client that is measured, which does not wait for the answers. */
const interval = 20

export interface SentCall {
  id: OperationId
  token?: string
  /** The path's parameter. */
  subject?: string
  body?: Buffer
  /** Says what the body is; JSON by default. */
  contentType?: string
}

/**
 * Clients of one server that share a process with the test. They take as little of it as they can, so that what is measured is the server:
 * bodies are made once, and answers are not read.
 */
export function openCrowd(port: number) {
  const agent = new Agent({ keepAlive: true })
  let addresses = 0

  /** Resolves to the answer's status and its milliseconds; status 0 when the server cut the call off. */
  const send = ({ id, token, subject = '', body, contentType = 'application/json' }: SentCall, address: string) =>
    new Promise<{ status: number; took: number }>((resolve) => {
      const { method, path } = operationTable[id]
      const began = performance.now()
      const end = (status: number) => resolve({ status, took: performance.now() - began })
      const headers = {
        'x-forwarded-for': address,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': contentType, 'content-length': body.length }),
        ...(token !== undefined && { 'x-auth-token-user': token }),
      }
      const sent = request(
        { port, host: '127.0.0.1', path: `/api${path.replace('{id}', subject)}`, method: method.toUpperCase(), agent, headers },
        (response) => response.resume().on('close', () => end(response.statusCode ?? 0)),
      )
      sent.on('error', () => end(0))
      sent.end(body)
    })

  /** Returns the milliseconds within which a client who looks around has 99 of 100 answers. */
  const slowestOfHundred = async (looked: SentCall): Promise<number> => {
    const answers: ReturnType<typeof send>[] = []
    for (const end = performance.now() + duration; performance.now() < end; await wait(interval)) {
      answers.push(send(looked, '198.51.100.1'))
    }
    const settled = await Promise.all(answers)
    const failed = settled.filter(({ status }) => status !== 200)
    if (failed.length > 0) throw new Error(`${failed.length} of ${settled.length} calls failed, one with ${failed[0]?.status}`)
    const times = settled.map(({ took }) => took).sort((one, other) => one - other)
    return times[Math.floor(times.length * 0.99)] ?? Number.NaN
  }

  return {
    slowestOfHundred,
    /** Sends a call from an address of its own. */
    attack: (call: SentCall) => {
      addresses += 1
      return send(call, `203.0.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`)
    },
    /** Repeats an attack, so many at once, while somebody looks around; returns what that client measured. */
    during: async (looked: SentCall, atOnce: number, attack: () => Promise<unknown>): Promise<number> => {
      const over = new AbortController()
      const attackers = Array.from({ length: atOnce }, async () => {
        for (; !over.signal.aborted; await wait(breath)) await attack()
      })
      await wait(500)
      try {
        return await slowestOfHundred(looked)
      } finally {
        over.abort()
        await Promise.all(attackers)
      }
    },
    close: () => agent.destroy(),
  }
}
