import { linkFreshSeconds, useGetObjectLinkQuery } from '@/api/object-link'
import { objectAddress, withOptions, type ObjectVariant } from './object-address'

const signed = import.meta.env.MODE === 'native'

/**
 * An address that a picture, a player or a link of this page can open. Undefined while it is asked
 * for, which only the wrapper has to: no cookie goes with its pictures.
 */
export function useObjectAddress(
  objectId: string | null,
): (options?: { variant?: ObjectVariant; download?: boolean }) => string | undefined {
  const { data } = useGetObjectLinkQuery(
    { objectId: objectId ?? '' },
    { skip: !signed || objectId === null, refetchOnMountOrArgChange: linkFreshSeconds },
  )
  return ({ download = false, ...options } = {}) => {
    if (objectId === null) return undefined
    if (!signed) return objectAddress(objectId, { ...options, download })
    // A signature is for one variant, and this one for the file itself.
    return data === undefined ? undefined : withOptions(data.url, { download })
  }
}
