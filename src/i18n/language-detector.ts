import type { LanguageDetectorModule } from 'i18next'
import { isLanguage } from './languages.ts'

const cookieName = 'i18next'
const storageKey = 'i18nextLng'
const year = 31_536_000

/**
 * Finds the reader's language: asked for in the address (`?lng=ar`), kept by an earlier visit, or the browser's; the first that the page
 * speaks. Keeps it for the next visit.
 */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => candidates().find(isLanguage),
  cacheUserLanguage: (language) => {
    document.cookie = `${cookieName}=${encodeURIComponent(language)};path=/;max-age=${year};samesite=lax`
    withStorage(() => localStorage.setItem(storageKey, language))
  },
}

const candidates = (): string[] =>
  [
    new URLSearchParams(location.search).get('lng'),
    new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie)?.[1],
    withStorage(() => localStorage.getItem(storageKey)),
    withStorage(() => sessionStorage.getItem(storageKey)),
    ...(navigator.languages ?? []),
    document.documentElement.lang,
  ].map((code) => code?.split('-')[0] ?? '')

/** A browser may forbid its storage altogether: reading it throws. */
function withStorage<Value>(access: () => Value): Value | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
