import { createWorker } from 'tesseract.js'
import type { Language } from '#src/i18n/languages.ts'
import { drawnFor } from './search-drawing.ts'

/**
 * Where the build puts the worker, the recognition's core and the trained data (scripts/vite/recognition-files.ts); kept for long, so it
 * names the version.
 */
const folder = '/assets/recognition-7'

/** Labels carry Latin letters everywhere, and beside them those of the country. */
const trained: Record<Language, string[]> = { en: ['eng'], ar: ['eng', 'ara'], bn: ['eng', 'ben'] }

/** Reads the text in a picture, in this page: the picture goes nowhere. */
export async function readPicture(
  picture: File,
  language: Language,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const drawn = await drawnFor(picture)
  const worker = await createWorker(trained[language], undefined, {
    workerPath: `${folder}/worker.min.js`,
    // Every browser that can show the page has these instructions, so one core is enough.
    corePath: `${folder}/tesseract-core-simd-lstm.wasm.js`,
    langPath: new URL(folder, location.origin).href,
    // The browser's own cache keeps the data; a script from a blob would not be allowed.
    cacheMethod: 'none',
    workerBlobURL: false,
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress(progress)
    },
    errorHandler: () => undefined,
  })
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop)
  try {
    signal.throwIfAborted()
    const { data } = await worker.recognize(drawn)
    return data.text
  } finally {
    signal.removeEventListener('abort', stop)
    await worker.terminate()
  }
}
