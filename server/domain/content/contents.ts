import { deliveredContents, type DeliveredSection } from './delivered-contents.ts'
import type { Row } from '#server/store/tables.ts'
import { contents } from '#server/store/tables/support.ts'
import type { Language } from '#server/store/tables/columns.ts'

export type ContentPage = Row<'contents'>['page']
export type FaqTopic = NonNullable<Row<'contents'>['topic']>

export const pagesOf: readonly ContentPage[] = contents.shape.page.options
export const faqTopics: readonly FaqTopic[] = contents.shape.topic.unwrap().options

export interface LocalSection {
  _id: string
  topic: FaqTopic | null
  heading: string
  paragraphs: string[]
}

/** Returns a page in one language: the operator's text, else the delivered one. A missing text falls back to English, then to any. */
export function contentSections(
  rows: readonly Row<'contents'>[],
  page: ContentPage,
  language: Language,
): { sections: LocalSection[]; updatedAt: string | undefined } {
  const own = rows.filter((row) => row.page === page)
  const shown = own.length > 0 ? own : deliveredRows(page, '')
  const sections = shown.map((row) => ({
    _id: row._id.slice(page.length + 1),
    topic: row.topic,
    heading: inLanguage(language, { en: row.heading_en, ar: row.heading_ar, bn: row.heading_bn }),
    paragraphs: paragraphsOf(inLanguage(language, { en: row.text_en, ar: row.text_ar, bn: row.text_bn })),
  }))
  const updatedAt = own
    .map((row) => row.updatedAt)
    .sort()
    .at(-1)
  return { sections, updatedAt }
}

/** Returns a page as rows. Throws for a section without a name, or a question of an unknown topic. */
export function contentRows(page: ContentPage, sections: readonly DeliveredSection[], now: string): Row<'contents'>[] {
  return sections.map(({ _id, topic, heading, text }, position) => {
    if (!/^[a-z0-9][a-z0-9-]{0,60}$/.test(_id)) throw new Error(`"${_id}" is no name of a section: small letters, digits, dashes`)
    const known = faqTopics.find((one) => one === topic) ?? null
    if ((page === 'faqs') !== (known !== null))
      throw new Error(`${page}/${_id}: a question, and nothing else, has one of the topics ${faqTopics.join(', ')}`)
    return {
      _id: `${page}/${_id}`,
      page,
      topic: known,
      position,
      updatedAt: now,
      heading_en: heading.en ?? null,
      heading_ar: heading.ar ?? null,
      heading_bn: heading.bn ?? null,
      text_en: text.en ?? null,
      text_ar: text.ar ?? null,
      text_bn: text.bn ?? null,
    }
  })
}

const deliveredRows = (page: ContentPage, now: string) => contentRows(page, deliveredContents[page], now)

const inLanguage = (language: Language, texts: Record<Language, string | null>): string =>
  texts[language] ?? texts.en ?? texts.ar ?? texts.bn ?? ''

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
