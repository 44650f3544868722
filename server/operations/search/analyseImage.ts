import { unavailable, unsupportedMediaType } from '#server/domain/platform/domain-error.ts'
import type { Operation } from '#server/operation.ts'

/** The contract's limits: a poster's whole text is longer than any label's, and getQueryResult takes no more. */
const longestText = 10_000
const longestLabel = 200

export const analyseImage: Operation<'analyseImage'> = async ({ ports: { imageAnalysis }, body }) => {
  const found = (await imageAnalysis?.analyse(body.image)) ?? 'away'
  if (found === 'away') throw unavailable('server:refused.imageAnalysis')
  if (found === 'unreadable') throw unsupportedMediaType('server:refused.fileType.unreadable')
  const labels = found.labels.map((label) => label.slice(0, longestLabel)).filter((label) => label !== '')
  return { text: found.text.slice(0, longestText), labels }
}
