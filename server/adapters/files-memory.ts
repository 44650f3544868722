import type { FileStore } from '#server/ports/files.ts'
import { sha256Of, wholeBytes } from '#src/lib/whole-bytes.ts'

/** Files of the demo, which lives in one page, and of tests. */
export function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array>()
  return {
    put: async (id, bytes) => {
      const whole = await wholeBytes(bytes)
      files.set(id, whole)
      return { size: whole.length, sha256: await sha256Of(whole) }
    },
    open: async (id) => {
      const whole = files.get(id)
      if (whole === undefined) throw new Error(`No file ${id}`)
      return once(whole)
    },
    remove: async (id) => void files.delete(id),
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
