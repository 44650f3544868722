// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { createOperatorSession } from './operator-session.ts'

const create = () => createOperatorSession(() => sessionStorage)

beforeEach(() => sessionStorage.clear())

it('stays with the tab over a reload, and leaves with signing out', () => {
  const session = create()
  session.open('the-token')
  expect(create().get()).toEqual({ token: 'the-token', ended: null })
  session.close()
  expect([create().get().token, sessionStorage.length]).toEqual([null, 0])
})

it('is kept apart from what the shop stores', () => {
  localStorage.setItem('kimiya.session.1', JSON.stringify({ token: 'of the shop' }))
  expect(create().get().token).toBe(null)
  create().open('the-token')
  expect(JSON.parse(localStorage.getItem('kimiya.session.1') ?? '')).toEqual({ token: 'of the shop' })
  localStorage.clear()
})

it('ends with the server’s words, but not by the answer to an older session’s call', () => {
  const session = create()
  session.open('old')
  session.open('new')
  session.end('old', 'Over')
  expect(session.get()).toEqual({ token: 'new', ended: null })
  session.end('new', 'Please sign in again.')
  expect(session.get()).toEqual({ token: null, ended: 'Please sign in again.' })
  expect(sessionStorage.length).toBe(0)
})

it('notifies who listens', () => {
  const session = create()
  const seen: (string | null)[] = []
  const stop = session.subscribe(() => seen.push(session.get().token))
  session.open('one')
  stop()
  session.close()
  expect(seen).toEqual(['one'])
})

it('lasts as long as the page where storage is forbidden', () => {
  const session = createOperatorSession(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  session.open('the-token')
  expect(session.get().token).toBe('the-token')
})
