import { serverAddress } from '@/api/server-address'

export type ObjectVariant = 'thumb' | 'webp' | 'avif'

/**
 * Where an object of the user is. The session cookie opens it, so it does for pictures and players of
 * pages; in the wrapper, whose pages are of another site, `useObjectAddress` asks for a signed one.
 */
export function objectAddress(
  objectId: string,
  { variant, download = false }: { variant?: ObjectVariant; download?: boolean } = {},
): string {
  return withOptions(`${serverAddress()}/api/media/objects/${encodeURIComponent(objectId)}`, {
    variant,
    download,
  })
}

/** An address, signed or not, of a variant or as a file to keep. */
export function withOptions(
  address: string,
  { variant, download = false }: { variant?: ObjectVariant | undefined; download?: boolean },
): string {
  const url = new URL(address, serverAddress())
  if (variant !== undefined) url.searchParams.set('variant', variant)
  if (download) url.searchParams.set('download', '1')
  return url.href
}

/** The object that an address of our server names; null for any other address. */
export const objectIdOf = (address: string): string | null =>
  /\/api\/media\/objects\/([\w-]+)/.exec(address)?.[1] ?? null
