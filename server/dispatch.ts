import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { AmountTooLarge } from '#src/lib/money-arithmetic.ts'
import { isWithinBounds } from '#server/body-bounds.ts'
import { type AnyCaller, assertOperatorMay, callerOf, operatorEmail, userIdOf } from '#server/callers.ts'
import { doneKeys } from '#server/done-messages.ts'
import { operations } from '#server/operations.ts'
import {
  DomainError,
  conflict,
  invalidFields,
  notFound,
  payloadTooLarge,
  unsupportedMediaType,
  type Text,
} from './domain/platform/domain-error.ts'
import { networkOf } from './domain/platform/network-of.ts'
import { recordAct } from './domain/platform/recorded-act.ts'
import { assertIdentityConfirmed } from './domain/account/identity-confirmations.ts'
import { assertNotAlerted } from './domain/account/sign-in-alerts.ts'
import { type RawPart, onlyPasses } from '#server/form-fields.ts'
import type { Call, FileResult, OperatorCaller, Origin, StreamResult } from '#server/operation.ts'
import { CardProviderAway } from '#server/ports/card-payments.ts'
import { FilesUnavailable } from '#server/ports/files.ts'
import { PasswordsBusy } from '#server/ports/passwords.ts'
import type { Ports } from '#server/ports/ports.ts'
import { countTry } from '#server/rate-limits.ts'
import { discardLoose, receiveForm } from '#server/receive-form.ts'
import { ConstraintBroken, type Store, StoreUnavailable, type Tables } from '#server/store/store.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { doneText, serverText } from '#server/texts.ts'
import { createApproximation } from './approximate-prices.ts'
import { streamFor } from './stream-ends.ts'
import { type CallerTurns, createCallerTurns } from './caller-turns.ts'
import { createSearchTurns } from './search-turns.ts'
import type { Turns } from './turns.ts'
import { bodyProblems } from '#server/validation.ts'

/**
 * A call as a transport hands it over. Header values are as they came; `body` is parsed JSON, or undefined; a multipart form comes in
 * its parts instead, which are read once it is known that the caller may send them.
 */
export interface RawCall {
  operationId: OperationId
  /** What a caller of a defect asks by; the log has it too. */
  requestId: string
  /** What stands in the path's one parameter, decoded. */
  id?: string | undefined
  body?: unknown
  /** The text that `body` was read from, for calls that must see it as it came. */
  sentText?: string | undefined
  parts?: AsyncIterable<RawPart> | undefined
  headers: {
    token?: string | undefined
    side?: string | undefined
    language?: string | undefined
    currency?: string | undefined
    idempotencyKey?: string | undefined
    deliveryToken?: string | undefined
    operatorToken?: string | undefined
    lastEventId?: string | undefined
    signature?: string | undefined
    userAgent?: string | undefined
    pageOrigin?: string | undefined
  }
  /** Where the call comes from: what rate limits count by. */
  address: string
  signal: AbortSignal
}

export type Reply = JsonReply | { kind: 'file'; file: FileResult } | { kind: 'stream'; stream: StreamResult }

interface JsonReply {
  kind: 'json'
  status: number
  envelope: Envelope
  retryAfter?: number
}

export interface Envelope {
  error: boolean
  code: number
  message: string
  results: unknown
}

