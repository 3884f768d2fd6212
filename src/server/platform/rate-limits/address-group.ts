import { isIPv6 } from 'node:net'

/**
 * The part of an address that counts as one caller: an IPv4 address, also when written as IPv6, or the first 64 bits
 * of an IPv6 address. A provider gives each line at least 64 bits, so single addresses would let one caller appear as
 * many.
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  const [left = '', right] = plain.split('::')
  const head = left === '' ? [] : left.split(':')
  const tail = right ? right.split(':') : []
  const groups =
    right === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
