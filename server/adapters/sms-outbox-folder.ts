import type { SmsSender } from '#server/ports/sms.ts'
import { writeOutboxFile } from './outbox-file.ts'

/** Text messages on a bare machine: one JSON file each in a folder. The log names the file, never the content, which may hold a code. */
export const outboxFolderSms = (folder: string, onWritten: (file: string) => void): SmsSender => ({
  send: async (sms) => onWritten(await writeOutboxFile(folder, sms.id, sms)),
})
