import { afterEach, beforeEach } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'

/** Has every operator's call of a test answered alike: `results` is what it answers, `calls` are those made ("POST /getTickets {} the-token"). */
export function recordOperatorApi(): { results: object; calls: string[] } {
  const recorded = { results: {} as object, calls: [] as string[] }
  beforeEach(() => {
    recorded.calls = []
    configureApi({
      baseUrl: 'http://localhost/api',
      token: () => 'the-token',
      fetch: async (request) => {
        const path = new URL(request.url).pathname.replace('/api/operator', '')
        const token = request.headers.get('x-auth-token-operator')
        recorded.calls.push([request.method, path, await request.text(), token].filter((part) => part !== '').join(' '))
        return Response.json({ error: false, code: 200, message: 'Done.', results: recorded.results })
      },
    })
  })
  afterEach(() => configureApi({}))
  return recorded
}
