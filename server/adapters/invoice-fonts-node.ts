import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fontFileName, type FontLoader } from './pdf-fonts.ts'

const require = createRequire(import.meta.url)

/** Reads the fonts from the installed @fontsource packages. Rejects when a package is missing. */
export function createNodeFontLoader(): FontLoader {
  return (face, weight) => {
    const name = fontFileName(face, weight)
    return readFile(require.resolve(`${packageOf(name)}/files/${name}`))
  }
}

function packageOf(fileName: string): string {
  return fileName.startsWith('noto-sans-arabic') ? '@fontsource/noto-sans-arabic' : '@fontsource/noto-sans-bengali'
}
