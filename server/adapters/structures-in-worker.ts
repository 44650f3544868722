import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { Structures } from '#server/ports/structures.ts'

/** One call for the worker, which answers what the call returns. */
export interface AskedOfWorker {
  call: keyof Structures
  smiles: string
}

/** Milliseconds after which a molecule counts as one that cannot be read; the largest take a fraction of it, the start of the thread too. */
const longestRead = 5_000
/** Milliseconds without work after which the thread ends, and gives back its memory. */
const longestIdle = 60_000

/** Beside this file in the sources and in the bundle (scripts/prepare/bundle.mjs). */
const workerFile = import.meta.url.endsWith('.ts') ? './structure-worker.ts' : './structure-worker.js'

/**
 * Structures that are read and drawn in a thread of their own, one after the other: a molecule takes up to a tenth of a second, in which no call
 * would be served.
 */
export function structuresInWorker(file = new URL(workerFile, import.meta.url)): Structures {
  const inTurn = pLimit(1)
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const begin = () => {
    const begun = new Worker(file)
    // Without a listener a failure between two molecules would end the process.
    begun
      .on('error', () => {})
      .on('exit', () => {
        if (worker === begun) worker = undefined
      })
    return begun
  }
  const end = () => {
    void worker?.terminate()
    worker = undefined
  }

  const ask = (asked: AskedOfWorker) =>
    inTurn(async () => {
      clearTimeout(idle)
      worker ??= begin()
      const answer = await answerOf(worker, asked)
      if ('failed' in answer) {
        end()
        return undefined
      }
      idle = setTimeout(end, longestIdle).unref()
      return answer.answer
    })

  // The worker answers what the call of the same name returns.
  return {
    draw: (smiles) => ask({ call: 'draw', smiles }) as ReturnType<Structures['draw']>,
    measure: (smiles) => ask({ call: 'measure', smiles }) as ReturnType<Structures['measure']>,
    identify: (smiles) => ask({ call: 'identify', smiles }) as ReturnType<Structures['identify']>,
    configuration: (smiles) => ask({ call: 'configuration', smiles }) as ReturnType<Structures['configuration']>,
  }
}

type Settled = { answer: unknown } | { failed: true }

function answerOf(worker: Worker, asked: AskedOfWorker): Promise<Settled> {
  return new Promise((resolve) => {
    const settle = (settled: Settled) => {
      clearTimeout(late)
      worker.off('message', answered).off('error', failed).off('exit', failed)
      // An idle thread does not keep the process.
      worker.unref()
      resolve(settled)
    }
    const answered = (answer: unknown) => settle({ answer })
    const failed = () => settle({ failed: true })
    const late = setTimeout(failed, longestRead)
    worker.ref()
    worker.on('message', answered).on('error', failed).on('exit', failed)
    worker.postMessage(asked, [])
  })
}
