import { type Language, fallbackLanguage, languages } from './languages.ts'

/** A record with a text in the page's languages, under `<field>_<language>`. */
export type Localised<Field extends string> = { readonly [Key in `${Field}_${Language}`]?: string | undefined }

/** A text where the English one is always there, else perhaps none. */
export type LocalText<Field extends string, Item> = Item extends { readonly [Key in `${Field}_en`]: string }
  ? string
  : string | undefined

/** Picks `name_ar` of a record for an Arabic reader; where it is missing the English one, else any. */
export function localField<Field extends string, Item extends Localised<Field>>(
  item: Item,
  field: Field,
  language: Language,
): LocalText<Field, Item> {
  const order: Language[] = [language, fallbackLanguage, ...languages]
  const found = order
    .map((each): string | undefined => item[`${field}_${each}`])
    .find((text) => text !== undefined && text.trim() !== '')
  // Present whenever the English one must be: it is among those looked at.
  return found as LocalText<Field, Item>
}
