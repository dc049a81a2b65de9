import type { AvatarTemplate } from '@lumen/contracts/media/schema'
import { useEffect, useState } from 'react'
import { cn } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'
import { stylePictures } from '../styles/style-pictures'
import { tokenOf } from '@/api/credential'
import { serverAddress } from '@/api/server-address'
import { useAppSelector } from '@/store/root-reducer'

/** In a browser the session cookie opens previews of own templates. */
const usePlainPreview = (address: string): string | undefined => address

/**
 * In the wrapper, whose pictures carry no cookie, those are fetched with the token; pictures of templates
 * of the house are files of its own.
 */
function useFetchedPreview(address: string): string | undefined {
  const own = address.startsWith('/api/')
  const token = useAppSelector(({ session }) => tokenOf(session.key))
  const [source, setSource] = useState<string>()
  useEffect(() => {
    if (!own) return
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
  }, [address, own, token])
  return own ? source : address
}

/** What an `img` can show of a template’s preview; undefined while there is nothing. */
const usePreviewSource = import.meta.env.MODE === 'native' ? useFetchedPreview : usePlainPreview

/** What avatars of a template look like; a face in its style where there is no picture. Decorative. */
export function TemplatePicture({
  template,
  className,
}: {
  template: Pick<AvatarTemplate, 'previewUrl' | 'styleType'>
  className?: string
}) {
  const [state, setState] = useState<'coming' | 'here' | 'broken'>('coming')
  const preview = usePreviewSource(template.previewUrl)
  return (
    <span className={cn('relative block aspect-square overflow-hidden bg-surface-3', className)}>
      {state === 'coming' && <Skeleton className="absolute inset-0 rounded-none!" />}
      <img
        src={state === 'broken' ? stylePictures[template.styleType] : preview}
        alt=""
        width={192}
        height={192}
        loading="lazy"
        decoding="async"
        className={cn('relative size-full object-cover', state === 'coming' && 'opacity-0')}
        onLoad={() => setState(state === 'broken' ? 'broken' : 'here')}
        onError={() => setState('broken')}
      />
    </span>
  )
}
