import { publishContentPage as publish, readContentPage } from '#server/domain/content/content-pages.ts'
import { assertVersion, versionOf } from '#server/domain/platform/read-version.ts'
import type { Operation } from '#server/operation.ts'

export const publishContentPage: Operation<'publishContentPage'> = async (call) => {
  const { page, sections, version } = call.body
  await assertVersion(call, version, await readContentPage(call, page))
  await publish(call, page, sections)
  const published = await readContentPage(call, page)
  return { ...published, version: await versionOf(call, published) }
}
