import { expect, test } from 'vitest'
import { addressGroup } from './address-group.ts'

test.each([
  ['190.12.7.1', '190.12.7.1'],
  ['::ffff:190.12.7.1', '190.12.7.1'],
  ['::FFFF:190.12.7.1', '190.12.7.1'],
  ['2800:200:e840:1::1', '2800:200:e840:1::/64'],
  ['2800:0200:E840:0001:aaaa:bbbb:cccc:dddd', '2800:200:e840:1::/64'],
  ['2800::1', '2800:0:0:0::/64'],
  ['2800:200::8:1:2:3:4', '2800:200:0:8::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})
