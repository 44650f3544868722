import { expect, it } from 'vitest'
import { networkOf, siteOf } from './network-of.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))

it.each([
  ['192.0.2.7', undefined],
  ['::ffff:192.0.2.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2002:c000:207:1::1', '2002:c000:207::/48'],
])('the site of %s is %s', (address, site) => expect(siteOf(address)).toBe(site))
