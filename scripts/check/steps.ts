import { script, tool } from './command.ts'
import { sourceProblems } from './source-files.ts'
import { importProblems } from './imports.ts'
import { localeProblems } from './locales.ts'
import { messageUseProblems } from './message-use.ts'
import { fixedTexts, termProblems } from './terms.ts'

export interface Verdict {
  ok: boolean
  /** The tool's output when it failed. */
  found: string
}

export interface Step {
  name: string
  /** The statement that holds when the step passes. */
  proves: string
  run: () => Promise<Verdict>
}

const byTool = async (name: string, ...args: string[]): Promise<Verdict> => {
  const { code, output } = await tool(name, ...args)
  return { ok: code === 0, found: output }
}

const byScript = async (path: string, ...args: string[]): Promise<Verdict> => {
  const { code, output } = await script(path, ...args)
  return { ok: code === 0, found: output }
}

const byProblems = (problems: readonly string[]): Verdict => ({ ok: problems.length === 0, found: problems.join('\n') })

/** By its path: the package with the programmable compiler has a `tsc` too. */
const nativeCompiler = 'node_modules/typescript-native/bin/tsc'

/** Every step of `npm run check`, the longest first, so that the others fill the second core meanwhile. */
export const steps: readonly Step[] = [
  {
    name: 'types',
    proves: 'the types fit',
    run: () => byScript(nativeCompiler, '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'),
  },
  {
    name: 'generated',
    proves: 'src/generated is what contract and locales make it',
    run: () => byScript('scripts/generate.ts', '--check'),
  },
  {
    name: 'contract',
    proves: 'api/ is sound OpenAPI',
    run: () => byTool('redocly', 'lint', 'api/openapi.yaml', '--format=stylish'),
  },
  { name: 'flows', proves: 'docs/flows is drawn from the machines', run: () => byScript('scripts/flows.ts', '--check') },
  { name: 'lint', proves: 'no known mistake', run: () => byTool('oxlint', '--format=unix') },
  {
    name: 'image',
    proves: 'the Dockerfile can be read as it is meant',
    run: () => byTool('dockerfile-utils', 'lint', 'Dockerfile'),
  },
  {
    name: 'compose',
    proves: 'compose.yaml is sound, and names every image by version',
    run: () => byTool('dclint', '--max-warnings', '0', 'compose.yaml'),
  },
  { name: 'imports', proves: 'everyone imports only what they may', run: async () => byProblems(await importProblems()) },
  { name: 'dead-code', proves: 'no file, export or dependency without use', run: () => byTool('knip', '--no-progress') },
  { name: 'format', proves: 'every file is laid out alike', run: () => byTool('oxfmt', '--list-different') },
  { name: 'locales', proves: 'the three languages say the same', run: async () => byProblems(localeProblems('locales')) },
  {
    name: 'terms',
    proves: 'one term for each concept of locales/terms.tsv',
    run: async () => byProblems(termProblems('locales', fixedTexts('tests/spec/messages.tsv'))),
  },
  { name: 'message-use', proves: 'no text without a place', run: async () => byProblems(messageUseProblems()) },
  {
    name: 'files',
    proves: 'files are short, named for a thing, and know no machine',
    run: async () => byProblems(sourceProblems()),
  },
]
