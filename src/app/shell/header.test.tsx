import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { answered, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { Header } from './header.tsx'

const categories = {
  categories: [
    {
      _id: 'c1',
      name_en: 'Solvents',
      productCount: 57,
      subCategories: [{ _id: 's1', name_en: 'Alcohols', productCount: 14 }],
    },
    { _id: 'c2', name_en: 'Acids', productCount: 3, subCategories: [] },
  ],
}

let reportedWidth: (() => void) | undefined
let wide = false

function show(answer: () => unknown = () => categories) {
  return renderScreen(<Header />, {
    machines: [answered(createViewMachine('getAllCategories'), { reading: [answer] })],
  })
}

const links = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const mainNavigation = () => screen.getByRole('navigation', { name: 'Main navigation' })

beforeEach(async () => {
  await putTexts('en')
  wide = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return wide
    },
    addEventListener: (_: string, listener: () => void) => {
      reportedWidth = listener
    },
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  sessionStore.set({ token: null, fullName: null, accountType: 'Buyer' })
  vi.unstubAllGlobals()
})

describe('the header', () => {
  it('follows once the page is scrolled further than 200 pixels', () => {
    show()
    const fixed = (y: number) => {
      act(() => {
        vi.stubGlobal('scrollY', y)
        dispatchEvent(new Event('scroll'))
      })
      return screen.getByRole('banner').dataset['fixed']
    }
    expect([fixed(200), fixed(201), fixed(0)]).toEqual(['false', 'true', 'false'])
  })

  it('offers a visitor the login page, from where they come back', () => {
    show()
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
    expect(screen.queryByRole('button', { name: /account/i })).toBe(null)
  })

  it('leads a buyer to products, tender news and answers', () => {
    show()
    expect(links(mainNavigation())).toEqual([
      ['Home', '/'],
      ['Products', '/product-filter'],
      ['Tender News', '/tender-news'],
      ['FAQs', '/faqs'],
    ])
  })

  it('leads a seller to their own', () => {
    sessionStore.set({ token: 't', accountType: 'Seller' })
    show()
    expect(links(mainNavigation()).slice(0, 2)).toEqual([
      ['Home', '/seller-home'],
      ['My Products', '/seller-product'],
    ])
  })

  it('leads a seller, and no buyer, to the earnings', () => {
    const earnings = ['My Earning', '/my-earning']
    sessionStore.set({ token: 't', accountType: 'Seller' })
    const { unmount } = show()
    expect(links(mainNavigation())).toContainEqual(earnings)
    unmount()
    sessionStore.set({ accountType: 'Buyer' })
    show()
    expect(links(mainNavigation())).not.toContainEqual(earnings)
  })

  it('has the account of who is signed in', async () => {
    sessionStore.set({ token: 't', fullName: 'Nadia Rahman' })
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Account of Nadia Rahman' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'My orders',
      'My quotes',
      'My samples',
      'My documents',
      'My requirements',
      'Chats',
      'My profile',
      'My plan',
      'Cards and payments',
      'Settings',
      'Help and support',
      'Switch to Seller',
      'Log out',
    ])
  })
})

describe('the categories', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Categories' }))

  it('open beside their subcategories', async () => {
    show()
    await open()
    const shelf = await screen.findByRole('list', { name: 'Solvents' }, { timeout: 5_000 })
    expect(links(shelf)).toEqual([
      ['Alcohols14', '/product-filter?subCategory=s1'],
      ['All in Solvents', '/product-filter?category=c1'],
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Acids' }))
    expect(screen.getByRole('list', { name: 'Acids' }).textContent).toContain('No subcategories available')
  })

  it('open each at the mouse that comes to it, at a tap, and by keyboard', async () => {
    show()
    await open()
    await screen.findByRole('list', { name: 'Solvents' })
    const acids = screen.getByRole('button', { name: 'Acids' })
    fireEvent.pointerEnter(acids, { pointerType: 'touch' })
    expect(screen.queryByRole('list', { name: 'Acids' })).toBe(null)
    await userEvent.pointer({ keys: '[TouchA]', target: acids })
    expect(screen.getByRole('list', { name: 'Acids' })).toBeDefined()
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Solvents' }), { pointerType: 'mouse' })
    expect(screen.getByRole('list', { name: 'Solvents' })).toBeDefined()
    act(() => acids.focus())
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('list', { name: 'Acids' })).toBeDefined()
    expect(acids.getAttribute('aria-expanded')).toBe('true')
  })

  it('say when there are none', async () => {
    show(() => ({ categories: [] }))
    await open()
    expect(await screen.findByText('No categories available')).toBeDefined()
  })

  it('can be tried again when they cannot be had', async () => {
    let tries = 0
    show(() => {
      tries += 1
      return tries === 1 ? failWith(unreachable)() : categories
    })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Solvents' })).toBeDefined()
  })
})

describe('the navigation of a phone', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await within(panel() ?? document.body).findByRole('link', { name: 'Home' }, { timeout: 5_000 })
  }
  const panel = () => screen.queryByRole('dialog', { name: 'Menu' })

  it('has the same places, and those of a visitor', async () => {
    show()
    await open()
    const places = links(panel() ?? document.body).map(([, href]) => href)
    expect(places).toEqual(expect.arrayContaining(['/', '/product-filter', '/login', '/select-profile']))
  })

  it.each([
    ['a visitor', null, '/product-filter?subCategory=s1'],
    ['a member', 't', '/sub-category-view?subCategory=s1'],
  ])('leads %s from a subcategory to their page of it', async (_, token, address) => {
    sessionStore.set({ token })
    show()
    await open()
    const inside = within(panel() ?? document.body)
    await userEvent.click(inside.getByText('Categories'))
    await userEvent.click(await inside.findByText('Solvents'))
    expect((await inside.findByText('Alcohols')).closest('a')?.getAttribute('href')).toBe(address)
  })

  it('closes when it has led somewhere', async () => {
    show()
    await open()
    const home = within(panel() ?? document.body).getByRole('link', { name: 'Home' })
    home.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(home)
    expect(panel()).toBe(null)
  })

  it('closes when the window grows wide, and not when it stays narrow', async () => {
    show()
    await open()
    act(() => reportedWidth?.())
    expect(panel()).not.toBe(null)
    wide = true
    act(() => reportedWidth?.())
    expect(panel()).toBe(null)
  })
})
