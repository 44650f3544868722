import { expect, it } from 'vitest'
import { plainAddress } from './client-address.ts'
import { trustsProxy } from './trusted-proxies.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', undefined],
  ['_hidden:80', undefined],
  ['192.0.2.700', undefined],
  ['[192.0.2.7', undefined],
  ['', undefined],
])('%j is the address %s', (text, address) => expect(plainAddress(text)).toBe(address))

it('a connection that is gone is no trusted proxy', () => {
  const trusts = trustsProxy('loopback')
  expect([trusts('127.0.0.1'), trusts(undefined)]).toEqual([true, false])
})
