import type { Tables } from '../store.ts'

interface WaitingTry {
  resolve: (count: number) => void
  reject: (error: unknown) => void
}

/**
 * Counts the tries of windows outside of transactions. Of one window one statement runs at a time, for all tries that came meanwhile: if
 * each waited for the window's row by itself, they would hold every connection of the pool. `count` adds that many tries and returns
 * their number, these included.
 */
export function tryCounts(count: (window: string, expiresAt: string, tries: number) => Promise<number>): Tables['countTry'] {
  const windows = new Map<string, WaitingTry[]>()

  async function countWaiting(window: string, expiresAt: string, first: WaitingTry): Promise<void> {
    for (let counted = [first]; counted.length > 0; counted = windows.get(window) ?? []) {
      windows.set(window, [])
      try {
        const before = (await count(window, expiresAt, counted.length)) - counted.length
        for (const [at, { resolve }] of counted.entries()) resolve(before + at + 1)
      } catch (error) {
        for (const { reject } of counted) reject(error)
      }
    }
    windows.delete(window)
  }

  return (window, expiresAt) =>
    new Promise((resolve, reject) => {
      const waiting = windows.get(window)
      if (waiting === undefined) void countWaiting(window, expiresAt, { resolve, reject })
      else waiting.push({ resolve, reject })
    })
}
