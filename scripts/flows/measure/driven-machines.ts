import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const machines = join('src', 'machines')
const drivers = join('tests', 'e2e', 'flows')
const list = join(drivers, 'not-driven.tsv')

export interface DrivenMachines {
  /** Every flow's machine by the name of its file; life-cycles, which have no page of their own, are none. */
  names: readonly string[]
  driven: ReadonlySet<string>
  /** Why the others are not driven in a browser along their paths. */
  reasons: ReadonlyMap<string, string>
}

export function readDrivenMachines(): DrivenMachines {
  const rows = readFileSync(list, 'utf8').trimEnd().split('\n').slice(1)
  return {
    names: namesIn(machines, '.machine.ts'),
    driven: new Set(namesIn(drivers, '-driver.ts')),
    reasons: new Map(rows.map((row) => row.split('\t')).map(([name = '', reason = '']) => [name, reason])),
  }
}

/** Returns the faults of the list of machines that are not driven. */
export function problemsOf({ names, driven, reasons }: DrivenMachines): string[] {
  const known = new Set(names)
  return [
    ...names
      .filter((name) => !driven.has(name) && !reasons.has(name))
      .map((name) => `${name} has neither ${drivers}/${name}-driver.ts nor a row in ${list}`),
    ...[...reasons.keys()].filter((name) => !known.has(name)).map((name) => `${list} names ${name}, which is no machine`),
    ...[...reasons.keys()].filter((name) => driven.has(name)).map((name) => `${list} names ${name}, which is driven`),
    ...[...reasons].filter(([, reason]) => reason === '').map(([name]) => `${list} gives no reason for ${name}`),
    ...[...driven].filter((name) => !known.has(name)).map((name) => `${drivers}/${name}-driver.ts drives no machine`),
  ]
}

const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && dirname(file) !== 'lifecycles')
    .map((file) => basename(file, ending))
    .sort()
