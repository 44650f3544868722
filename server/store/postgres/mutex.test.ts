import { expect, test } from 'vitest'
import { Mutex } from './mutex.ts'

/** The holders, in the order of entering, once all pending work is done. */
function people(mutex: Mutex) {
  const entered: string[] = []
  return {
    entered,
    async arrive(name: string, alone = false) {
      void mutex.enter(alone).then(() => entered.push(name))
      await settled()
    },
    async release() {
      mutex.leave()
      await settled()
    },
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

test('many pass together', async () => {
  const { entered, arrive } = people(new Mutex())
  await arrive('one')
  await arrive('two')
  expect(entered).toEqual(['one', 'two'])
})

test('who wants to be alone waits until all are out, and those who come later wait for that one', async () => {
  const { entered, arrive, release } = people(new Mutex())
  await arrive('one')
  await arrive('two')
  await arrive('hermit', true)
  await arrive('three')
  await release()
  expect(entered).toEqual(['one', 'two'])
  await release()
  expect(entered).toEqual(['one', 'two', 'hermit'])
  await release()
  expect(entered).toEqual(['one', 'two', 'hermit', 'three'])
})

test('two who want to be alone are let in one after the other', async () => {
  const { entered, arrive, release } = people(new Mutex())
  await arrive('first', true)
  await arrive('second', true)
  expect(entered).toEqual(['first'])
  await release()
  expect(entered).toEqual(['first', 'second'])
  await release()
  await arrive('crowd')
  expect(entered).toEqual(['first', 'second', 'crowd'])
})
