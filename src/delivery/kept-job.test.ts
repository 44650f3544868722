import { beforeEach, expect, it } from 'vitest'
import { keepJob, readJob, takeToken } from './kept-job.ts'

function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  } as Storage // The two that are used.
}

let storage: Storage
const address = (hash: string) => ({ hash, pathname: '/delivery', search: '?lng=bn' }) as Location // What is read of it.
const reports = [{ call: 'acceptJob' as const }]

beforeEach(() => {
  storage = memoryStorage()
})

it('takes the token out of the address, and knows it without one later', () => {
  const replaced: string[] = []
  expect(
    takeToken(
      () => storage,
      address('#abc'),
      (path) => replaced.push(path),
    ),
  ).toBe('abc')
  expect(replaced).toEqual(['/delivery?lng=bn'])
  expect(
    takeToken(
      () => storage,
      address(''),
      () => undefined,
    ),
  ).toBe('abc')
})

it('keeps what waits of a link, and nothing of it with another', () => {
  takeToken(
    () => storage,
    address('#abc'),
    () => undefined,
  )
  keepJob(() => storage, 'abc', { job: null, reports })
  takeToken(
    () => storage,
    address('#abc'),
    () => undefined,
  )
  expect(readJob(() => storage, 'abc')).toEqual({ job: null, reports })
  takeToken(
    () => storage,
    address('#def'),
    () => undefined,
  )
  expect(readJob(() => storage, 'abc')).toEqual({ job: null, reports: [] })
})

it('takes damaged content for none', () => {
  storage.setItem('kimiya.driver.1', '{"token":')
  expect(
    takeToken(
      () => storage,
      address(''),
      () => undefined,
    ),
  ).toBeNull()
  expect(readJob(() => storage, 'abc')).toEqual({ job: null, reports: [] })
})
