import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { ExpiredLink } from './media-call.ts'
import { MediaFailure } from './media-failure.ts'
import { readBody } from './read-body.ts'

const mostRedirects = 3

/**
 * Fetches what a provider's answer links to. The link is data from outside: it may lead to an
 * address of this network only when the provider itself is on it, and never gets the key.
 * @throws ExpiredLink when the link no longer holds; MediaFailure `malformed` when it may not be followed
 */
export async function fetchLink(
  link: string,
  from: { readonly baseUrl: string; readonly maxBytes: number; readonly signal: AbortSignal },
): Promise<Uint8Array> {
  let url = await checked(link, from.baseUrl, from.baseUrl)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const response = await fetch(url, { signal: from.signal, redirect: 'manual' })
    const next = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && next !== null) {
      await response.body?.cancel()
      url = await checked(next, url.href, from.baseUrl)
      continue
    }
    if (!response.ok) {
      await response.body?.cancel()
      throw new ExpiredLink(`the link of the result answers ${response.status}`)
    }
    return readBody(response, from.maxBytes)
  }
  throw new MediaFailure('malformed', 'the link of the result leads in circles')
}

async function checked(link: string, base: string, provider: string): Promise<URL> {
  if (!URL.canParse(link, base)) throw new MediaFailure('malformed', 'the link is not a URL')
  const url = new URL(link, base)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new MediaFailure('malformed', 'the link leads to something that is not of the web')
  }
  const home = new URL(provider)
  const strange = url.host !== home.host && (await leadsInside(url.hostname))
  if (strange && !(await leadsInside(home.hostname))) {
    throw new MediaFailure('malformed', 'the link leads into this network')
  }
  return url
}

/** A name of the web may stand for an address of this network. */
async function leadsInside(hostname: string): Promise<boolean> {
  if (isInternal(hostname)) return true
  // One that is not found is told by the request itself.
  const found = await lookup(hostname, { all: true }).catch(() => [])
  return found.some(({ address }) => isInternal(address))
}

/** Names and addresses that mean this machine or its network. */
function isInternal(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '')
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
    ['192.168.0.0', 16],
  ] as const)
    list.addSubnet(network, bits, 'ipv4')
  list.addAddress('::', 'ipv6')
  list.addAddress('::1', 'ipv6')
  list.addSubnet('fc00::', 7, 'ipv6')
  list.addSubnet('fe80::', 10, 'ipv6')
  return list
}
