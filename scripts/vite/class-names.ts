import { createHash } from 'node:crypto'

/**
 * The name in the page of a class of a CSS module: its own and a hash of the file. Vite's default has the number of its line in the
 * file too, which makes every name end differently and compress badly.
 */
export function scopedClassName(name: string, file: string): string {
  const hash = createHash('sha256').update(file.slice(process.cwd().length)).digest('base64url').slice(0, 4)
  return `${name}_${hash}`
}
