// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const files: Record<string, object | number> = {
  'en/app': { wait: 'Loading…', brand: 'Kimiya' },
  'en/auth': { login: { title: 'Sign in' } },
  'ar/app': { wait: 'جارٍ التحميل…' },
  'ar/auth': { login: { title: 'تسجيل الدخول' } },
  'bn/app': 503,
}

/** Lets a minute pass, in which every try that is made has been made. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  // What fails meanwhile fails when it is awaited.
  work.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  return work
}

/** A page opened anew at an address, with texts as above. */
async function open(address: string) {
  vi.resetModules()
  history.replaceState(null, '', address)
  const [{ startI18n }, i18n] = await Promise.all([import('./start-i18n.ts'), import('./i18n.ts')])
  await inTime(startI18n(['app']))
  return i18n
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (path: string) => {
    const file = files[path.replace(/^\/locales\/(.*)\.json$/, '$1')]
    return typeof file === 'object' ? Response.json(file) : new Response(null, { status: file ?? 404 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ['i18next', 'xi18next']) document.cookie = `${name}=; max-age=0; path=/`
})

describe('the language of the page', () => {
  it('is that of the address before all others, and is kept', async () => {
    localStorage.setItem('i18nextLng', 'bn')
    const { currentLanguage, currentText } = await open('/?lng=ar')
    expect([currentLanguage(), currentText()('app:wait')]).toEqual(['ar', 'جارٍ التحميل…'])
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
    expect([localStorage.getItem('i18nextLng'), document.cookie]).toEqual(['ar', 'i18next=ar'])
  })

  it('is that of the cookie before that of the storage', async () => {
    document.cookie = 'i18next=ar; path=/'
    localStorage.setItem('i18nextLng', 'en')
    expect((await open('/')).currentLanguage()).toBe('ar')
  })

  it('is not that of a cookie whose name only ends as its own does', async () => {
    document.cookie = 'xi18next=ar; path=/'
    localStorage.setItem('i18nextLng', 'bn')
    vi.stubGlobal('navigator', { languages: ['ar'] })
    const { languageDetector } = await import('./language-detector.ts')
    expect(languageDetector.detect()).toBe('bn')
    document.cookie = 'i18next=en; path=/'
    expect(languageDetector.detect()).toBe('en')
  })

  it.each([
    ['the local storage', 'ar', 'en', 'en', 'en'],
    ['the session', null, 'ar', 'en', 'en'],
    ['the browser', null, null, 'ar', 'en'],
    ['the html tag', null, null, undefined, 'ar'],
  ])('is that of %s before what comes after it', async (_, local, session, browser, html) => {
    if (local !== null) localStorage.setItem('i18nextLng', local)
    if (session !== null) sessionStorage.setItem('i18nextLng', session)
    vi.stubGlobal('navigator', browser === undefined ? {} : { languages: [browser], language: browser })
    document.documentElement.lang = html
    expect((await open('/')).currentLanguage()).toBe('ar')
  })

  it('is that of the browser, whatever its country', async () => {
    vi.stubGlobal('navigator', { languages: ['ar-SA', 'en'], language: 'ar-SA' })
    expect((await open('/')).currentLanguage()).toBe('ar')
  })

  it('is English for a language that is not spoken here', async () => {
    const { currentLanguage } = await open('/?lng=fr')
    expect([currentLanguage(), document.documentElement.dir]).toEqual(['en', 'ltr'])
  })
})

describe('a text', () => {
  it('that the language lacks is the English one', async () => {
    const { currentText } = await open('/?lng=ar')
    expect(currentText()('app:brand')).toBe('Kimiya')
  })

  it('of a route is there once it is asked for', async () => {
    const { currentText, loadTexts } = await open('/?lng=ar')
    await inTime(loadTexts(['auth']))
    expect(currentText()('auth:login.title')).toBe('تسجيل الدخول')
  })

  it('that cannot be had in any language is an error, until it can', async () => {
    const { currentText, loadTexts } = await open('/?lng=ar')
    await expect(inTime(loadTexts(['order']))).rejects.toThrow('No texts: order')
    vi.stubGlobal('fetch', async () => Response.json({ details: { title: 'الطلب' } }))
    await inTime(loadTexts(['order']))
    expect(currentText()('order:details.title')).toBe('الطلب')
  })
})

describe('another language', () => {
  it('turns the whole page, and tells who shows texts', async () => {
    const { changeLanguage, currentText, i18n } = await open('/?lng=en')
    let texts = 0
    i18n.on('languageChanged', () => {
      texts += 1
    })
    const before = currentText()
    expect(await inTime(changeLanguage('ar'))).toBe(true)
    expect([currentText() === before, texts > 0, currentText()('app:wait')]).toEqual([false, true, 'جارٍ التحميل…'])
    expect(document.documentElement.dir).toBe('rtl')
  })

  it('is the one that was asked for last, though the texts of another come later', async () => {
    const { changeLanguage, currentLanguage } = await open('/?lng=en')
    let arrive = () => {}
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (path: string) => {
      if (!path.startsWith('/locales/ar/')) return fetch(path)
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return fetch(path)
    })
    const first = changeLanguage('ar')
    await inTime(changeLanguage('en'))
    arrive()
    expect(await inTime(first)).toBe(false)
    expect([currentLanguage(), document.documentElement.lang]).toEqual(['en', 'en'])
  })

  it('leaves the page as it was when its texts cannot be had', async () => {
    const { changeLanguage, currentLanguage } = await open('/?lng=en')
    await expect(inTime(changeLanguage('bn'))).rejects.toThrow('No texts in bn')
    expect([currentLanguage(), document.documentElement.lang]).toEqual(['en', 'en'])
  })
})
