import { BlockList, isIP } from 'node:net'

/** A host as it stands in a URL, without brackets and a final dot. */
export const literalOf = (hostname: string) => hostname.replace(/^\[|\]$|\.$/g, '')

/** Names and addresses that mean this machine or its network, or no machine of the web at all. */
export function isInternal(hostname: string): boolean {
  const host = literalOf(hostname)
  const version = isIP(host)
  if (version === 0) return !host.includes('.') || /\.(?:local|localhost|internal|lan)$/.test(host)
  return internal().check(host, version === 4 ? 'ipv4' : 'ipv6')
}

function internal(): BlockList {
  const list = new BlockList()
  for (const [network, bits] of [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const)
    list.addSubnet(network, bits, 'ipv4')
  list.addAddress('::', 'ipv6')
  list.addAddress('::1', 'ipv6')
  // Addresses of IPv4 as a translator knows them.
  list.addSubnet('64:ff9b::', 96, 'ipv6')
  list.addSubnet('64:ff9b:1::', 48, 'ipv6')
  // And as tunnels do.
  list.addSubnet('2001::', 32, 'ipv6')
  list.addSubnet('2002::', 16, 'ipv6')
  list.addSubnet('fc00::', 7, 'ipv6')
  list.addSubnet('fe80::', 10, 'ipv6')
  list.addSubnet('fec0::', 10, 'ipv6')
  list.addSubnet('ff00::', 8, 'ipv6')
  return list
}