export interface DispatchDeps {
  store: Store
  ports: Ports
  clock: () => Date
  newId: () => string
  /** Told of every defect, with the request id that the caller got. */
  onDefect: (defect: unknown, requestId: string, operationId: OperationId) => void
  /** Told of every refusal by the key of its reason. */
  onRefused?: (operationId: OperationId, reason: string) => void
  /** Searches that run at once; six unless given, one of a store that does everything on one connection. */
  searchesAtOnce?: number
  /** Whoever runs the command line on the installation's own store: the calls of operators are theirs, without a token. */
  commandLine?: OperatorCaller
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const keyForm = /^[A-Za-z0-9_-]{16,64}$/
const languages: Record<string, Language> = { English: 'en', Arabic: 'ar', Bangla: 'bn' }

/** The language that a header names, of those that are spoken here. */
const namedLanguageOf = (header: string | undefined): Language | undefined => languages[header ?? '']

/** English for none and for one that is not spoken here. */
export const languageOf = (header: string | undefined): Language => namedLanguageOf(header) ?? 'en'

/**
 * The one path of every call: language, access, confirmed identity, rate limit, validation, transaction, idempotency, envelope, errors. Transports
 * turn their request into a RawCall and the Reply into their response, and decide nothing.
 */
export function createDispatch(deps: DispatchDeps): (raw: RawCall) => Promise<Reply> {
  const inTurn = createSearchTurns(deps.searchesAtOnce ?? 6)
  const turns = createCallerTurns()
  const approximated = createApproximation(deps.store, deps.clock)
  return async (raw) => {
    const language = languageOf(raw.headers.language)
    try {
      const reply = await inTurn(raw, () => handleCall({ ...deps, turns }, raw, language))
      return 'approximates' in operationTable[raw.operationId] ? await withApproximations(reply, raw) : reply
    } catch (error) {
      return errorReply(deps, error, raw, language)
    }
  }

  /** The call has been carried out: whatever becomes of the rates, it is answered. */
  async function withApproximations(reply: Reply, raw: RawCall): Promise<Reply> {
    if (reply.kind !== 'json') return reply
    try {
      const { envelope } = reply
      return { ...reply, envelope: { ...envelope, results: await approximated(envelope.results, raw.headers.currency) } }
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) deps.onDefect(error, raw.requestId, raw.operationId)
      return reply
    }
  }
}

interface CallDeps extends DispatchDeps {
  turns: CallerTurns
}

async function handleCall(deps: CallDeps, raw: RawCall, language: Language): Promise<Reply> {
  const { operationId } = raw
  const row = operationTable[operationId]
  const now = deps.clock().toISOString()
  const { store, ports, newId } = deps
  const from = { address: raw.address, userAgent: raw.headers.userAgent, requestId: raw.requestId }
  const caller = await callerOf({ tables: store, ports, now, newId, origin: from }, raw, deps.commandLine)
  const userId = userIdOf(caller)
  const job = caller !== undefined && 'shipmentId' in caller ? caller : undefined
  const origin = { ...from, userId, operator: operatorEmail(caller) }
  const outside = { tables: store, ports, now, newId, origin }
  // Before anything is counted, received or kept under an Idempotency-Key: once confirmed, the same call goes through.
  if (caller !== undefined && 'operator' in caller && deps.commandLine === undefined) {
    await assertOperatorMay({ ...outside, pageOrigin: raw.headers.pageOrigin }, caller, operationId)
  }
  if ('stepUp' in row && caller !== undefined && 'user' in caller) {
    // First: nobody is asked to confirm who they are for what they may not do here yet.
    await assertNotAlerted(outside, caller)
    await assertIdentityConfirmed({ ...outside, pageOrigin: raw.headers.pageOrigin }, caller, row.stepUp)
  }
  const attempt = { address: raw.address, userId, operator: origin.operator, shipmentId: job?.shipmentId }
  await countTry(outside, operationId, attempt)
  if (row.path.includes('{id}') && !uuid.test(raw.id ?? '')) throw notFound()
  if (row.body !== 'multipart') return carryOut(deps, raw, { caller, origin }, raw.body, now, language)
  const ownerId = userId ?? job?.sellerId
  if (raw.parts === undefined || (ownerId === undefined && !onlyPasses(operationId))) throw unsupportedMediaType()
  const { body, fileIds } = await receiveForm(outside, operationId, { ownerId, address: raw.address }, raw.parts)
  try {
    return await carryOut(deps, raw, { caller, origin }, body, now, language)
  } finally {
    await discardLoose(outside, fileIds)
  }
}

