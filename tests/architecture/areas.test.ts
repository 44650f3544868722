import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// Our own file.
const areas = JSON.parse(readFileSync('scripts/check/areas.json', 'utf8')) as string[]

/** The layers that are sorted by area, with the folders in them that are no area. */
const layers: Record<string, readonly string[]> = {
  'server/domain': [],
  'server/operations': [],
  'src/machines': ['lifecycles'],
  'src/forms': [],
  'src/components': [],
  'tests/operations': ['__snapshots__', 'attacks', 'cases', 'fuzz'],
}

const entriesOf = (folder: string) => readdirSync(folder, { withFileTypes: true })

it('sorts every layer into the same areas, and leaves no file of a product layer outside of one', () => {
  const misplaced = Object.entries(layers).flatMap(([layer, others]) =>
    entriesOf(layer)
      .filter((entry) => (entry.isDirectory() ? ![...areas, ...others].includes(entry.name) : !layer.startsWith('tests/')))
      .map(({ name }) => join(layer, name)),
  )
  expect(misplaced).toEqual([])
})

it('names the files of the contract for the areas', () => {
  const misplaced = entriesOf('api')
    // The list of all calls.
    .filter(({ name }) => name !== 'README.md')
    .map(({ name }) => name.replace('.yaml', ''))
    .filter(
      (name) => !['openapi', 'envelope'].includes(name) && !areas.some((area) => name === area || name.startsWith(`${area}-`)),
    )
  expect(misplaced).toEqual([])
})
