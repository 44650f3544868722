import { readContentPage, resetContentPage as reset } from '#server/domain/content/content-pages.ts'
import { assertVersion, versionOf } from '#server/domain/platform/read-version.ts'
import type { Operation } from '#server/operation.ts'

export const resetContentPage: Operation<'resetContentPage'> = async (call) => {
  const { page, version } = call.body
  await assertVersion(call, version, await readContentPage(call, page))
  await reset(call, page)
  const delivered = await readContentPage(call, page)
  return { ...delivered, version: await versionOf(call, delivered) }
}
