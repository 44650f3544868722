import about from './delivered-contents/about.json' with { type: 'json' }
import faqs from './delivered-contents/faqs.json' with { type: 'json' }
import privacy from './delivered-contents/privacy.json' with { type: 'json' }
import terms from './delivered-contents/terms.json' with { type: 'json' }
import type { Language } from '#server/store/tables/columns.ts'

/** A section of a page in all languages it has; paragraphs of the text have an empty line between. */
export interface DeliveredSection {
  _id: string
  topic?: string | undefined
  heading: Partial<Record<Language, string>>
  text: Partial<Record<Language, string>>
}

/** The default pages of a marketplace. */
export const deliveredContents = { faqs, about, terms, privacy } satisfies Record<string, DeliveredSection[]>
