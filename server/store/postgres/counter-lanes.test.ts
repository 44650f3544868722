import { expect, test } from 'vitest'
import { CounterLanes } from './counter-lanes.ts'

test('a counter belongs to one at a time', () => {
  const lanes = new CounterLanes()
  expect([lanes.tryTake('a'), lanes.tryTake('a'), lanes.tryTake('b')]).toEqual([true, false, true])
  lanes.release(['a'])
  expect([lanes.tryTake('a'), lanes.tryTake('b')]).toEqual([true, false])
})

test('who waits gets the counter in turn, and nobody takes it in between', async () => {
  const lanes = new CounterLanes()
  const order: string[] = []
  lanes.tryTake('a')
  const first = lanes.take(['a']).then(() => order.push('first'))
  const second = lanes.take(['a']).then(() => order.push('second'))
  lanes.release(['a'])
  expect(lanes.tryTake('a')).toBe(false)
  await first
  expect(order).toEqual(['first'])
  lanes.release(['a'])
  await second
  expect(order).toEqual(['first', 'second'])
})

test('two who want the same counters in another order do not wait for each other for ever', async () => {
  const lanes = new CounterLanes()
  const use = async (counters: string[]) => {
    await lanes.take(counters)
    await Promise.resolve()
    lanes.release(counters)
    return counters.join('')
  }
  expect(await Promise.all([use(['a', 'b']), use(['b', 'a']), use(['a', 'b'])])).toEqual(['ab', 'ba', 'ab'])
})
