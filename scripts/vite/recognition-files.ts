import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { generatedFiles } from './generated-files.ts'

/** The path names the version, because these files are cached for long; src/app/shell/search-recognition.ts loads them from there. */
const folder = 'assets/recognition-7'

const sources: Record<string, string> = {
  'worker.min.js': 'tesseract.js/dist/worker.min.js',
  'tesseract-core-simd-lstm.wasm.js': 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js',
  'eng.traineddata.gz': '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  'ara.traineddata.gz': '@tesseract.js-data/ara/4.0.0_best_int/ara.traineddata.gz',
  'ben.traineddata.gz': '@tesseract.js-data/ben/4.0.0_best_int/ben.traineddata.gz',
}

/** Worker, core and trained data of the text recognition, fetched with the first search by picture. */
export function recognitionFiles(): Plugin {
  return generatedFiles('kimiya-recognition-files', () =>
    Object.entries(sources).map(([name, source]) => ({
      path: `${folder}/${name}`,
      type: name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
      content: () => readFileSync(join('node_modules', source)),
    })),
  )
}
