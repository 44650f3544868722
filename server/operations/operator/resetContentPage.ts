import { readContentPage, resetContentPage as reset } from '#server/domain/content/content-pages.ts'
import type { Operation } from '#server/operation.ts'

export const resetContentPage: Operation<'resetContentPage'> = async (call) => {
  await reset(call, call.body.page)
  return readContentPage(call, call.body.page)
}
