import type { AvatarTemplate } from '@lumen/contracts/media/schema'
import { use, useEffect, useRef, useState } from 'react'
import { cn } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'
import { stylePictures } from '../styles/style-pictures'
import { PreviewQueueContext } from './preview-queue'
import { tokenOf } from '@/api/credential'
import { serverAddress } from '@/api/server-address'
import { useAppSelector } from '@/store/root-reducer'

/** In a browser the session cookie opens previews. */
const usePlainPreview = (address: string | null): string | undefined => address ?? undefined

/** In the wrapper, whose pictures carry no cookie, a preview is fetched with the token. */
function useFetchedPreview(address: string | null): string | undefined {
  const token = useAppSelector(({ session }) => tokenOf(session.key))
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
const usePreviewSource = import.meta.env.MODE === 'native' ? useFetchedPreview : usePlainPreview

/** What avatars of a template look like; a face in its style where there is no picture. Decorative. */
export function TemplatePicture({
  template,
  className,
}: {
  template: Pick<AvatarTemplate, 'previewUrl' | 'styleType'>
  className?: string
}) {
  const queue = use(PreviewQueueContext)
  const leave = useRef(() => {})
  const image = useRef<HTMLImageElement>(null)
  const [turn, setTurn] = useState(queue === null)
  const [state, setState] = useState<'coming' | 'here' | 'broken'>('coming')
  useEffect(() => {
    if (queue === null) return
    const { current } = image
    leave.current = queue.join(() => setTurn(true))
    return () => {
      leave.current()
      // A picture that nobody waits for any more gives its connection back.
      current?.removeAttribute('src')
    }
  }, [queue])
  const preview = usePreviewSource(turn ? template.previewUrl : null)
  const done = (next: typeof state) => {
    leave.current()
    setState(next)
  }
  return (
    <span className={cn('relative block aspect-square overflow-hidden bg-surface-3', className)}>
      {state === 'coming' && <Skeleton className="absolute inset-0 rounded-none!" />}
      <img
        ref={image}
        src={state === 'broken' ? stylePictures[template.styleType] : preview}
        alt=""
        width={192}
        height={192}
        decoding="async"
        className={cn('relative size-full object-cover', state === 'coming' && 'opacity-0')}
        onLoad={() => done(state === 'broken' ? 'broken' : 'here')}
        onError={() => done('broken')}
      />
    </span>
  )
}