/** The call once its caller and body are known: validation, transaction, envelope. */
async function carryOut(
  deps: CallDeps,
  raw: RawCall,
  { caller, origin }: { caller: AnyCaller | undefined; origin: Origin },
  body: unknown,
  now: string,
  language: Language,
): Promise<Reply> {
  const { operationId } = raw
  const row = operationTable[operationId]
  const { store, ports, newId } = deps
  if (row.body !== false) {
    if (!isWithinBounds(operationId, body)) throw payloadTooLarge()
    const problems = bodyProblems(operationId, body)
    if (problems !== undefined) throw invalidFields(problems)
  }
  // The table pairs each id with an operation that takes exactly this call: `satisfies Operations` proves it where it stands.
  const operation = operations[operationId] as AnyOperation
  const idempotencyKey = row.idempotent ? raw.headers.idempotencyKey : undefined
  const userId = userIdOf(caller)
  const cause = idempotencyKey === undefined || userId === undefined ? undefined : { userId, idempotencyKey }
  const callOver = (tables: Tables): Omit<Call<OperationId>, 'caller' | 'body'> & { caller: unknown; body: unknown } => ({
    tables,
    ports,
    now,
    newId,
    cause,
    origin,
    id: raw.id ?? '',
    body,
    caller,
    language,
    namedLanguage: namedLanguageOf(raw.headers.language),
    signal: raw.signal,
    lastEventId: raw.headers.lastEventId,
    sentText: raw.sentText,
    signature: raw.headers.signature,
    pageOrigin: raw.headers.pageOrigin,
  })
  const over =
    (work: (call: unknown) => Promise<unknown>) =>
    (tables: Tables): Promise<unknown> => {
      if (origin.operator === undefined || !row.writes) return work(callOver(tables))
      const act = { subject: operationId, reason: reasonOf(body) }
      return recordAct({ tables, now, newId, origin }, act, (recorded) => work(callOver(recorded)))
    }
  const account = userId ?? origin.operator
  const inTurn: Turns = account === undefined ? deps.turns.ofVisitors : deps.turns.ofAccounts
  const asker = account ?? networkOf(raw.address)
  const within: WriteDeps = { ports, store, transaction: (work) => inTurn(asker, () => store.transaction(work)) }
  let results: unknown
  if (typeof operation === 'function') {
    const run = over(operation)
    const read = () => (account === undefined ? run(store) : deps.turns.ofReaders(account, () => run(store)))
    results = row.writes ? await runWrite(within, { ...raw, body }, caller, now, (lastStep) => lastStep(run)) : await read()
  } else {
    results = await runWrite(within, { ...raw, body }, caller, now, (lastStep) =>
      operation.inSteps(body, ports, {
        outside: (work) => work(callOver(store)),
        step: (work) => within.transaction(over(work)),
        lastStep: (work) => lastStep(over(work)),
      }),
    )
  }
  // The kind of answer is the contract's; a file or stream operation answers that type (server/operation.ts).
  if (row.answer === 'file') return { kind: 'file', file: results as FileResult }
  if (row.answer === 'stream') return { kind: 'stream', stream: streamFor(caller, results as StreamResult, deps) }
  const doneKey = doneKeys[operationId] as ((results: unknown) => string | Text | undefined) | undefined
  const done = doneKey?.(results) ?? `server:done.${operationId}`
  const message = typeof done === 'string' ? doneText(language, done) : serverText(language, done.key, done.values)
  return { kind: 'json', status: 200, envelope: { error: false, code: 200, message, results } }
}

const reasonOf = (body: unknown): string | undefined => {
  const reason: unknown = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : undefined
  return typeof reason === 'string' ? reason : undefined
}

type Work = (call: unknown) => Promise<unknown>
type AnyOperation =
  | Work
  | {
      inSteps: (
        body: unknown,
        ports: Ports,
        steps: {
          outside: (work: Work) => Promise<unknown>
          step: (work: Work) => Promise<unknown>
          lastStep: (work: Work) => Promise<unknown>
        },
      ) => Promise<unknown>
    }

interface WriteDeps extends Pick<DispatchDeps, 'store' | 'ports'> {
  /** The store's, in turn. */
  transaction: Store['transaction']
}

/**
 * Runs a writing call: what it does in its last step (mostly its only one) and the answer under its Idempotency-Key are one
 * transaction. A repeat gets the first answer.
 */
