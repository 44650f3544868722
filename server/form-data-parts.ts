import type { RawPart } from '#server/form-fields.ts'

/** The parts of a form in memory: in the demo's page, and in tests. */
export async function* formDataParts(form: FormData): AsyncGenerator<RawPart> {
  for (const [name, value] of form) {
    if (typeof value === 'string') yield { name, value }
    else yield { name, fileName: value.name, bytes: bytesOf(value) }
  }
}

async function* bytesOf(file: File): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await file.arrayBuffer())
}
