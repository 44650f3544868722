/** What the frame of a field shows, as Stripe's does: one line in the colours that it was told. It tells the page around it alone. */
export const fieldFrame = `<!doctype html><meta charset="utf-8"><style>
  html, body { margin: 0; background: transparent } input { all: unset; inline-size: 100%; block-size: 22px; direction: ltr }
</style><input><script>
  const input = document.querySelector('input')
  const asked = new URLSearchParams(location.search)
  input.setAttribute('aria-label', asked.get('field'))
  const style = JSON.parse(asked.get('style') || '{}')
  Object.assign(input.style, { color: style.color, fontSize: style.fontSize, fontFamily: style.fontFamily, textAlign: style.textAlign })
  const post = (kind) => parent.postMessage({ field: asked.get('field'), kind, value: input.value }, '*')
  input.addEventListener('input', () => post('input'))
  addEventListener('message', ({ data }) => {
    if (data.kind === 'disabled') input.readOnly = data.disabled
    if (data.kind === 'focus') input.focus()
  })
  post("ready")
</script>`

/** The page of a bank, in its frame over the shop. */
export const bankFrame = `<!doctype html><meta charset="utf-8"><style>html { background: white; color: black }</style>
<h1>The bank of the test</h1>
<script>
  // A bank decides after the click. A frame that is gone during its own click keeps a browser driver waiting.
  const decide = (bank) => setTimeout(() => parent.postMessage({ bank }, '*'), 50)
</script>
<button onclick="decide('yes')">Complete authentication</button>
<button onclick="decide('no')">Fail authentication</button>
<button onclick="decide('leave')">Close without an answer</button>`

/**
 * Stripe.js at the points that the page uses, over the peer's API: fields in frames of Stripe's host, of which the page learns whether they
 * are whole and no more; a PaymentMethod of them; the bank's page in a frame for an intent that asks (docs.stripe.com/js). It runs in the
 * page, under the page's policy.
 */
export function installStripe(): void {
  type Handler = (event: object) => void
  interface FieldFacts {
    value: string
    frame: HTMLIFrameElement
    isReady: boolean
    /** What is told to the frame once it is there. */
    waiting: object[]
    handlers: Map<string, Handler>
  }
  const names: Record<string, string> = { cardNumber: 'number', cardExpiry: 'expiry', cardCvc: 'cvc' }
  const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
  const wholes: Record<string, (digits: string) => boolean> = {
    number: (digits) => digits.length >= 15,
    expiry: (digits) => digits.length === 4,
    cvc: (digits) => digits.length >= 3,
  }

  const call = async (key: string, method: string, path: string, fields: Record<string, string>) => {
    const query = new URLSearchParams(fields).toString()
    const address = `https://api.stripe.com/v1/${path}${method === 'GET' ? `?${query}` : ''}`
    const response = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'GET' ? {} : { body: query }),
    })
    // The peer answers as Stripe does: the object, or its error.
    return (await response.json()) as { id: string; status: string; next_action: object | null; error?: object }
  }

  const Stripe = (key: string) => {
    const fields = new Map<string, FieldFacts>()
    const emit = (name: string, kind: string, event: object) => fields.get(name)?.handlers.get(kind)?.(event)
    addEventListener('message', ({ data, origin }: MessageEvent<{ field?: string; kind?: string; value?: string }>) => {
      const facts = fields.get(data.field ?? '')
      if (origin !== 'https://js.stripe.com' || facts === undefined || data.field === undefined) return
      if (data.kind === 'ready') {
        facts.isReady = true
        for (const message of facts.waiting.splice(0)) facts.frame.contentWindow?.postMessage(message, origin)
        return emit(data.field, 'ready', {})
      }
      facts.value = data.value ?? ''
      const digits = digitsOf(facts.value)
      const complete = wholes[data.field]?.(digits) === true
      const isPast = data.field === 'expiry' && complete && Number(digits.slice(2)) < 20
      const error = isPast ? { type: 'validation_error', code: 'invalid_expiry_year_past', message: 'Past.' } : undefined
      emit(data.field, 'change', { complete: complete && !isPast, error, brand: digits.startsWith('4') ? 'visa' : 'unknown' })
    })
    const create = (type: string, options: { style?: { base?: object } }) => {
      const name = names[type] ?? ''
      const frame = document.createElement('iframe')
      const query = new URLSearchParams({ field: name, style: JSON.stringify(options.style?.base ?? {}) }).toString()
      frame.src = `https://js.stripe.com/field.html?${query}`
      frame.title = `Secure ${name} input frame`
      Object.assign(frame.style, { border: '0', inlineSize: '100%', blockSize: '22px', display: 'block' })
      const facts: FieldFacts = { value: '', frame, isReady: false, waiting: [], handlers: new Map() }
      fields.set(name, facts)
      const post = (message: object) => {
        if (facts.isReady) frame.contentWindow?.postMessage(message, 'https://js.stripe.com')
        else facts.waiting.push(message)
      }
      return {
        on: (kind: string, handler: Handler) => void facts.handlers.set(kind, handler),
        mount: (place: HTMLElement) => place.append(frame),
        update: ({ disabled }: { disabled?: boolean }) => {
          if (disabled !== undefined) post({ kind: 'disabled', disabled })
        },
        focus: () => post({ kind: 'focus' }),
        destroy: () => {
          frame.remove()
          if (fields.get(name) === facts) fields.delete(name)
        },
      }
    }
    const askBank = () =>
      new Promise<string>((resolve) => {
        const frame = document.createElement('iframe')
        frame.src = 'https://hooks.stripe.com/bank.html'
        frame.title = 'Bank'
        const over = { position: 'fixed', inset: '10%', inlineSize: '80%', blockSize: '80%', zIndex: '1000', border: '0' }
        Object.assign(frame.style, over)
        document.body.append(frame)
        addEventListener('message', function listen({ data }: MessageEvent<{ bank?: string }>) {
          if (data.bank === undefined) return
          removeEventListener('message', listen)
          frame.remove()
          resolve(data.bank)
        })
      })
    return {
      elements: () => ({ create }),
      createPaymentMethod: async () => {
        const value = (name: string) => fields.get(name)?.value ?? ''
        try {
          const body = { type: 'card', 'card[number]': value('number'), 'card[cvc]': value('cvc') }
          const made = await call(key, 'POST', 'payment_methods', body)
          return made.error === undefined ? { paymentMethod: made } : { error: made.error }
        } catch {
          return { error: { type: 'api_connection_error' } }
        }
      },
      handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
        const id = clientSecret.replace(/_secret$/, '')
        const path = `${id.startsWith('seti') ? 'setup_intents' : 'payment_intents'}/${id}`
        const fieldsOf = { client_secret: clientSecret }
        const intent = await call(key, 'GET', path, fieldsOf)
        if (intent.status !== 'requires_action' || intent.next_action === null) throw new Error(`${id} asks nothing here`)
        const verdict = await askBank()
        if (verdict === 'leave') return { error: { type: 'invalid_request_error' } }
        return { intent: await call(key, 'POST', `${path}/bank`, { ...fieldsOf, verdict }) }
      },
      _registerWrapper: () => {},
    }
  }
  Reflect.set(window, 'Stripe', Object.assign(Stripe, { version: 'endive' }))
}