async function runWrite(
  deps: WriteDeps,
  raw: RawCall,
  caller: AnyCaller | undefined,
  now: string,
  run: (lastStep: (work: (tables: Tables) => Promise<unknown>) => Promise<unknown>) => Promise<unknown>,
): Promise<unknown> {
  const once = await onceKey(deps.ports, raw, caller)
  const earlier = await repeated(deps.store, once)
  if (earlier !== undefined) return earlier
  const lastStep = async (work: (tables: Tables) => Promise<unknown>): Promise<unknown> => {
    const outcome = await deps.transaction(async (tables): Promise<{ results: unknown } | { refusal: DomainError }> => {
      try {
        const results = await work(tables)
        if (once !== undefined) {
          // Calls with an Idempotency-Key answer JSON objects.
          const kept = results as Record<string, unknown>
          await tables.insert('idempotencyKeys', { _id: once.key, requestHash: once.requestHash, results: kept, createdAt: now })
        }
        return { results }
      } catch (error) {
        if (error instanceof DomainError && error.keeps) return { refusal: error }
        throw error
      }
    })
    if ('refusal' in outcome) throw outcome.refusal
    return outcome.results
  }
  try {
    return await run(lastStep)
  } catch (error) {
    // Two at once with one key: whichever lost, to the key or to what the winner changed, gets the winner's answer.
    const winners =
      error instanceof ConstraintBroken || error instanceof DomainError ? await repeated(deps.store, once) : undefined
    if (winners !== undefined) return winners
    throw error
  }
}

interface Once {
  key: string
  requestHash: string
}

/**
 * What the same call answered before. Read outside of the transaction: PostgreSQL would hold the index page read against every other
 * order that is placed meanwhile. The key's own constraint keeps a change from being made twice.
 */
async function repeated(store: Store, once: Once | undefined): Promise<unknown> {
  const earlier = once && (await store.find('idempotencyKeys', { _id: once.key }))
  if (earlier === undefined) return undefined
  if (earlier.requestHash !== once?.requestHash) throw conflict('server:refused.repeatedKey')
  return earlier.results
}

async function onceKey(ports: Ports, raw: RawCall, caller: AnyCaller | undefined): Promise<Once | undefined> {
  if (!operationTable[raw.operationId].idempotent) return undefined
  const key = raw.headers.idempotencyKey ?? ''
  if (!keyForm.test(key)) throw invalidFields({ 'Idempotency-Key': { key: 'server:field.idempotencyKey' } })
  const ownerId = userIdOf(caller) ?? 'visitor'
  const requestHash = await ports.codes.digest(JSON.stringify([raw.id, raw.body], withoutUploadId))
  return { key: `${ownerId}:${raw.operationId}:${key}`, requestHash }
}

/** A file that is sent again is stored again, under another id; its hash tells that it is the same. */
function withoutUploadId(_: string, value: unknown): unknown {
  const isUpload = typeof value === 'object' && value !== null && 'sha256' in value
  return isUpload ? { ...value, _id: undefined } : value
}

/** What passes by itself: the caller tries again. */
const unavailable = [StoreUnavailable, FilesUnavailable, CardProviderAway, PasswordsBusy]

function errorReply(deps: DispatchDeps, thrown: unknown, { operationId, requestId }: RawCall, language: Language): Reply {
  // Of a price, a quantity and a rate of tax that each may be.
  const error = thrown instanceof AmountTooLarge ? invalidFields({ body: { key: 'server:field.sumTooLarge' } }) : thrown
  if (error instanceof DomainError) {
    deps.onRefused?.(operationId, error.text.key)
    const { fields, results, retryAfter } = error.detail
    const worded =
      fields === undefined
        ? { ...results }
        : {
            fields: Object.fromEntries(
              Object.entries(fields).map(([path, { key, values }]) => [path, serverText(language, key, values)]),
            ),
          }
    return jsonError(error.code, serverText(language, error.text.key, error.text.values), worded, retryAfter)
  }
  if (unavailable.some((kind) => error instanceof kind))
    return jsonError(503, serverText(language, 'server:refused.unavailable'), {}, 5)
  deps.onDefect(error, requestId, operationId)
  return jsonError(500, serverText(language, 'server:refused.failed', { requestId }), { requestId })
}

/** The envelope of a refusal; also for what a transport refuses before a call is known (not JSON, too large, no such path). */
export function jsonError(code: number, message: string, results: object = {}, retryAfter?: number): JsonReply {
  const envelope = { error: true, code, message, results }
  return { kind: 'json', status: code, envelope, ...(retryAfter === undefined ? {} : { retryAfter }) }
}
