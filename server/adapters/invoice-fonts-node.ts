import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fontFileName, type FontLoader } from './pdf-fonts.ts'

const require = createRequire(import.meta.url)

/** Reads the fonts from the installed @fontsource packages, each once. Rejects when a package is missing. */
export function createNodeFontLoader(): FontLoader {
  const files = new Map<string, Promise<Uint8Array>>()
  return (face, weight) => {
    const name = fontFileName(face, weight)
    const file = files.get(name) ?? readFile(require.resolve(`${packageOf(name)}/files/${name}`))
    files.set(name, file)
    return file
  }
}

function packageOf(fileName: string): string {
  return fileName.startsWith('noto-sans-arabic') ? '@fontsource/noto-sans-arabic' : '@fontsource/noto-sans-bengali'
}
