// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { Session } from './session-shape.ts'
import { createSessionStore } from './session-store.ts'

const key = 'kimiya.session.1'
const create = () => createSessionStore(() => localStorage)

/** As the browser tells a tab of what another tab stored. */
function otherTabStores(value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value))
  dispatchEvent(new StorageEvent('storage', { key }))
}

beforeEach(() => localStorage.clear())

describe('the session', () => {
  it('begins as a visitor on the buyer side', () => {
    const { deviceId, ...rest } = create().get()
    expect(deviceId).toMatch(/^[0-9a-f]{32}$/)
    expect(rest).toEqual({
      token: null,
      userId: null,
      fullName: null,
      accountType: 'Buyer',
      hasSwitched: false,
      hasLoggedOut: false,
      ids: {},
      sellerId: null,
      chatId: null,
      isSelectingChat: false,
      productType: null,
      rating: null,
      userEmail: null,
      verificationType: null,
      codeToken: null,
      countryCode: null,
      phoneNumber: null,
      businessEmail: null,
      businesscountryCode: null,
      businessphoneNumber: null,
      companyData: {},
      subscription: {},
      creditCard: {},
      qrCode: null,
      currency: null,
      pushToken: null,
      notificationsOn: true,
      pushPostponed: false,
    })
  })

  it('keeps in browser storage all that the specification names (§3, Persisted session)', () => {
    const named =
      'token ids chatId sellerId userId userEmail businessEmail countryCode phoneNumber businesscountryCode businessphoneNumber ' +
      'verificationType companyData accountType productType rating subscription hasSwitched creditCard fullName qrCode ' +
      'isSelectingChat deviceId pushToken notificationsOn'
    const filled = {
      token: 't',
      ids: { product: 'p', order: 'o' },
      chatId: 'c',
      sellerId: 's',
      userId: 'u',
      userEmail: 'n@kimiya.example',
      businessEmail: 'b@kimiya.example',
      countryCode: 'SA',
      phoneNumber: '500000000',
      businesscountryCode: 'BD',
      businessphoneNumber: '1700000000',
      verificationType: 'signup',
      companyData: { businessName: 'Padma Chem' },
      accountType: 'Seller',
      productType: 'sample',
      rating: 4.5,
      subscription: { slug: 'trader', name_en: 'Trader' },
      hasSwitched: true,
      creditCard: { brand: 'visa', lastFour: '4242' },
      fullName: 'Nadia',
      qrCode: 'qr',
      isSelectingChat: true,
      deviceId: 'web-4f6b1c7e90',
      pushToken: 'push',
      notificationsOn: false,
    } satisfies Partial<Session>
    expect(Object.keys(filled).sort()).toEqual(named.split(' ').sort())
    create().set(filled)
    expect(create().get()).toMatchObject(filled)
  })

  it('survives a reload, the device id too', () => {
    const before = create()
    before.set({ token: 't', accountType: 'Seller', ids: { product: 'p' } })
    expect(create().get()).toEqual(before.get())
  })

  it('is the same object until it changes, and tells when it does', () => {
    const store = create()
    const first = store.get()
    let times = 0
    const stop = store.subscribe(() => {
      times += 1
    })
    expect(store.get()).toBe(first)
    store.set({ token: 't' })
    expect(store.get()).toEqual({ ...first, token: 't' })
    stop()
    store.set({ token: null })
    expect(times).toBe(1)
  })

  it.each([
    '{"token":',
    '[]',
    'null',
    '"text"',
    '7',
    '{"token":{"a":1},"ids":[1],"accountType":"Admin","rating":"5","companyData":{"a":1}}',
  ])('begins anew where storage holds %s', (damaged) => {
    localStorage.setItem(key, damaged)
    const { token, ids, accountType, rating, companyData } = create().get()
    expect({ token, ids, accountType, rating, companyData }).toEqual({
      token: null,
      ids: {},
      accountType: 'Buyer',
      rating: null,
      companyData: {},
    })
  })

  it('keeps the good fields beside a damaged one', () => {
    localStorage.setItem(key, JSON.stringify({ token: 't', accountType: 7, ids: { product: 'p', order: 3, moon: 'm' } }))
    const { token, accountType, ids } = create().get()
    expect({ token, accountType, ids }).toEqual({ token: 't', accountType: 'Buyer', ids: { product: 'p' } })
  })

  it('works without a storage', () => {
    const store = createSessionStore(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    store.set({ token: 't' })
    expect(store.get().token).toBe('t')
  })

  it('forgets the person and keeps what belongs to the browser', () => {
    const store = create()
    store.set({ token: 't', fullName: 'Nadia', accountType: 'Seller', pushToken: 'push', ids: { order: 'o' } })
    const { deviceId } = store.get()
    store.forgetPerson()
    const after = store.get()
    expect(after).toEqual({ ...createSessionStore(emptyStorage).get(), deviceId, pushToken: 'push', hasLoggedOut: true })
  })
})

function emptyStorage(): Storage {
  throw new DOMException('blocked', 'SecurityError')
}

describe('two tabs', () => {
  it('agree when one of them signs out', () => {
    const store = create()
    store.set({ token: 't' })
    const seen: (string | null)[] = []
    store.subscribe(() => seen.push(store.get().token))
    otherTabStores({ ...store.get(), token: null })
    expect(seen).toEqual([null])
  })

  it('agree when one of them switches the side', () => {
    const store = create()
    store.subscribe(() => undefined)
    otherTabStores({ ...store.get(), accountType: 'Seller' })
    expect(store.get().accountType).toBe('Seller')
  })

  it('agree when the whole storage is cleared, and the browser stays the same device', () => {
    const store = create()
    store.set({ token: 't' })
    const { deviceId } = store.get()
    store.subscribe(() => undefined)
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect([store.get().token, store.get().deviceId]).toEqual([null, deviceId])
  })

  it('do not undo what the other did a moment ago', () => {
    const store = create()
    store.set({ token: 't' })
    localStorage.setItem(key, JSON.stringify({ ...store.get(), token: null }))
    store.set({ chatId: 'c' })
    expect([store.get().token, store.get().chatId]).toEqual([null, 'c'])
  })

  it('share a sign-in at once', () => {
    const store = create()
    localStorage.setItem(key, JSON.stringify({ ...store.get(), token: 't' }))
    expect(store.token()).toBe('t')
  })

  it('do not mind what other pages of the site store', () => {
    const store = create()
    let times = 0
    store.subscribe(() => {
      times += 1
    })
    localStorage.setItem('other', '1')
    dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(times).toBe(0)
  })
})
