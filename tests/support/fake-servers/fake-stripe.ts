import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asksBank, newMethod, showMethod, type StripeCard, stripeCards, type StripeMethod } from './stripe-cards.ts'

type Fields = Record<string, string>
type Json = Record<string, unknown>
interface StripeResponse {
  status: number
  body: Json
}
interface Intent extends Json {
  id: string
  object: 'payment_intent' | 'setup_intent'
  status: string
  client_secret: string
  method: StripeMethod
  metadata: Fields
  amount: string
  refunded: number
}

export const stripeSettings = {
  secretKey: 'sk_test_of_the_peer',
  publishableKey: 'pk_test_of_the_peer',
  webhookSecret: 'whsec_of_the_peer',
}

/**
 * A server in this process for the part of Stripe's API that the adapter and the page use: form-encoded requests, bearer key,
 * Idempotency-Keys that return the same response and reject other content, PaymentIntents and SetupIntents whose bank may ask, customers,
 * refunds, detaching, signed webhooks; with the page's key cards become PaymentMethods, and an intent is read by its client secret. It can
 * lose responses, and it counts its operations.
 */
export async function openFakeStripe() {
  const intents = new Map<string, Intent>()
  const methods = new Map<string, StripeMethod>(Object.entries(stripeCards).map(([id, card]) => [id, newMethod(id, card)]))
  const done = new Map<string, { request: string; response: StripeResponse }>()
  const counts = { charged: 0, customers: 0, refunds: 0 }
  const received: { path: string; text: string; fromPage: boolean }[] = []
  let lost = 0
  let broken = 0
  let brokenStatus = 500
  let lastUserAgent = ''

  const error = (status: number, body: Json): StripeResponse => ({
    status,
    body: { error: { message: 'refused by the fake Stripe', ...body } },
  })
  const missing = (param?: string) =>
    error(param === undefined ? 404 : 400, { type: 'invalid_request_error', code: 'resource_missing', param })

  /** As Stripe shows it: a PaymentMethod is its id alone, unless it was asked to be expanded. */
  const show = ({ method, refunded: _refunded, ...intent }: Intent, expanded: boolean): Json => ({
    ...intent,
    payment_method: expanded ? showMethod(method) : method.id,
  })
  const isExpanded = (fields: Fields) =>
    Object.entries(fields).some(([name, value]) => name.startsWith('expand') && value === 'payment_method')

  function create(object: Intent['object'], fields: Fields): StripeResponse {
    const method = methods.get(fields['payment_method'] ?? '')
    if (method === undefined || method.isDetached) return missing('payment_method')
    const asks = method.card.fails === undefined && asksBank(method)
    const isAlone = fields['off_session'] === 'true'
    // Declined where nobody is there to be asked, and where only a charge is.
    const failsAlone = asks && isAlone ? { code: 'authentication_required' } : undefined
    const failsLater = object === 'payment_intent' ? method.card.failsLater : undefined
    const fails = method.card.fails ?? failsAlone ?? failsLater
    const needsBank = asks && !isAlone
    const id = `${object === 'setup_intent' ? 'seti' : 'pi'}_${intents.size + 1}`
    const intent: Intent = {
      id,
      object,
      status: fails ? 'requires_payment_method' : needsBank ? 'requires_action' : 'succeeded',
      // Only Stripe's script can open the bank's page from what it is told so.
      next_action: needsBank && fields['use_stripe_sdk'] === 'true' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
      client_secret: `${id}_secret`,
      amount: fields['amount'] ?? '',
      currency: fields['currency'],
      customer: fields['customer'] ?? null,
      setup_future_usage: fields['setup_future_usage'] ?? null,
      usage: fields['usage'],
      metadata: Object.fromEntries(
        Object.entries(fields).flatMap(([name, value]) => (name.startsWith('metadata[') ? [[name.slice(9, -1), value]] : [])),
      ),
      method,
      refunded: 0,
    }
    intents.set(id, intent)
    if (fails) return error(402, { type: 'card_error', ...fails, [object]: show(intent, isExpanded(fields)) })
    if (!needsBank) succeed(intent)
    return { status: 200, body: show(intent, isExpanded(fields)) }
  }

  function succeed(intent: Intent): void {
    intent.status = 'succeeded'
    intent['next_action'] = null
    if (intent.object === 'payment_intent') counts.charged += 1
    if (intent.object === 'setup_intent' || intent['setup_future_usage'] !== null) intent.method.isKept = true
  }

  function respondAsBank(id: string, verdict: 'yes' | 'no'): Intent {
    const intent = intents.get(id)
    if (intent?.status !== 'requires_action') throw new Error(`${id} asks nothing`)
    if (verdict === 'yes') succeed(intent)
    else {
      intent.status = 'requires_payment_method'
      intent['next_action'] = null
      const kind = intent.object === 'setup_intent' ? 'setup' : 'payment'
      intent[`last_${kind}_error`] = { code: `${kind}_intent_authentication_failure` }
    }
    return intent
  }

  function refund(fields: Fields): StripeResponse {
    const intent = intents.get(fields['payment_intent'] ?? '')
    if (intent?.status !== 'succeeded') return missing()
    if (intent.refunded >= Number(intent.amount))
      return error(400, { type: 'invalid_request_error', code: 'charge_already_refunded' })
    intent.refunded += Number(fields['amount'])
    counts.refunds += 1
    return { status: 200, body: { id: `re_${counts.refunds}`, object: 'refund', status: 'succeeded' } }
  }

  function route(method: string, path: string, fields: Fields): StripeResponse {
    const [, , collection, id = '', action] = path.split('/')
    if (method === 'POST' && path === '/v1/payment_intents') return create('payment_intent', fields)
    if (method === 'POST' && path === '/v1/setup_intents') return create('setup_intent', fields)
    if (method === 'GET' && (collection === 'payment_intents' || collection === 'setup_intents')) {
      const intent = intents.get(id)
      return intent ? { status: 200, body: show(intent, isExpanded(fields)) } : missing()
    }
    if (method === 'POST' && path === '/v1/refunds') return refund(fields)
    if (method === 'POST' && path === '/v1/customers') {
      counts.customers += 1
      return { status: 200, body: { id: `cus_${counts.customers}`, object: 'customer' } }
    }
    if (method === 'POST' && collection === 'payment_methods' && action === 'detach') {
      const known = methods.get(id)
      if (known !== undefined) known.isDetached = true
      return { status: 200, body: { id, object: 'payment_method' } }
    }
    return error(404, { type: 'invalid_request_error' })
  }

  /** What the page may do with its key. */
  function routePage(method: string, path: string, fields: Fields): StripeResponse {
    if (method === 'POST' && path === '/v1/payment_methods') {
      const number = (fields['card[number]'] ?? '').replaceAll(' ', '')
      const card = Object.values<StripeCard>(stripeCards).find((known) => known.number === number)
      if (card === undefined) return error(402, { type: 'card_error', code: 'incorrect_number' })
      const made = newMethod(`pm_of_page_${methods.size + 1}`, card)
      methods.set(made.id, made)
      return { status: 200, body: showMethod(made) }
    }
    const [, , , id = '', action] = path.split('/')
    const intent = intents.get(id)
    if (intent === undefined || intent.client_secret !== fields['client_secret']) return missing()
    // The customer at the bank's page; Stripe's script and the bank do it by addresses of their own.
    if (action === 'bank') respondAsBank(id, fields['verdict'] === 'yes' ? 'yes' : 'no')
    return { status: 200, body: show(intent, false) }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += String(part)
    const send = ({ status, body }: StripeResponse) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(text)])
    const { authorization } = request.headers
    const fromPage = authorization === `Bearer ${stripeSettings.publishableKey}`
    received.push({ path: pathname, text, fromPage })
    if (fromPage) return send(routePage(request.method ?? '', pathname, fields))
    if (authorization !== `Bearer ${stripeSettings.secretKey}`) return send(error(401, { type: 'invalid_request_error' }))
    lastUserAgent = String(request.headers['x-stripe-client-user-agent'])
    if (broken > 0) {
      broken -= 1
      return send(error(brokenStatus, { type: 'api_error' }))
    }
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? done.get(key) : undefined
    const content = `${request.method} ${pathname} ${text}`
    if (known && known.request !== content) return send(error(400, { type: 'idempotency_error' }))
    const result = known?.response ?? route(request.method ?? '', pathname, fields)
    if (typeof key === 'string') done.set(key, { request: content, response: result })
    if (lost > 0) {
      lost -= 1
      request.socket.destroy()
      return
    }
    send(result)
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo
  let events = 0

  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    /** All requests, in order. */
    received,
    /** Loses the next responses after executing the requests. */
    loseResponses: (count: number) => {
      lost = count
    },
    /** Fails the next requests without executing them. */
    breakDown: (count: number, status = 500) => {
      broken = count
      brokenStatus = status
    },
    /** Stripe's user agent header of the last request. */
    lastUserAgent: () => lastUserAgent,
    /** Completes the bank's page as the customer. */
    respondAsBank: (id: string, verdict: 'yes' | 'no') => void respondAsBank(id, verdict),
    intent: (id: string) => intents.get(id),
    intentOf: (paymentId: string) => [...intents.values()].find(({ metadata }) => metadata['paymentId'] === paymentId),
    /** Returns a webhook call: the text, and the signature of a moment. */
    webhook: (type: string, object: object | undefined, at: Date, secret: string = stripeSettings.webhookSecret) => {
      events += 1
      const shown = object !== undefined && 'method' in object ? show(object as Intent, false) : object // Made above.
      const text = JSON.stringify({ id: `evt_${events}`, object: 'event', type, data: { object: shown } })
      const seconds = Math.floor(at.getTime() / 1000)
      const signature = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')
      return { sentText: text, signature: `t=${seconds},v1=${signature}` }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
