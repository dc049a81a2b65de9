import { linkFreshSeconds, useGetObjectLinkQuery } from '@/api/object-link'
import { serverAddress } from '@/api/server-address'

const objectPath = /^(?:https?:\/\/[^/]+)?\/api\/media\/objects\/([\w-]+)/

const smallOf = (address: string) => `${address}${address.includes('?') ? '&' : '?'}variant=thumb`

/** In a browser the session cookie opens stored pictures. */
const usePlainSource = (address: string | null | undefined) =>
  address && objectPath.test(address) ? smallOf(address) : address

/** In the wrapper, whose pages are of another site, pictures carry no cookie: they need a signed address. */
function useSignedSource(address: string | null | undefined) {
  const objectId = objectPath.exec(address ?? '')?.[1] ?? null
  const { data } = useGetObjectLinkQuery(
    { objectId: objectId ?? '', variant: 'thumb' },
    { skip: objectId === null, refetchOnMountOrArgChange: linkFreshSeconds },
  )
  if (objectId !== null) return data && new URL(data.url, serverAddress()).href
  return address && new URL(address, serverAddress()).href
}

/**
 * What an `img` can show of a picture's address, in its small variant where it is a stored one.
 * Undefined or empty while there is nothing to show.
 */
export const useImageSource = import.meta.env.MODE === 'native' ? useSignedSource : usePlainSource
