import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '#src/api/api-settings.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { putTexts } from '#tests/support/texts.ts'
import { PageFrame } from './page-frame.tsx'

const product = '01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b'
let place: ReturnType<typeof useLocation>

function Place({ children }: { children: ReactNode }) {
  place = useLocation()
  return children
}

/** Within `act`, because a page that is on its way suspends. */
async function open(address: string) {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Place>
          <PageFrame />
        </Place>
      </MemoryRouter>,
    )
  })
}

beforeEach(async () => {
  await putTexts('en')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  vi.stubGlobal('scrollTo', vi.fn())
  configureApi({ baseUrl: 'https://kimiya.example/api', fetch: () => new Promise(() => undefined) })
})
afterEach(() => {
  cleanup()
  configureApi({})
  sessionStore.forgetPerson()
  sessionStore.set({ currency: null })
  vi.unstubAllGlobals()
})

describe('a page', () => {
  it('stands between header and footer, under its own title', async () => {
    await open('/no/such/page')
    await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })
    expect([screen.getByRole('banner'), screen.getByRole('contentinfo')]).toHaveLength(2)
    expect(document.title).toBe('Page Not Found · Kimiya')
  })

  it('describes itself to who finds it elsewhere', async () => {
    document.head.innerHTML = '<meta name="description" content="">'
    await open('/no/such/page')
    await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })
    expect(document.querySelector('meta')?.content).toMatch(/^Page Not Found\. Kimiya is a marketplace for chemicals: /)
  })

  it('asks anew for all that it has when the reader’s currency changes', async () => {
    const asked: (string | null)[] = []
    configureApi({
      baseUrl: 'https://kimiya.example/api',
      currency: () => sessionStore.get().currency,
      fetch: (request) => {
        if (request.url.endsWith('/getProducts')) asked.push(request.headers.get('x-currency'))
        return new Promise(() => undefined)
      },
    })
    await open('/product-filter')
    await waitFor(() => expect(asked).toEqual([null]))
    act(() => sessionStore.set({ currency: 'BDT' }))
    await waitFor(() => expect(asked).toEqual([null, 'BDT']))
  })

  it('keeps what was typed when the reader’s currency changes, and is drawn anew where nothing was', async () => {
    await open('/login')
    const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^E-?mail/i })
    const before = await email()
    await act(async () => sessionStore.set({ currency: 'BDT' }))
    const typed = await email()
    expect(typed).not.toBe(before)
    fireEvent.input(typed, { target: { value: 'buyer@kimiya.example' } })
    await act(async () => sessionStore.set({ currency: 'AED' }))
    expect(await email()).toBe(typed)
    expect(typed.value).toBe('buyer@kimiya.example')
  })

  it('stands alone at /create-company, which leads nowhere', async () => {
    await open('/create-company')
    await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })
    expect([screen.queryByRole('banner'), screen.queryByRole('contentinfo')]).toEqual([null, null])
  })

  it('stands alone where its route says so', async () => {
    await open('/login')
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect([screen.queryByRole('banner'), screen.queryByRole('contentinfo')]).toEqual([null, null])
  })

  it('begins at its top with the focus on its heading when one comes to it', async () => {
    await open('/login')
    const link = await screen.findByRole('link', { name: 'Create an account' })
    await act(async () => {
      fireEvent.click(link)
    })
    const heading = await screen.findByRole('heading', { level: 1, name: 'Create your account' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
    expect(document.title).toBe('Create your account · Kimiya')
  })

  it('leaves the focus alone when it is the first', async () => {
    await open('/login')
    await screen.findByRole('heading', { level: 1 })
    expect(document.activeElement).toBe(document.body)
  })

  it('takes the ids of a shared link out of the address and remembers them', async () => {
    await open(`/no/such/page?product=${product}&lng=en`)
    await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })
    expect([place.pathname, place.search, place.state]).toEqual(['/no/such/page', '?lng=en', { chosen: { product } }])
    expect(sessionStore.get().ids.product).toBe(product)
  })

  it('ends what the last page’s gate was not to ask', async () => {
    sessionStore.set({ hasLoggedOut: true, hasSwitched: true })
    await open('/login')
    await screen.findByRole('heading', { level: 1 })
    expect([sessionStore.get().hasLoggedOut, sessionStore.get().hasSwitched]).toEqual([false, false])
  })
})
