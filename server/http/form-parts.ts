import type { FastifyRequest } from 'fastify'
import type { OperationId } from '#src/generated/operation-table.ts'
import { networkOf } from '#server/domain/platform/network-of.ts'
import { FilesUnavailable } from '#server/ports/files.ts'
import { clientAddress } from './client-address.ts'
import { createSpool } from './spooled-bytes.ts'
import { FormUnreadable, type RawPart, formFields } from '#server/form-fields.ts'

/** A value of a form is at most a long description in three languages. */
const longestValue = 262_144

/** One for the process, as its disk is. */
const spool = createSpool()

/** The parts of a multipart request as they come in, the files from the spool. Undefined for a request that is none. */
export function formParts(request: FastifyRequest, operationId: OperationId): AsyncIterable<RawPart> | undefined {
  return request.isMultipart() ? read(request, operationId) : undefined
}

async function* read(request: FastifyRequest, operationId: OperationId): AsyncGenerator<RawPart> {
  const fields = [...formFields(operationId).values()]
  const files = fields.reduce((sum, field) => sum + (field.form === 'file' ? field.most : 0), 0)
  // One more of each than allowed, so that the error names the surplus one.
  const limits = { files: files + 1, fields: fields.length + 1, fieldSize: longestValue, fileSize: Infinity, fieldNameSize: 100 }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const bytes = await spool(part.file, networkOf(clientAddress(request)))
        try {
          yield { name: part.fieldname, fileName: part.filename, bytes }
        } finally {
          bytes.destroy()
        }
      } else if (part.valueTruncated) throw new FormUnreadable(true)
      else yield { name: part.fieldname, value: part.value }
    }
  } catch (error) {
    throw unreadable(error)
  }
}

function unreadable(error: unknown): FormUnreadable | FilesUnavailable {
  if (error instanceof FormUnreadable || error instanceof FilesUnavailable) return error
  const tooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  return new FormUnreadable(tooLarge, { cause: error })
}
