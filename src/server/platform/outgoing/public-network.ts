import { BlockList, isIP } from 'node:net'

/** Networks of IPv4 that are not on the public internet: RFC 6890 and its successors, and multicast. */
const notPublic4 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic4.addSubnet(network, bits, 'ipv4')

/** Of IPv6 only the global addresses are public. Everything else, such as an IPv4 address in IPv6 form, is not. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Global addresses that lead elsewhere: tunnels that contain an IPv4 address, documentation, identifiers. */
const notPublic6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic6.addSubnet(network, bits, 'ipv6')

/** Whether an IP address is on the public internet. False for anything that is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublic4.check(address, 'ipv4')
  // A zone (`%eth0`) names a network of this machine.
  if (family === 0 || address.includes('%')) return false
  return global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
}
