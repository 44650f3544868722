import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FontLoader } from './pdf-fonts.ts'

const require = createRequire(import.meta.url)

/** Reads the fonts from the installed packages. Rejects when a package is missing. */
export const nodeFontLoader: FontLoader = (file) => readFile(require.resolve(`@expo-google-fonts/${file}`))
