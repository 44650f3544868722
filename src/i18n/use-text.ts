import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, createFormat } from './format.ts'
import { type Text, currentLanguage, currentText, i18n } from './i18n.ts'
import { type Language, directions } from './languages.ts'
import { type LocalText, type Localised, localField } from './local-field.ts'

/** `text(key, values)`: the text of a locale file, in the reader's language. Its namespace must be one of the route's. */
export function useText(): Text {
  useChanges()
  return currentText()
}

/** Shows the component again when the language has changed or more texts have come; a route waits for its texts by itself. */
function useChanges(): void {
  useTranslation(undefined, { i18n, useSuspense: false, bindI18n: 'languageChanged loaded' })
}

export function useLanguage(): { language: Language; direction: 'ltr' | 'rtl' } {
  useChanges()
  const language = currentLanguage()
  return { language, direction: directions[language] }
}

/** Writes numbers, money, quantities, dates and countries in the reader's language and digits. */
export function useFormat(): Format {
  const text = useText()
  const { language } = useLanguage()
  return useMemo(() => createFormat(language, text), [language, text])
}

/** `local(product, 'name')`: the text of a record in the reader's language, else in English, else in any. */
export function useLocal(): <Field extends string, Item extends Localised<Field>>(
  item: Item,
  field: Field,
) => LocalText<Field, Item> {
  const { language } = useLanguage()
  return useMemo(
    () =>
      <Field extends string, Item extends Localised<Field>>(item: Item, field: Field) =>
        localField(item, field, language),
    [language],
  )
}
