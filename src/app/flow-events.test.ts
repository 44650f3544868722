// @vitest-environment jsdom
import type { NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drafts } from '#src/session/drafts.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { putTexts } from '#tests/support/texts.ts'
import { createFlowListener } from './flow-events.ts'
import { toastSignal } from './toast-signal.ts'

const product = '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b'
let went: unknown[] = []
// The router's function takes a step back too, which no flow asks for.
const navigate = ((...to: unknown[]) => {
  went.push(to)
}) as NavigateFunction
const listen = createFlowListener(navigate)

beforeEach(async () => {
  went = []
  await putTexts('en')
})
afterEach(() => {
  for (const { id } of toastSignal.waiting()) toastSignal.taken(id)
  sessionStore.forgetPerson()
})

const shown = () => toastSignal.waiting().map(({ tone, message }) => [tone, message])

describe('what a flow asks of the world', () => {
  it('is a toast in the server’s words', () => {
    listen({ type: 'toast', tone: 'error', text: { message: 'Already accepted' } })
    expect(shown()).toEqual([['error', 'Already accepted']])
  })

  it('is a toast in the page’s words', async () => {
    listen({ type: 'toast', tone: 'success', text: { key: 'app:banner.products', values: { count: 2 } } })
    await expect.poll(shown).toEqual([['success', '2 products on offer']])
  })

  it('is the page loaded anew, and a message that nobody can have read yet is shown there again, once', () => {
    let reloads = 0
    vi.stubGlobal('location', { pathname: '/my-order-details', reload: () => (reloads += 1) })
    try {
      listen({ type: 'toast', tone: 'success', text: { message: 'Paid.' } })
      const id = toastSignal.waiting()[0]?.id ?? 0
      toastSignal.taken(id)
      listen({ type: 'document.renewed' })
      expect([reloads, shown()]).toEqual([1, []])
      toastSignal.showKept()
      toastSignal.showKept()
      expect(shown()).toEqual([['success', 'Paid.']])
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('is to go somewhere, the ids kept out of the address', () => {
    listen({ type: 'navigate', to: `/product-details?product=${product}`, replace: true, state: { from: '/' } })
    expect(went).toEqual([['/product-details', { replace: true, state: { from: '/', chosen: { product } } }]])
  })

  it('is to open, switch, renew and close the session', () => {
    listen({ type: 'session.opened', token: 't', userId: 'u1', fullName: 'Nadia Rahman' })
    listen({ type: 'session.switched', side: 'Seller' })
    const { token, fullName, accountType, hasSwitched } = sessionStore.get()
    expect({ token, fullName, accountType, hasSwitched }).toEqual({
      token: 't',
      fullName: 'Nadia Rahman',
      accountType: 'Seller',
      hasSwitched: true,
    })
    listen({ type: 'session.renewed', token: 't2' })
    expect([sessionStore.get().token, sessionStore.get().fullName]).toEqual(['t2', 'Nadia Rahman'])
    listen({ type: 'session.closed' })
    const after = sessionStore.get()
    expect([after.token, after.fullName, after.accountType, after.hasLoggedOut]).toEqual([null, null, 'Buyer', true])
  })

  it('is to drop the draft of what has arrived, and every draft of who leaves', () => {
    for (const name of ['order.1', 'person', 'company']) drafts.of(name).keep({ name })
    const kept = () => ['order.1', 'person', 'company'].filter((name) => drafts.of(name).read() !== undefined)
    listen({ type: 'draft.finished', draft: 'order.1' })
    expect(kept()).toEqual(['person', 'company'])
    listen({ type: 'session.closed' })
    expect(kept()).toEqual([])
  })

  it('is to remember a registration under way', () => {
    listen({ type: 'session.remembered', changes: { userEmail: 'nadia@kimiya.example', verificationType: 'signup' } })
    expect([sessionStore.get().userEmail, sessionStore.get().verificationType]).toEqual(['nadia@kimiya.example', 'signup'])
  })
})
