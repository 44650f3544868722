import { readFileSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'

const notOurs = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'coverage'])
const generatedFiles = /^(src\/generated\/|docs\/flows\/|package-lock\.json$)/
const code = new Set(['.ts', '.tsx', '.mjs', '.js'])
const binary = new Set(['.png', '.jpg', '.ico', '.woff', '.woff2', '.gz', '.pdf'])
const maxLines = 400

/** Names that say nothing about a file's content. */
const nameless = /^(utils?|helpers?|misc|common|types?|index)\.(ts|tsx|mjs|js)$/

/** Absolute folders of one machine. Their first step is quoted or at a word boundary, unlike a path below one of our folders. */
const machinePath = /(?<![\w.\])}-])\/(?:home|root|Users|work|workspace|workspaces|mnt|private\/var)\/[\w.-]+|[A-Z]:\\\\?Users\\/
const registryHost = /registry\.(?:npmjs|yarnpkg|npmmirror)\.(?:org|com)/

/** Returns every hand-written file of the project, as paths from its root. */
export function projectFiles(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !notOurs.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? projectFiles(path) : [path]
    })
}

/** Returns a line for each file that is too long, badly named, or tied to one machine. */
export function sourceProblems(): string[] {
  return projectFiles()
    .filter((path) => !generatedFiles.test(path) && !binary.has(extname(path)))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      const lines = text.split('\n')
      const found: string[] = []
      if (code.has(extname(path)) && lines.length - 1 > maxLines) {
        found.push(`${path}: ${lines.length - 1} lines; past ${maxLines} a file needs splitting`)
      }
      if (nameless.test(basename(path))) found.push(`${path}: name the thing`)
      lines.forEach((line, at) => {
        const match = machinePath.exec(line) ?? registryHost.exec(line)
        if (match !== null)
          found.push(`${path}:${at + 1}: ${match[0]} exists on one machine only, or tells where packages come from`)
      })
      return found
    })
}
