import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = Record<string, string>
type Json = Record<string, unknown>
interface StripeResponse {
  status: number
  body: Json
}

/** Stripe's own test PaymentMethods, and the outcome of a charge of each. */
const cards: Record<string, { last4: string; fails?: { code: string; decline_code?: string }; needsBank?: true }> = {
  pm_card_visa: { last4: '4242' },
  pm_card_chargeDeclined: { last4: '0002', fails: { code: 'card_declined', decline_code: 'generic_decline' } },
  pm_card_insufficientFunds: { last4: '9995', fails: { code: 'card_declined', decline_code: 'insufficient_funds' } },
  pm_card_expired: { last4: '0069', fails: { code: 'expired_card' } },
  pm_card_authenticationRequired: { last4: '3155', needsBank: true },
}

export const stripeSettings = { secretKey: 'sk_test_of_the_peer', webhookSecret: 'whsec_of_the_peer' }

/**
 * A server in this process for the part of Stripe's API that the adapter uses: form-encoded requests, bearer key, Idempotency-Keys that
 * return the same response and reject other content, PaymentIntents, customers, refunds, detaching, signed webhooks. It can lose responses,
 * and it counts its operations.
 */
export async function openFakeStripe() {
  const intents = new Map<string, Json & { id: string; amount: string; refunded: number }>()
  const setups = new Map<string, Json & { id: string }>()
  const detached = new Set<string>()
  const done = new Map<string, { request: string; response: StripeResponse }>()
  const counts = { charged: 0, customers: 0, refunds: 0 }
  let lost = 0
  let broken = 0
  let brokenStatus = 500
  let lastUserAgent = ''

  const error = (status: number, body: Json): StripeResponse => ({
    status,
    body: { error: { message: 'refused by the fake Stripe', ...body } },
  })

  function paymentMethod(id: string) {
    const card = cards[id]
    return card && { id, object: 'payment_method', card: { brand: 'visa', last4: card.last4, exp_month: 12, exp_year: 2034 } }
  }

  function createIntent(fields: Fields): StripeResponse {
    const id = fields['payment_method'] ?? ''
    const card = cards[id]
    if (card === undefined || detached.has(id)) {
      return error(400, { type: 'invalid_request_error', code: 'resource_missing', param: 'payment_method' })
    }
    const needsBank = card.needsBank === true && fields['off_session'] !== 'true'
    const intent = {
      id: `pi_${intents.size + 1}`,
      object: 'payment_intent',
      amount: fields['amount'] ?? '',
      currency: fields['currency'],
      client_secret: `pi_${intents.size + 1}_secret`,
      customer: fields['customer'] ?? null,
      refunded: 0,
      setup_future_usage: fields['setup_future_usage'] ?? null,
      status: card.fails ? 'requires_payment_method' : needsBank ? 'requires_action' : 'succeeded',
      payment_method: paymentMethod(id),
      metadata: { paymentId: fields['metadata[paymentId]'] },
    }
    intents.set(intent.id, intent)
    if (card.fails) return error(402, { type: 'card_error', ...card.fails, payment_intent: intent })
    if (!needsBank) counts.charged += 1
    return { status: 200, body: intent }
  }

  function createSetup(fields: Fields): StripeResponse {
    const id = fields['payment_method'] ?? ''
    const card = cards[id]
    if (card === undefined || detached.has(id)) {
      return error(400, { type: 'invalid_request_error', code: 'resource_missing', param: 'payment_method' })
    }
    const setup = {
      id: `seti_${setups.size + 1}`,
      object: 'setup_intent',
      client_secret: `seti_${setups.size + 1}_secret`,
      customer: fields['customer'] ?? null,
      usage: fields['usage'],
      payment_method: paymentMethod(id),
      status: card.fails ? 'requires_payment_method' : card.needsBank ? 'requires_action' : 'succeeded',
    }
    setups.set(setup.id, setup)
    return card.fails ? error(402, { type: 'card_error', ...card.fails, setup_intent: setup }) : { status: 200, body: setup }
  }

  function refund(fields: Fields): StripeResponse {
    const intent = intents.get(fields['payment_intent'] ?? '')
    if (intent?.['status'] !== 'succeeded') return error(404, { type: 'invalid_request_error', code: 'resource_missing' })
    if (intent.refunded >= Number(intent.amount))
      return error(400, { type: 'invalid_request_error', code: 'charge_already_refunded' })
    intent.refunded += Number(fields['amount'])
    counts.refunds += 1
    return { status: 200, body: { id: `re_${counts.refunds}`, object: 'refund', status: 'succeeded' } }
  }

  function route(method: string, path: string, fields: Fields): StripeResponse {
    const [, , collection, id, action] = path.split('/')
    if (method === 'POST' && path === '/v1/payment_intents') return createIntent(fields)
    if (method === 'GET' && collection === 'payment_intents') {
      const intent = intents.get(id ?? '')
      return intent ? { status: 200, body: intent } : error(404, { type: 'invalid_request_error', code: 'resource_missing' })
    }
    if (method === 'POST' && path === '/v1/setup_intents') return createSetup(fields)
    if (method === 'GET' && collection === 'setup_intents') {
      const setup = setups.get(id ?? '')
      return setup ? { status: 200, body: setup } : error(404, { type: 'invalid_request_error', code: 'resource_missing' })
    }
    if (method === 'POST' && path === '/v1/refunds') return refund(fields)
    if (method === 'POST' && path === '/v1/customers') {
      counts.customers += 1
      return { status: 200, body: { id: `cus_${counts.customers}`, object: 'customer' } }
    }
    if (method === 'POST' && collection === 'payment_methods' && action === 'detach') {
      detached.add(id ?? '')
      return { status: 200, body: { id, object: 'payment_method' } }
    }
    return error(404, { type: 'invalid_request_error' })
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += String(part)
    const send = ({ status, body }: StripeResponse) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (request.headers.authorization !== `Bearer ${stripeSettings.secretKey}`) {
      return send(error(401, { type: 'invalid_request_error' }))
    }
    lastUserAgent = String(request.headers['x-stripe-client-user-agent'])
    if (broken > 0) {
      broken -= 1
      return send(error(brokenStatus, { type: 'api_error' }))
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const key = request.headers['idempotency-key']
    const known = typeof key === 'string' ? done.get(key) : undefined
    const content = `${request.method} ${pathname} ${text}`
    if (known && known.request !== content) return send(error(400, { type: 'idempotency_error' }))
    const result = known?.response ?? route(request.method ?? '', pathname, Object.fromEntries(new URLSearchParams(text)))
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
    respondAsBank: (id: string, verdict: 'yes' | 'no') => {
      const setup = setups.get(id)
      const intent = setup ?? intents.get(id)
      if (intent?.['status'] !== 'requires_action') throw new Error(`${id} asks nothing`)
      intent['status'] = verdict === 'yes' ? 'succeeded' : 'requires_payment_method'
      if (setup !== undefined) {
        if (verdict === 'no') setup['last_setup_error'] = { code: 'setup_intent_authentication_failure' }
      } else if (verdict === 'yes') counts.charged += 1
      else intent['last_payment_error'] = { code: 'payment_intent_authentication_failure' }
    },
    intentOf: (paymentId: string) =>
      [...intents.values()].find(({ metadata }) => (metadata as Fields)['paymentId'] === paymentId), // Made above.
    /** Returns a webhook call: the text, and the signature of a moment. */
    webhook: (type: string, object: unknown, at: Date, secret: string = stripeSettings.webhookSecret) => {
      events += 1
      const text = JSON.stringify({ id: `evt_${events}`, object: 'event', type, data: { object } })
      const seconds = Math.floor(at.getTime() / 1000)
      const signature = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')
      return { sentText: text, signature: `t=${seconds},v1=${signature}` }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
