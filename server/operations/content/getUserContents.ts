import type { components } from '#src/generated/schema.ts'
import { contentSections, faqTopics, type LocalSection, pagesOf } from '#server/domain/content/contents.ts'
import { normaliseSearch } from '#server/domain/search/search-text.ts'
import type { Operation } from '#server/operation.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { serverText } from '#server/texts.ts'

type Contents = components['schemas']['Contents']

export const getUserContents: Operation<'getUserContents'> = async ({ tables, body, language }) => {
  const pages = body.pages === undefined || body.pages.length === 0 ? pagesOf : body.pages
  const rows = await tables.list('contents', { page: pages }, { orderBy: ['position', '_id'] })
  const results: Contents = {}
  for (const page of pages) {
    const { sections, updatedAt } = contentSections(rows, page, language)
    if (page === 'faqs') results.faqs = questions(sections, normaliseSearch(body.search ?? ''), language)
    else results[page] = { sections: sections.map(shown), ...(updatedAt === undefined ? {} : { updatedAt }) }
  }
  return results
}

/** The questions that match the search, by topic, without empty topics. */
function questions(sections: readonly LocalSection[], search: string, language: Language): Contents['faqs'] & object {
  const mentioned = sections.filter(({ heading, paragraphs }) =>
    normaliseSearch([heading, ...paragraphs].join(' ')).includes(search),
  )
  return faqTopics
    .map((topic) => ({
      topic,
      title: serverText(language, `server:faqTopic.${topic}`),
      questions: mentioned.filter((section) => section.topic === topic).map(shown),
    }))
    .filter((group) => group.questions.length > 0)
}

const shown = ({ topic: _, ...section }: LocalSection) => section
