/**
 * `npm run flows`: draws docs/flows from the machines, one file each, and lists the shortest path to each state. `npm run flows -- --check`
 * writes nothing and fails when a drawing is stale. `-- --coverage` prints instead how many states and transitions the tests of each flow
 * visit, in `--json <file>` too.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { reportCoverage } from './flows/measure/flow-coverage.ts'
import { diagramOf, movesFromAnywhere, pathsTable } from './flows/drawing.ts'
import { graphOf } from './flows/graph.ts'
import { shortestPaths } from './flows/shortest-paths.ts'

const source = join('src', 'machines')
const target = join('docs', 'flows')
const note = '<!-- Written by `npm run flows` from the machine; never edited by hand. -->'

const flows = new Map<string, AnyStateMachine>()
const unreachable: string[] = []
const drawings = new Map<string, string>()
/** The files that run a machine or ask a life-cycle, by its file. */
const views = viewsByMachine()
/** Links to the pages, by the area of their machines. */
const titles = new Map<string, string[]>()
for (const file of filesUnder(source, '.machine.ts')) {
  const page = join(dirname(relative(source, file)), `${basename(file, '.machine.ts')}.md`)
  drawings.set(page, await drawingOf(file, page))
}
drawings.set('README.md', `${note}\n\n# Flows and life-cycles\n\n${indexOf(titles)}\n`)

const stale = existsSync(target) ? filesUnder(target, '.md').filter((file) => !drawings.has(relative(target, file))) : []
const changed = [...drawings].filter(([page, text]) => {
  const file = join(target, page)
  return !existsSync(file) || readFileSync(file, 'utf8') !== text
})

for (const line of unreachable) console.error(line)
if (process.argv.includes('--coverage')) {
  const at = process.argv.indexOf('--json')
  process.exitCode = reportCoverage(flows, at < 0 ? undefined : process.argv[at + 1]) ? 0 : 1
} else if (process.argv.includes('--check')) {
  for (const file of stale) console.error(`${file} belongs to no machine`)
  for (const [page] of changed) console.error(`${join(target, page)} differs from its machine: run npm run flows`)
  process.exitCode = stale.length + changed.length + unreachable.length > 0 ? 1 : 0
} else {
  for (const file of stale) rmSync(file)
  for (const [page, text] of changed) {
    mkdirSync(dirname(join(target, page)), { recursive: true })
    writeFileSync(join(target, page), text)
  }
  console.log(`${changed.length} drawn, ${stale.length} removed, ${drawings.size - 1} machines in ${target}`)
  process.exitCode = unreachable.length > 0 ? 1 : 0
}

/** A heading for each area and under it the links to its pages. */
function indexOf(pages: ReadonlyMap<string, readonly string[]>): string {
  return [...pages].map(([area, links]) => `## ${area}\n\n${links.join('\n')}`).join('\n\n')
}

/** The page of one machine file. */
async function drawingOf(file: string, page: string): Promise<string> {
  // A module is an object of its exports.
  const exports = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>
  const machines = Object.values(exports).filter((value): value is AnyStateMachine => value instanceof StateMachine)
  const [machine] = machines
  if (machine === undefined || machines.length > 1)
    throw new Error(`${file} exports ${machines.length} machines; it must export one`)
  flows.set(file, machine)
  const graph = graphOf(machine)
  const paths = shortestPaths(graph)
  for (const [state, path] of paths) if (path === undefined) unreachable.push(`${file}: nothing leads to ${state}`)
  const anywhere = movesFromAnywhere(graph)
  const eventsOn = commentOf(file)
  const area = dirname(page)
  const title = `- [${machine.id}](${page.replaceAll('\\', '/')}): ${(eventsOn.split(/(?<=\.)\s/)[0] ?? '').replaceAll('\n', ' ')}`
  const shownBy = (views.get(file) ?? []).map((view) => `[\`${view}\`](${relative(dirname(join(target, page)), view)})`)
  titles.set(area, [...(titles.get(area) ?? []), title + viewsText(file)])
  return [
    `# ${machine.id}`,
    note,
    eventsOn,
    `Machine: [\`${file}\`](${relative(dirname(join(target, page)), file)})`,
    ...(shownBy.length === 0 ? [] : [`Shown by: ${shownBy.join(', ')}`]),
    `\`\`\`mermaid\n${diagramOf(graph)}\n\`\`\``,
    ...(anywhere.length === 0 ? [] : [`From every state:\n\n${anywhere.map((line) => `- ${line}`).join('\n')}`]),
    pathsTable(graph, paths),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

/** What the index adds to a machine that pages show: where. */
function viewsText(file: string): string {
  const paths = views.get(file) ?? []
  return paths.length === 0 ? '' : ` Shown by ${paths.map((path) => `\`${path}\``).join(', ')}.`
}

function viewsByMachine(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const view of filesUnder('src', '.tsx').filter((path) => !path.endsWith('.test.tsx'))) {
    for (const [, machine = ''] of readFileSync(view, 'utf8').matchAll(
      /import \{[^}]*\} from '#(src\/machines\/(?!lifecycles)[^']+\.machine\.ts)'/g,
    )) {
      found.set(machine, [...(found.get(machine) ?? []), view])
    }
  }
  return found
}

/** Returns the doc comment of the machine: its goal and its failures. */
function commentOf(file: string): string {
  const before = readFileSync(file, 'utf8').split(/^export const \w+Machine\b/m)[0] ?? ''
  const [, comment] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before) ?? []
  if (comment === undefined) throw new Error(`${file}: the machine has no doc comment`)
  return comment.replaceAll(/^\s*\* ?/gm, '').trim()
}

function filesUnder(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
