import type { MailSender } from '#server/ports/mail.ts'
import { writeOutboxFile } from './outbox-file.ts'

/** Mail on a bare machine: one JSON file each in a folder. The log names the file, never the content, which may hold a code. */
export const outboxFolderMail = (folder: string, onWritten: (file: string) => void): MailSender => ({
  send: async (mail) => onWritten(await writeOutboxFile(folder, mail.id, mail)),
})
