import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailSender } from '#server/ports/mail.ts'

/**
 * Mail on a bare machine: one JSON file a mail in a folder, for a person or a test to open. The log names the file, never the
 * content, which may hold a code.
 */
export function outboxFolderMail(folder: string, told: (file: string) => void): MailSender {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${mail.id}.json`)
      // Written beside and renamed, so that who watches the folder never reads half a mail.
      await writeFile(`${file}.part`, JSON.stringify(mail, null, 2), { mode: 0o600 })
      await rename(`${file}.part`, file)
      told(file)
    },
  }
}
