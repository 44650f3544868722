import { expect, test } from 'vitest'
import { KeyedMutex } from './keyed-mutex.ts'

test('a counter belongs to one at a time', () => {
  const counterMutex = new KeyedMutex()
  expect([counterMutex.tryTake('a'), counterMutex.tryTake('a'), counterMutex.tryTake('b')]).toEqual([true, false, true])
  counterMutex.release(['a'])
  expect([counterMutex.tryTake('a'), counterMutex.tryTake('b')]).toEqual([true, false])
})

test('who waits gets the counter in turn, and nobody takes it in between', async () => {
  const counterMutex = new KeyedMutex()
  const order: string[] = []
  counterMutex.tryTake('a')
  const first = counterMutex.take(['a']).then(() => order.push('first'))
  const second = counterMutex.take(['a']).then(() => order.push('second'))
  counterMutex.release(['a'])
  expect(counterMutex.tryTake('a')).toBe(false)
  await first
  expect(order).toEqual(['first'])
  counterMutex.release(['a'])
  await second
  expect(order).toEqual(['first', 'second'])
})

test('two who want the same counters in another order do not wait for each other for ever', async () => {
  const counterMutex = new KeyedMutex()
  const use = async (counters: string[]) => {
    await counterMutex.take(counters)
    await Promise.resolve()
    counterMutex.release(counters)
    return counters.join('')
  }
  expect(await Promise.all([use(['a', 'b']), use(['b', 'a']), use(['a', 'b'])])).toEqual(['ab', 'ba', 'ab'])
})
