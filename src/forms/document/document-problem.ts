import type { MessageKey } from '#src/generated/message-keys.ts'

const endings = ['pdf', 'docx', 'xlsx', 'jpg', 'jpeg', 'png', 'webp']
/** As the server has it: 10 MB a file. */
const maxBytes = 10 * 1024 * 1024

/** What a chooser of documents offers first. */
export const documentEndings = endings.map((ending) => `.${ending}`).join(',')

/**
 * Why a file can be no document; the server looks at what is in it and decides. By the name's ending: not every system knows the
 * types of DOCX and XLSX.
 */
export function documentProblem(file: File): MessageKey | undefined {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!endings.includes(ending)) return 'fields:document.wrongType'
  if (file.size === 0) return 'fields:document.empty'
  return file.size > maxBytes ? 'fields:document.tooLarge' : undefined
}
