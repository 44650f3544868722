// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessionStore } from '#src/session/session-store.ts'
import { endDeadSession } from './dead-session.ts'
import { leadBy } from './navigator.ts'
import { toastSignal } from './toast-signal.ts'

let went: unknown[] = []
let stop: () => void

beforeEach(() => {
  went = []
  stop = leadBy((...to: unknown[]) => {
    went.push(to)
  })
  history.replaceState(null, '', '/my-order?page=2')
  sessionStore.set({ token: 'old', accountType: 'Seller' })
})
afterEach(() => {
  stop()
  for (const { id } of toastSignal.waiting()) toastSignal.taken(id)
  sessionStore.forgetPerson()
})

const dead = { token: 'old', message: 'Your session has ended.', operationId: 'getMyOrders' as const }

describe('a session that is over', () => {
  it('is closed, told of, and leads to the login page and back from there', () => {
    endDeadSession(dead)
    const { token, accountType } = sessionStore.get()
    expect([token, accountType]).toEqual([null, 'Buyer'])
    expect(toastSignal.waiting().map(({ tone, message }) => [tone, message])).toEqual([['error', 'Your session has ended.']])
    expect(went).toEqual([['/login', { state: { from: '/my-order?page=2' } }]])
  })

  it('leads back to what the page was about', () => {
    const [product, order] = ['01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b', '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5c']
    history.replaceState({ usr: { chosen: { product } } }, '', '/place-order?quantity=320')
    sessionStore.set({ ids: { order } })
    endDeadSession(dead)
    expect(went).toEqual([['/login', { state: { from: `/place-order?quantity=320&order=${order}&product=${product}` } }]])
  })

  it('leads back to the seller who was looked at last', () => {
    const seller = '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5d'
    history.replaceState(null, '', '/seller-details')
    sessionStore.set({ sellerId: seller })
    endDeadSession(dead)
    expect(went).toEqual([['/login', { state: { from: `/seller-details?seller=${seller}` } }]])
  })

  it('does not end the session that came after it', () => {
    sessionStore.set({ token: 'new' })
    endDeadSession(dead)
    expect([sessionStore.get().token, went]).toEqual(['new', []])
  })

  it('is told of once, however many calls it fails', () => {
    endDeadSession(dead)
    endDeadSession(dead)
    expect([toastSignal.waiting().length, went.length]).toEqual([1, 1])
  })

  it('is left to signing out where that finds it', () => {
    endDeadSession({ ...dead, operationId: 'logout' })
    expect([sessionStore.get().token, went]).toEqual(['old', []])
  })
})
