import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import * as http from 'node:http'
import * as https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { isInternal, literalOf } from './internal-host.ts'
import { ExpiredLink } from './media-call.ts'
import { ModelFailure } from './model-failure.ts'
import { readBody } from './read-body.ts'

const mostRedirects = 3

type LinkSource = {
  readonly baseUrl: string
  readonly maxBytes: number
  readonly signal: AbortSignal
}

/** Every address that a name stands for. */
type Resolve = (hostname: string) => Promise<LookupAddress[]>

const ofTheSystem: Resolve = (hostname) => lookup(hostname, { all: true })

/**
 * Fetches what a provider's answer links to. The link is data from outside: it may lead to an
 * address of this network only when the provider itself is on it, and never gets the key. A name is
 * resolved once, and the connection goes to the addresses that were looked at: what the name stands
 * for a moment later does not matter.
 * @throws ExpiredLink when nothing can be fetched there (any more); ModelFailure `malformed` when it may
 *   not be followed; the signal's reason
 */
export async function fetchLink(
  link: string,
  from: LinkSource,
  resolve: Resolve = ofTheSystem,
): Promise<Uint8Array> {
  try {
    return await follow(link, from, resolve)
  } catch (error) {
    from.signal.throwIfAborted()
    if (error instanceof ModelFailure || error instanceof ExpiredLink) throw error
    throw new ExpiredLink('the link of the result cannot be fetched', { cause: error })
  }
}

async function follow(link: string, from: LinkSource, resolve: Resolve): Promise<Uint8Array> {
  let url = checked(link, from.baseUrl)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const addresses = await addressesOf(url, new URL(from.baseUrl), resolve)
    const response = await ask(url, from.signal, addresses)
    const status = response.statusCode ?? 0
    const next = response.headers.location
    if (status >= 200 && status < 300) {
      const body = Readable.toWeb(response) as ReadableStream<Uint8Array>
      const length = response.headers['content-length']
      const headers = length === undefined ? {} : { 'content-length': length }
      return readBody(new Response(body, { headers }), from.maxBytes)
    }
    response.destroy()
    if (status < 300 || status >= 400 || next === undefined)
      throw new ExpiredLink(`the link of the result answers ${status}`)
    url = checked(next, url.href)
  }
  throw new ModelFailure('malformed', 'the link of the result leads in circles')
}

function checked(link: string, base: string): URL {
  if (!URL.canParse(link, base)) throw new ModelFailure('malformed', 'the link is not a URL')
  const url = new URL(link, base)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new ModelFailure('malformed', 'the link leads to something that is not of the web')
  }
  return url
}

/**
 * Where a link leads. Of this network it may be where the provider is itself, or when it is.
 * @throws ModelFailure when it leads inside and may not; what resolving throws
 */
async function addressesOf(url: URL, home: URL, resolve: Resolve): Promise<LookupAddress[]> {
  if (url.host === home.host || isInternal(home.hostname)) return resolved(url.hostname, resolve)
  const homes = await resolved(home.hostname, resolve).catch(() => [])
  const mayLeadInside = homes.some(({ address }) => isInternal(address))
  const leadsInside = () => new ModelFailure('malformed', 'the link leads into this network')
  // One that says so itself is not even looked up.
  if (!mayLeadInside && isInternal(url.hostname)) throw leadsInside()
  const found = await resolved(url.hostname, resolve)
  if (!mayLeadInside && found.some(({ address }) => isInternal(address))) throw leadsInside()
  return found
}

async function resolved(hostname: string, resolve: Resolve): Promise<LookupAddress[]> {
  const address = literalOf(hostname)
  const family = isIP(address)
  return family === 0 ? resolve(hostname) : [{ address, family }]
}

/** The answer once it begins. */
async function ask(
  url: URL,
  signal: AbortSignal,
  addresses: readonly LookupAddress[],
): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http
  // A connection of its own: one that is kept was resolved by somebody else.
  const asked = request(url, { agent: false, lookup: alwaysTo(addresses), signal })
  // Whoever reads the answer hears what befalls it; without a listener the process would end.
  asked.on('error', () => {})
  asked.end()
  const [response] = (await once(asked, 'response')) as [http.IncomingMessage]
  return response
}

/** Connections go to these addresses, whatever the name stands for by now. */
const alwaysTo =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (hostname, { all }, done) => {
    const [first] = addresses
    if (first === undefined) done(new Error(`${hostname} has no address`), [])
    else if (all === true) done(null, [...addresses])
    else done(null, first.address, first.family)
  }
