import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { formDataOf } from '#src/api/form-data.ts'
import { listedPasswords } from '#server/adapters/breached-passwords-list.ts'
import { sandboxCardPayments } from '#server/adapters/card-payments-sandbox.ts'
import { memoryFiles } from '#server/adapters/files-memory.ts'
import { sharpImages } from '#server/adapters/images-sharp.ts'
import { gazetteerGeocoder } from '#server/adapters/geocoder-gazetteer.ts'
import { pdfInvoiceDocuments } from '#server/adapters/invoice-documents.ts'
import { pdfStatementDocuments } from '#server/adapters/statement-documents.ts'
import { nodeFontLoader } from '#server/adapters/pdf-font-files-node.ts'
import { eventStreamsByUser } from '#server/adapters/event-streams-by-user.ts'
import { bufferedProductViews } from '#server/adapters/product-views-buffer.ts'
import { openChemLibStructures } from '#server/adapters/structures-openchemlib.ts'
import { demoPassword } from '#server/demo/load-demo.ts'
import { createDispatch, type Envelope, type RawCall, type Reply } from '#server/dispatch.ts'
import { formDataParts } from '#server/form-data-parts.ts'
import { deliverOutbox } from '#server/jobs/deliver-outbox.ts'
import { wholeBytes } from '#src/lib/whole-bytes.ts'
import type { BodyOf, FileResult, ResultsOf, Upload } from '#server/operation.ts'
import type { Mail } from '#server/ports/mail.ts'
import type { Push } from '#server/ports/push.ts'
import type { Sms } from '#server/ports/sms.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Store } from '#server/store/store.ts'
import { assertResponse } from './response-schema.ts'
import { countedIds, demoLoadedAt, loadDemoTemplate, testSecrets } from './demo-template.ts'

export type Side = 'Buyer' | 'Seller'

export interface CallOptions {
  token?: string | undefined
  side?: Side
  language?: 'English' | 'Arabic' | 'Bangla'
  currency?: string | undefined
  id?: string
  body?: unknown
  key?: string
  deliveryToken?: string
  operatorToken?: string | undefined
  /** Where a stream is resumed. */
  lastEventId?: string
  /** A provider's webhook: its text as it comes, and its signature. */
  sentText?: string
  signature?: string
  userAgent?: string
  pageOrigin?: string
  address?: string
}

const testSignature = 'signed by the provider of this test'

/** The sandbox, with a webhook, which it does not have itself. */
const testCardPayments: Ports['cardPayments'] = {
  ...sandboxCardPayments,
  readEvent: async (text, signature) => (signature === testSignature ? { id: text, about: undefined } : undefined),
}

