import { useEffect, useEffectEvent } from 'react'

export interface ShownTask {
  /** Another name is another task. */
  name: string
  begin: () => Promise<unknown>
  onDone: () => void
  onFailed: () => void
}

/** Begins a task when the component is shown; of what comes after that has gone nobody is told. */
export function useShownTask({ name, begin, onDone, onFailed }: ShownTask): void {
  const start = useEffectEvent(begin)
  const notify = useEffectEvent((isDone: boolean) => (isDone ? onDone() : onFailed()))
  useEffect(() => {
    let isLeft = false
    const end = (isDone: boolean) => {
      if (!isLeft) notify(isDone)
    }
    start().then(
      () => end(true),
      () => end(false),
    )
    return () => {
      isLeft = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `name` tells one task from the next
  }, [name])
}
