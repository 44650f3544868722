import type { MessageKey } from '#src/generated/message-keys.ts'

const types = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** As the server has it: 10 MB a file. */
const maxBytes = 10 * 1024 * 1024

/** Why a file can be no picture; the server looks at what is in it and decides. */
export function imageProblem(file: File | undefined): MessageKey | undefined {
  if (file === undefined) return undefined
  if (!types.has(file.type)) return 'fields:image.wrongType'
  return file.size > maxBytes ? 'fields:image.tooLarge' : undefined
}
