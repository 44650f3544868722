import { publishContentPage as publish, readContentPage } from '#server/domain/content/content-pages.ts'
import type { Operation } from '#server/operation.ts'

export const publishContentPage: Operation<'publishContentPage'> = async (call) => {
  const { page, sections } = call.body
  await publish(call, page, sections)
  return readContentPage(call, page)
}
