import { readContentPage } from '#server/domain/content/content-pages.ts'
import { versionOf } from '#server/domain/platform/read-version.ts'
import type { Operation } from '#server/operation.ts'

export const getContentPage: Operation<'getContentPage'> = async (call) => {
  const page = await readContentPage(call, call.body.page)
  return { ...page, version: await versionOf(call, page) }
}
