/** The languages of the page, the fallback first. */
export const languages = ['en', 'ar', 'bn'] as const

export type Language = (typeof languages)[number]

export const fallbackLanguage: Language = 'en'

/** How the server names a language in headers and bodies. */
export const apiLanguages = { en: 'English', ar: 'Arabic', bn: 'Bangla' } as const satisfies Record<Language, string>

/** A language as the server names it. */
export type LanguageName = (typeof apiLanguages)[Language]

export const directions = { en: 'ltr', ar: 'rtl', bn: 'ltr' } as const satisfies Record<Language, string>

/**
 * Locales for `Intl`. The digits and the calendar are named because a browser's own choice for plain `ar` has changed over the
 * years and may be either; `en-GB` writes dates as 21 Nov 2026, which no reader takes for another day.
 */
export const intlLocales = {
  en: 'en-GB',
  ar: `${arabicLocale(new Intl.DateTimeFormat().resolvedOptions().timeZone)}-u-nu-arab-ca-gregory`,
  bn: 'bn-u-nu-beng-ca-gregory',
} as const satisfies Record<Language, string>

/** Jordan, Palestine, Lebanon, Syria and Iraq have months of their own (شباط). The clock says where somebody is; a browser in Arabic seldom does. */
export function arabicLocale(timeZone: string): 'ar-JO' | 'ar' {
  return /Amman|Beirut|Damascus|Baghdad|Gaza|Hebron/.test(timeZone) ? 'ar-JO' : 'ar'
}

export function isLanguage(code: unknown): code is Language {
  return languages.some((language) => language === code)
}
