import { expect, it } from 'vitest'
import { groupAddress, groupIn } from './group-address.ts'

it('reads back the group that an address was made for', () => {
  const address = groupAddress('/my-quote', 'toAnswer')
  expect([address, groupIn(address.slice(address.indexOf('?')))]).toEqual(['/my-quote?group=toAnswer', 'toAnswer'])
})

it('reads none from an address without a group', () => expect([groupIn(''), groupIn('?page=2')]).toEqual(['', '']))
