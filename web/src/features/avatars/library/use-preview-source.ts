import { useEffect, useState } from 'react'
import { serverAddress } from '@/api/server-address'
import { useAppSelector } from '@/store/root-reducer'

/** In a browser the session cookie opens previews. */
const usePlainPreview = (address: string | null): string | undefined => address ?? undefined

/** In the wrapper, whose pictures carry no cookie, a preview is fetched with the token. */
function useFetchedPreview(address: string | null): string | undefined {
  const token = useAppSelector(({ session }) => session.token)
  const [source, setSource] = useState<string>()
  useEffect(() => {
    if (address === null) return
    const stop = new AbortController()
    let url: string | undefined
    const load = async () => {
      const response = await fetch(new URL(address, serverAddress()), {
        headers: { authorization: `Bearer ${token ?? ''}` },
        credentials: 'omit',
        signal: stop.signal,
      })
      if (!response.ok) throw new Error(`the preview answered ${response.status}`)
      url = URL.createObjectURL(await response.blob())
      if (stop.signal.aborted) URL.revokeObjectURL(url)
      else setSource(url)
    }
    load().catch((error: unknown) => {
      if (!stop.signal.aborted) console.warn('A preview could not be fetched', error)
    })
    return () => {
      stop.abort()
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [address, token])
  return source
}

/** What an `img` can show of a template’s preview (null: not yet); undefined while there is nothing. */
export const usePreviewSource =
  import.meta.env.MODE === 'native' ? useFetchedPreview : usePlainPreview
