import { useEffect, useEffectEvent } from 'react'

/** Calls `notify` with each value of a source, for as long as the view stands. `subscribe` is stable and returns what ends it. */
export function useSubscription<Value>(
  subscribe: (notify: (value: Value) => void) => () => void,
  notify: (value: Value) => void,
): void {
  const publish = useEffectEvent(notify)
  useEffect(() => subscribe((value) => publish(value)), [subscribe])
}
