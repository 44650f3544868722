import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { type ApiSettings, configureApi } from './api-settings.ts'
import { callApi } from './call-api.ts'

afterEach(() => configureApi({}))

/** Responds to every call with `answer` and keeps what was asked. */
function serve(answer: () => Response | Promise<Response>, settings: Partial<ApiSettings> = {}): Request[] {
  const asked: Request[] = []
  configureApi({
    baseUrl: 'https://kimiya.example/api',
    fetch: async (request) => {
      asked.push(request)
      request.signal.throwIfAborted()
      return answer()
    },
    ...settings,
  })
  return asked
}

const envelope =
  (code: number, results: unknown, message = '') =>
  () =>
    Response.json({ error: code !== 200, code, message, results }, { status: code })

async function failure(call: Promise<unknown>): Promise<unknown> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof ApiError ? error.failure : error
}

describe('callApi', () => {
  it('makes the call as the contract writes it, with the headers of the moment', async () => {
    const asked = serve(envelope(200, {}, 'Accepted.'), {
      token: () => 'the-token',
      side: () => 'Seller',
      language: () => 'Arabic',
    })
    const answer = await callApi('rejectOrder', {
      path: { id: '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b' },
      body: { reason: 'Out of stock' },
      idempotencyKey: 'key-of-this-change',
    })
    expect(answer).toEqual({ results: {}, message: 'Accepted.' })
    const [request] = asked
    expect(request?.method).toBe('PATCH')
    expect(request?.url).toBe('https://kimiya.example/api/order/rejectOrder/01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b')
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      'idempotency-key': 'key-of-this-change',
      'x-auth-language': 'Arabic',
      'x-auth-token-user': 'the-token',
      'x-user-type': 'Seller',
    })
    expect(await request?.json()).toEqual({ reason: 'Out of stock' })
  })

  it('keeps what stands in the path one step of it, whatever is in it', async () => {
    const asked = serve(envelope(200, {}))
    await callApi('viewChemicalTender', { path: { id: '../auth/logout?x=1#y/جبيل%2F' } })
    expect(asked[0]?.url).toBe(
      `https://kimiya.example/api/inventory/viewChemicalTender/${encodeURIComponent('../auth/logout?x=1#y/جبيل%2F')}`,
    )
  })

  it('names the reader’s currency where one was chosen', async () => {
    const asked = serve(envelope(200, {}), { currency: () => 'BDT' })
    await callApi('getBannerNumbers')
    configureApi({ baseUrl: 'https://kimiya.example/api', fetch: async (request) => (asked.push(request), Response.json({})) })
    await callApi('getBannerNumbers').catch(() => undefined)
    expect(asked.map(({ headers }) => headers.get('x-currency'))).toEqual(['BDT', null])
  })

  it('carries no token when nobody is signed in', async () => {
    const asked = serve(envelope(200, { products: 1, brands: 1, sellers: 1 }))
    await callApi('getBannerNumbers')
    expect(asked[0]?.headers.has('x-auth-token-user')).toBe(false)
  })

  it('hands a file over as it is', async () => {
    serve(() => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }))
    const file = await callApi('viewInvoice', { path: { id: '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b' } })
    expect(await file.text()).toBe('%PDF')
  })

  it('asks for a file in another language than the reader’s where one is named', async () => {
    const asked = serve(() => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }))
    const path = { id: '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b' }
    await callApi('viewInvoice', { path, language: 'Bangla' })
    await callApi('viewInvoice', { path })
    expect(asked.map(({ headers }) => headers.get('x-auth-language'))).toEqual(['Bangla', 'English'])
  })

  it('tells a refusal with its fields', async () => {
    serve(envelope(422, { fields: { email: 'No address', 'a.b': 'Too long', odd: 3 } }, 'Check the form'))
    expect(await failure(callApi('getUser'))).toEqual({
      kind: 'rejected',
      code: 422,
      message: 'Check the form',
      fields: { email: 'No address', 'a.b': 'Too long' },
      results: { fields: { email: 'No address', 'a.b': 'Too long', odd: 3 } },
    })
  })

  it('tells the state that a conflict names', async () => {
    serve(envelope(409, { state: 'accepted' }, 'Already accepted'))
    expect(await failure(callApi('getUser'))).toMatchObject({ kind: 'rejected', code: 409, results: { state: 'accepted' } })
  })

  it('is unreachable when no answer comes', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failure(callApi('getUser'))).toEqual({ kind: 'unreachable' })
  })

  it.each([502, 503, 504])('is unreachable when a gateway answers %i with nothing', async (status) => {
    serve(() => new Response(null, { status, headers: { 'content-length': '0' } }))
    expect(await failure(callApi('getUser'))).toEqual({ kind: 'unreachable' })
  })

  it.each([
    ['a page in place of JSON', () => new Response('<!doctype html>')],
    ['JSON that is no envelope', () => Response.json([1])],
    ['an error that claims to be a success', () => Response.json({ error: true, code: 200, message: '', results: {} })],
    ['an empty answer', () => new Response(null, { headers: { 'content-length': '0' } })],
    ['a page with status 500', () => new Response('<h1>Oops</h1>', { status: 500 })],
  ])('is garbled by %s', async (_, answer) => {
    serve(answer)
    expect(await failure(callApi('getUser'))).toEqual({ kind: 'garbled' })
  })

  it('tells that the session it was made with is dead', async () => {
    const dead: unknown[] = []
    serve(envelope(401, {}, 'Please sign in again'), { token: () => 'old', onDeadSession: (session) => dead.push(session) })
    expect(await failure(callApi('getUser'))).toMatchObject({ kind: 'rejected', code: 401 })
    expect(dead).toEqual([{ token: 'old', message: 'Please sign in again', operationId: 'getUser' }])
  })

  it('ends no session when there was none', async () => {
    const dead: unknown[] = []
    serve(envelope(401, {}, 'Please sign in'), { onDeadSession: (session) => dead.push(session) })
    await failure(callApi('getUser'))
    expect(dead).toEqual([])
  })

  describe('that is refused until the identity is confirmed', () => {
    const stepUp = { kinds: ['password'] }
    const refused = envelope(403, { stepUp }, 'Please confirm that it is you')
    const input = {
      path: { id: '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b' },
      body: { reason: 'Out of stock' },
      idempotencyKey: 'key-of-this-change',
    }

    it('is made once more when the person has confirmed it, with the same body and key, and the token of now', async () => {
      const answers = [refused, envelope(200, {}, 'Done')]
      const tokens = ['one', 'another']
      const asked: unknown[] = []
      const requests = serve(() => answers.shift()?.() ?? Response.error(), {
        token: () => tokens.shift() ?? null,
        onStepUp: async (kinds) => asked.push(kinds) > 0,
      })
      expect(await callApi('rejectOrder', input)).toEqual({ results: {}, message: 'Done' })
      expect(asked).toEqual([stepUp])
      expect(requests.map(({ headers }) => [headers.get('idempotency-key'), headers.get('x-auth-token-user')])).toEqual([
        ['key-of-this-change', 'one'],
        ['key-of-this-change', 'another'],
      ])
      expect(await Promise.all(requests.map((request) => request.json()))).toEqual([input.body, input.body])
    })

    it('sends a form with its files again', async () => {
      const answers = [refused, envelope(200, {}, 'Done')]
      const requests = serve(() => answers.shift()?.() ?? Response.error(), { onStepUp: async () => true })
      const body = { attachment: new File(['%PDF'], 'sheet.pdf', { type: 'application/pdf' }) }
      await callApi('addAttachment', { body, idempotencyKey: 'key-of-this-file' } as never)
      const sent = await Promise.all(requests.map(async (request) => (await request.formData()).get('attachment') as File))
      expect(sent.map(({ name, size }) => [name, size])).toEqual([
        ['sheet.pdf', 4],
        ['sheet.pdf', 4],
      ])
    })

    it('is refused in the words of the server when the person does not', async () => {
      const requests = serve(refused, { onStepUp: async () => false })
      expect(await failure(callApi('rejectOrder', input))).toEqual({
        kind: 'rejected',
        code: 403,
        message: 'Please confirm that it is you',
        fields: {},
        results: { stepUp },
      })
      expect(requests.length).toBe(1)
    })

    it('asks for nothing when the server says no for another reason', async () => {
      const asked: unknown[] = []
      serve(envelope(403, {}, 'Not from this side'), { onStepUp: async (kinds) => asked.push(kinds) > 0 })
      expect(await failure(callApi('rejectOrder', input))).toMatchObject({ code: 403, message: 'Not from this side' })
      expect(asked).toEqual([])
    })
  })

  it('never ends when it was taken back', async () => {
    serve(envelope(200, {}))
    const taken = new AbortController()
    const ended: string[] = []
    callApi('getUser', { signal: taken.signal }).then(
      () => ended.push('answered'),
      () => ended.push('failed'),
    )
    taken.abort()
    await callApi('getUser')
    expect(ended).toEqual([])
  })
})
