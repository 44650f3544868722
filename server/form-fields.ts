import { bodies } from '#src/generated/bodies.ts'
import type { OperationId } from '#src/generated/operation-table.ts'
import type { Bytes } from '#server/ports/files.ts'

/** One part of a multipart form from a transport. */
export type RawPart = { name: string; value: unknown } | { name: string; fileName: string; bytes: Bytes }

/** Thrown by a form's parts, or the bytes of one, when the form is incomplete, malformed, or (`payloadTooLarge`) has too many parts. */
export class FormUnreadable extends Error {
  override readonly name = 'FormUnreadable'
  constructor(
    readonly payloadTooLarge: boolean,
    options?: ErrorOptions,
  ) {
    super('The form cannot be read', options)
  }
}

export type UploadKind = 'image' | 'document' | 'media' | 'table' | 'passing'

/** The type of a field: a plain text, any other value as JSON, or at most so many files of a kind. */
export type FormField = { form: 'text' } | { form: 'json' } | { form: 'file'; kind: UploadKind; several: boolean; most: number }

/** The most files of a list without a limit of its own. */
const maxFiles = 10

interface FieldSchema {
  type?: string
  maxItems?: number
  items?: FieldSchema
  'x-upload'?: UploadKind
}

/** The fields of a call's form, read from its schema. */
export function formFields(operationId: OperationId): ReadonlyMap<string, FormField> {
  const schema: object = operationId in bodies ? bodies[operationId as keyof typeof bodies] : {} // checked by the line itself
  const properties = 'properties' in schema ? schema.properties : {}
  // The properties of a JSON Schema are schemas by name; FieldSchema is the part that is read here.
  const named = Object.entries(properties as Record<string, FieldSchema>)
  return new Map(named.map(([name, field]) => [name, formField(field)]))
}

/** Whether a call's files are processed without being stored, so that they need no owner. */
export function onlyPasses(operationId: OperationId): boolean {
  return [...formFields(operationId).values()].every(
    (field) => field.form !== 'file' || field.kind === 'passing' || field.kind === 'table',
  )
}

function formField({ type, items, maxItems = maxFiles, 'x-upload': kind }: FieldSchema): FormField {
  if (kind !== undefined) return { form: 'file', kind, several: false, most: 1 }
  if (items?.['x-upload'] !== undefined) return { form: 'file', kind: items['x-upload'], several: true, most: maxItems }
  return { form: type === 'string' ? 'text' : 'json' }
}
