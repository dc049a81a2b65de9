import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * The network of an address, coarse enough to be no trace of one person: the first 24 bits of IPv4, the
 * first 48 of IPv6. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  const parts = /^(\d+\.\d+\.\d+)\.\d+$/.exec(mapped)
  if (parts !== null) return `${parts[1]}.0/24`
  if (!isIPv6(mapped)) return mapped
  const [head = '', tail = ''] = mapped.split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = mapped.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  return `${groups
    .slice(0, 3)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/48`
}

/**
 * Hashes networks with a key of this copy of the product, so that nobody finds the address by trying all.
 * @param secret what the key is made from; another one makes every network an unknown one
 */
export function createNetworkHash(secret: string): (address: string) => string {
  const key = createHmac('sha256', secret).update('lumen networks').digest()
  return (address) => createHmac('sha256', key).update(networkOf(address)).digest('base64url')
}
