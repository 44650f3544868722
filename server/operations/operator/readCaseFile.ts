import { issuedDocument } from '#server/domain/order/invoice-language.ts'
import { recordSecurityEvent } from '#server/domain/platform/security-log.ts'
import { findCaseFile, findCaseInvoice } from '#server/domain/support/case-files.ts'
import type { BodyOf, OperationContext, SteppedOperation } from '#server/operation.ts'

/** The reading is kept before the first byte is sent; the bytes are opened outside of its transaction, which may be run again. */
export const readCaseFile: SteppedOperation<'readCaseFile'> = {
  async inSteps(body, ports, { step }) {
    // A stranger's own bytes are saved, never displayed.
    const answered = { attachment: true, cache: 'private' } as const
    const { subject } = body
    if (subject === 'invoice') {
      const invoice = await step(async (call) => {
        const found = await findCaseInvoice(call, body)
        await recordFile(call, body, found.order.sellerId)
        return found.invoice
      })
      const bytes = await ports.invoiceDocuments.render(issuedDocument(invoice))
      return { ...answered, bytes, contentType: 'application/pdf', fileName: `${invoice.number}.pdf` }
    }
    const { _id, contentType, fileName } = await step(async (call) => {
      const { file, accountId } = await findCaseFile(call, { ...body, subject })
      await recordFile(call, body, accountId)
      return file
    })
    return { ...answered, bytes: await ports.files.open(_id), contentType, fileName }
  },
}

const recordFile = (
  context: OperationContext,
  { subject, subjectId, fileId }: BodyOf<'readCaseFile'>,
  accountId: string,
): Promise<void> =>
  recordSecurityEvent(context, {
    kind: 'operator.read',
    accountId,
    subject: `${subject} ${subjectId}`,
    after: { file: fileId },
  })