/** The whole marketplace in a test: the demo in a store (loaded if missing), a clock that the test sets, and the mails that went out. */
export async function openMarketplace(
  store: Store,
  {
    cardPayments = testCardPayments,
    imageAnalysis,
    malwareScanner,
    rateSource,
    pageUrl = 'https://kimiya.example',
    stepUpAmount = 1000,
  }: Partial<Ports> = {},
) {
  const clock = { now: new Date(demoLoadedAt) }
  // Far from those of the demo: references are made of an id's end.
  const newId = countedIds('9', 1_000_000)
  const ports: Ports = {
    ...testSecrets,
    breachedPasswords: listedPasswords,
    geocoder: gazetteerGeocoder,
    cardPayments,
    invoiceDocuments: pdfInvoiceDocuments(nodeFontLoader),
    statementDocuments: pdfStatementDocuments(nodeFontLoader),
    structures: openChemLibStructures(),
    files: memoryFiles(),
    images: sharpImages,
    imageAnalysis,
    malwareScanner,
    rateSource,
    productViews: bufferedProductViews(),
    eventStreams: eventStreamsByUser(store),
    pageUrl,
    stepUpAmount,
  }
  await loadDemoTemplate(store)
  const dispatch = createDispatch({
    store,
    ports,
    newId,
    clock: () => clock.now,
    onDefect: (defect) => {
      throw defect
    },
  })
  const mails: Mail[] = []
  const texts: Sms[] = []
  const pushes: Push[] = []
  let keys = 0

  /** Makes a call as a transport would; every response is validated by the contract. */
  const reply = async (operationId: OperationId, options: CallOptions = {}): Promise<Reply> => {
    keys += 1
    const dispatched = await dispatch({
      operationId,
      requestId: newId(),
      id: options.id,
      ...sentBody(operationId, 'body' in options ? options.body : {}),
      headers: {
        token: options.token,
        side: options.side,
        language: options.language,
        currency: options.currency,
        idempotencyKey: options.key ?? `test-key-${String(keys).padStart(12, '0')}`,
        deliveryToken: options.deliveryToken,
        operatorToken: options.operatorToken,
        lastEventId: options.lastEventId,
        userAgent: options.userAgent,
        pageOrigin: options.pageOrigin,
        signature: options.signature,
      },
      sentText: options.sentText,
      address: options.address ?? '192.0.2.1',
      signal: new AbortController().signal,
    })
    if (dispatched.kind === 'json') assertResponse(operationId, dispatched.envelope.code, 'application/json', dispatched.envelope)
    return dispatched
  }
  const envelope = async (operationId: OperationId, options: CallOptions = {}): Promise<Envelope> => {
    const result = await reply(operationId, options)
    if (result.kind !== 'json') throw new Error(`${operationId} answered a ${result.kind}`)
    return result.envelope
  }
  /** The results of a call that must succeed. */
  const call = async <Id extends OperationId>(
    operationId: Id,
    options: CallOptions & { body?: SentBody<Id> } = {},
  ): Promise<ResultsOf<Id>> => {
    const result = await reply(operationId, options)
    if (result.kind === 'file') return result.file as ResultsOf<Id> // the contract's kind of response decides the branch
    if (result.kind === 'stream') return result.stream as ResultsOf<Id>
    if (result.envelope.error) throw new Error(`${operationId}: ${JSON.stringify(result.envelope)}`)
    // Proven against the contract's schema in reply().
    return result.envelope.results as ResultsOf<Id>
  }
  const signIn = async (name: string, language: CallOptions['language'] = 'English'): Promise<string> => {
    const body = { email: `${name}@kimiya.example`, password: demoPassword }
    return (await call('login', { body, language, address: `192.0.2.${(keys % 200) + 2}` })).token
  }
  /** Delivers what the outbox holds; returns the mails of this delivery. */
  const deliver = async (): Promise<Mail[]> => {
    const before = mails.length
    const onFailure = (failure: unknown) => {
      throw failure
    }
    const senders = {
      pageUrl,
      mail: { send: async (mail: Mail) => void mails.push(mail) },
      sms: { send: async (sms: Sms) => void texts.push(sms) },
      push: {
        send: async (push: Push) => {
          pushes.push(push)
          return 'sent' as const
        },
      },
    }
    while ((await deliverOutbox(store, senders, () => clock.now, onFailure)) > 0);
    return mails.slice(before)
  }
  /** A signed webhook of the test's card provider, about an unknown object. */
  const webhook = () => ({ sentText: `event-${(keys += 1)}`, signature: testSignature })
  return { webhook, store, ports, clock, newId, dispatch, reply, envelope, call, signIn, deliver, mails, texts, pushes }
}

export type Marketplace = Awaited<ReturnType<typeof openMarketplace>>

/** Reads all bytes of a returned file. */
export const bytesOf = ({ bytes }: FileResult): Promise<Uint8Array> =>
  bytes instanceof Uint8Array ? Promise.resolve(bytes) : wholeBytes(bytes)

/** What a page sends: in place of each upload of the operation's body a file, of a passing one its bytes. */
type Sent<Value> = Value extends Upload
  ? File
  : Value extends readonly Upload[]
    ? File[]
    : Value extends Uint8Array
      ? Blob
      : Value
export type SentBody<Id extends OperationId> =
  BodyOf<Id> extends undefined ? undefined : { [Field in keyof BodyOf<Id>]: Sent<BodyOf<Id>[Field]> }

/** The body as transports pass it; a form's goes through a form. */
function sentBody(operationId: OperationId, body: unknown): Pick<RawCall, 'body' | 'parts'> {
  const { body: form } = operationTable[operationId]
  if (form === false) return {}
  if (form === 'json') return { body }
  return typeof body === 'object' && body !== null ? { parts: formDataParts(formDataOf(body)) } : {}
}
