import { StoreUnavailable } from '#server/store/store.ts'

/** A periodic job: a batch of due work. Several processes may run it at the same time. */
export interface TimedJob {
  name: string
  /** Milliseconds between two runs while nothing is due. */
  pause: number
  /** Does one batch; returns how much it found, so that a burst does not wait batch by batch. */
  run: () => Promise<number>
}

/** A finished batch. */
export interface JobRun {
  name: string
  found: number
  failed: boolean
  milliseconds: number
}

/** Runs each job in turns of its own until all are stopped; stopping waits for running batches. */
export function runJobs(
  jobs: readonly TimedJob[],
  onFailure: (failure: unknown, job: string) => void,
  onRun: (run: JobRun) => void = () => {},
): () => Promise<void> {
  const stops = jobs.map((job) => repeat(job, (failure) => onFailure(failure, job.name), onRun))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function repeat(
  { name, pause, run }: TimedJob,
  onFailure: (failure: unknown) => void,
  onRun: (run: JobRun) => void,
): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const round = async (): Promise<void> => {
    let found = 0
    let failed = false
    const start = performance.now()
    try {
      found = await run()
    } catch (error) {
      failed = true
      // The database is unavailable: the next run retries.
      if (!(error instanceof StoreUnavailable)) onFailure(error)
    }
    onRun({ name, found, failed, milliseconds: performance.now() - start })
    if (!stopped) timer = setTimeout(next, found > 0 ? 0 : pause)
  }
  const next = () => {
    running = round()
  }
  next()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
