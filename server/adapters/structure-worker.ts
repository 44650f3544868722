import { parentPort } from 'node:worker_threads'
import { openChemLibStructures } from './structures-openchemlib.ts'
import type { AskedOfWorker } from './structures-in-worker.ts'

/** A thread of its own: what takes long there keeps no call waiting. */
const structures = openChemLibStructures()

parentPort?.on('message', ({ call, smiles }: AskedOfWorker) => {
  void structures[call](smiles).then((answer) => parentPort?.postMessage(answer, []))
})
