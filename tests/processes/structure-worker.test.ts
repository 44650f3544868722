import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { structuresInWorker } from '#server/adapters/structures-in-worker.ts'
import { openChemLibStructures } from '#server/adapters/structures-openchemlib.ts'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

it('the thread of the built server reads and draws as the library does, a molecule too large not at all', async () => {
  const here = openChemLibStructures()
  const there = structuresInWorker(pathToFileURL('dist/server/chunks/structure-worker.js'))
  for (const smiles of ['C[C@H](N)C(=O)O', 'C'.repeat(2000), 'not (']) {
    for (const call of ['draw', 'measure', 'identify', 'configuration'] as const)
      expect([smiles, call, await there[call](smiles)]).toEqual([smiles, call, await here[call](smiles)])
  }
})

it('a thread that does not answer or ends is begun anew with the next molecule', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'kimiya-worker-')), 'worker.mjs')
  await writeFile(
    file,
    `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', ({ smiles }) => {
       if (smiles === 'ends') process.exit(1)
       if (smiles !== 'hangs') return parentPort.postMessage(smiles)
       for (;;) {}
     })`,
  )
  const structures = structuresInWorker(pathToFileURL(file))
  const answers = await Promise.all(['one', 'ends', 'two', 'hangs', 'three'].map((smiles) => structures.draw(smiles)))
  expect(answers).toEqual(['one', undefined, 'two', undefined, 'three'])
})
