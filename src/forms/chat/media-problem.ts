import type { MessageKey } from '#src/generated/message-keys.ts'

const endings = [
  'jpg',
  'jpeg',
  'png',
  'webp',
  'pdf',
  'docx',
  'xlsx',
  'mp3',
  'wav',
  'ogg',
  'oga',
  'opus',
  'webm',
  'weba',
  'm4a',
  'mp4',
  'm4v',
]
/** As the server has it: 10 MB a file. */
const maxBytes = 10 * 1024 * 1024

/** What a chooser of files for a chat offers first. */
export const mediaEndings = endings.map((ending) => `.${ending}`).join(',')

/** Why a file cannot be sent in a chat; the server looks at what is in it and decides. By the name's ending, as for documents. */
export function mediaProblem(file: File): MessageKey | undefined {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!endings.includes(ending)) return 'chats:fileProblem.wrongType'
  if (file.size === 0) return 'chats:fileProblem.empty'
  return file.size > maxBytes ? 'chats:fileProblem.tooLarge' : undefined
}
