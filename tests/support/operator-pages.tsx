import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { OperatorFrame } from '#src/operator/operator-frame.tsx'
import { operatorSession } from '#src/operator/operator-session.ts'
import { putTexts } from './texts.ts'

export type Answer = () => [code: number, results: object, message?: string]

interface SentCall {
  path: string
  token: string | null
  body: unknown
}

/**
 * Operators' pages over a server that answers each path with a status and results, or a message; `defaults` before each test, and 404 for what
 * it knows nothing of. A session is open.
 */
export function setUpOperatorPages(defaults: Record<string, Answer>) {
  const answers: Record<string, Answer> = {}
  const calls: SentCall[] = []

  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url, 'http://localhost').pathname.replace('/api/operator/', '')
    const text = await request.text()
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : text
    calls.push({ path, token: request.headers.get('x-auth-token-operator'), body: text === '' ? undefined : body })
    const [code, results, message = ''] = answers[path.split('/')[0] ?? '']?.() ?? [404, {}, 'Not there']
    return Response.json({ error: code !== 200, code, message, results }, { status: code })
  }

  let navigate: NavigateFunction | undefined
  function Goer() {
    navigate = useNavigate()
    return null
  }

  beforeEach(async () => {
    // The browser of these tests cannot scroll.
    vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
    calls.length = 0
    for (const path of Object.keys(answers)) delete answers[path]
    Object.assign(answers, defaults)
    configureApi({
      baseUrl: 'http://localhost/api',
      token: () => operatorSession.get().token,
      onDeadSession: ({ token, message }) => operatorSession.end(token, message),
      fetch: answer,
    })
    await putTexts('en')
    operatorSession.open('the-token')
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    operatorSession.close()
    configureApi({})
  })

  /** Opens an address as an operator of these roles. */
  async function open(address: string, ...roles: string[]) {
    answers['getOperator'] ??= () => [
      200,
      { _id: 'o1', email: 'salma@staff.example', name: 'Salma Idris', roles, sessionEndsAt: '2026-11-24T20:00:00.000Z' },
    ]
    await act(async () =>
      render(
        <MemoryRouter initialEntries={[address]}>
          <Goer />
          <OperatorFrame />
        </MemoryRouter>,
      ),
    )
  }

  /** What the browser's own buttons do: -1 is Back, 1 Forward. */
  const go = (steps: number) => act(async () => navigate?.(steps))

  /** The body of the first call of a path; undefined when none was made. */
  const sent = (path: string) => calls.find((call) => call.path === path)?.body
  return { answers, calls, open, go, sent }
}
