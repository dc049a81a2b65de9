import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useObjectAddress } from '@/features/media'
import { tagOf } from '@/i18n/languages'
import { MediaFooter, mediaFrame } from './media-footer'
import { ratioOf, type MediaProps } from './media-state'
import { useExclusivePlayback } from '@/ui/audio-player/exclusive-playback'
import { useRegenerate } from './use-regenerate'

/** A video of a talk, with the browser's own controls; it never begins by itself. */
export function GeneratedVideo(props: MediaProps) {
  const { t, i18n } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  useExclusivePlayback(video)
  const again = useRegenerate(props)
  const { media, prompt } = props
  const source = useObjectAddress(media.objectId)()
  const poster = useObjectAddress(media.posterId)()
  const captions = useCaptions(prompt, media.seconds)

  return (
    <figure className={mediaFrame}>
      <video
        ref={video}
        controls
        playsInline
        preload="metadata"
        src={source}
        poster={poster}
        aria-label={t('composer.media.film', { prompt })}
        style={{ aspectRatio: ratioOf(media) }}
        className="block w-full bg-ink-950"
        onError={() => setFailed(true)}
      >
        <track
          ref={captions}
          kind="captions"
          srcLang={tagOf(i18n.language)}
          label={t('composer.media.captions')}
        />
      </video>
      {failed && (
        <p role="alert" className="px-3.5 pt-2 text-small text-danger">
          {t('composer.player.failed')}
        </p>
      )}
      <figcaption>
        <MediaFooter {...props} again={again} />
      </figcaption>
    </figure>
  )
}

/** What is spoken in it are the words it was made from: they are its captions. */
function useCaptions(prompt: string, seconds: number | null): RefObject<HTMLTrackElement | null> {
  const track = useRef<HTMLTrackElement>(null)
  useEffect(() => {
    const element = track.current
    if (element === null) return
    const end = String(Math.max(1, Math.ceil(seconds ?? 5))).padStart(2, '0')
    // A line with an arrow would be read as a time.
    const words = prompt.replaceAll('-->', '→').replaceAll(/\n{2,}/g, '\n')
    const text = `WEBVTT\n\n00:00.000 --> 00:${end}.000\n${words}\n`
    element.src = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
    return () => URL.revokeObjectURL(element.src)
  }, [prompt, seconds])
  return track
}
