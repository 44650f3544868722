import { expect, it } from 'vitest'
import { queueAddress, queueKey, readQueueAddress } from './queue-address.ts'

const path = '/operator/disputes'
const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return { pathname, search }
}

it('a queue begins with what waits, and a page that is none is the first', () => {
  const first = { state: 'waiting', page: 1, id: null, number: null }
  expect(readQueueAddress(path, at(path))).toEqual(first)
  for (const page of ['0', '-2', '1.5', 'two', '1000000'])
    expect(readQueueAddress(path, at(`${path}?page=${page}`))).toEqual(first)
  expect(readQueueAddress(path, at(queueAddress(path, { state: 'decided', page: 3 })))).toEqual({
    ...first,
    state: 'decided',
    page: 3,
  })
})

it('an entry that was opened from a list belongs to that list, any other is asked for by itself', () => {
  expect(readQueueAddress(path, at(`${path}/d1?page=2`))).toMatchObject({ id: null, page: 2 })
  expect(readQueueAddress(path, at(`${path}/d1`)).id).toBe('d1')
  expect(queueKey(path, at(`${path}/d1?page=2`))).toBe(queueKey(path, at(`${path}?page=2`)))
  expect(queueKey(path, at(`${path}/d1`))).not.toBe(queueKey(path, at(path)))
})

it('a ticket is found by the number in the address', () => {
  const tickets = '/operator/tickets'
  expect(readQueueAddress(tickets, at(`${tickets}?number=KT-26-1`))).toMatchObject({ number: 'KT-26-1', id: null })
})
