import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import { findCaseFile } from '#server/domain/support/case-files.ts'
import type { SteppedOperation } from '#server/operation.ts'

/** The reading is kept before the first byte is sent; the bytes are opened outside of its transaction, which may be run again. */
export const readCaseFile: SteppedOperation<'readCaseFile'> = {
  async inSteps(body, ports, { step }) {
    const { _id, contentType, fileName } = await step(async (call) => {
      const { file, accountId } = await findCaseFile(call, body)
      const { subject, subjectId, fileId } = body
      await recordSecurityEvent(call, {
        kind: 'operator.read',
        accountId,
        subject: `${subject} ${subjectId}`,
        after: { file: fileId },
      })
      return file
    })
    // A stranger's own bytes are saved, never displayed.
    return { bytes: await ports.files.open(_id), contentType, fileName, attachment: true, cache: 'private' }
  },
}
