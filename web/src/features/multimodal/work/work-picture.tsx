import { AudioLines } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MediaImage, objectIdOf, useObjectAddress, type MediaJob } from '@/features/media'
import { WaveformPlayer } from '@/ui/audio-player/waveform-player'
import { shapeOf } from '../kinds'

/** What was made, to be looked at or listened to. Nothing for a job that has no result. */
export function WorkPicture({ job, eager = false }: { job: MediaJob; eager?: boolean }) {
  const { t } = useTranslation()
  const { result } = job
  const address = useObjectAddress(result?.metadata.objectId ?? null)
  const posterId = objectIdOf(result?.metadata.posterUrl ?? '')
  const poster = useObjectAddress(posterId)
  if (result === null) return null
  const { objectId, width, height, seconds } = result.metadata
  const shape = shapeOf(job)
  switch (job.kind) {
    case 'image':
      return (
        <MediaImage
          objectId={objectId}
          alt={job.prompt}
          width={width}
          height={height}
          eager={eager}
          className="object-contain"
        />
      )
    case 'video':
      return (
        // What is said in it is its description, which stands beside it.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          key={objectId}
          controls
          playsInline
          preload="metadata"
          aria-label={job.prompt}
          src={address()}
          poster={poster()}
          width={shape.width}
          height={shape.height}
          style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
          className="block h-auto w-full bg-black"
        />
      )
    case 'audio': {
      const source = address()
      return (
        <div className="grid gap-6 p-6 ground md:p-10">
          <AudioLines aria-hidden className="size-8 text-link" />
          <blockquote className="line-clamp-6 text-lg leading-relaxed text-pretty whitespace-pre-wrap">
            {job.prompt}
          </blockquote>
          {source !== undefined && (
            <WaveformPlayer
              key={objectId}
              address={source}
              seconds={seconds}
              name={t('multimodal.player.position')}
            />
          )}
        </div>
      )
    }
  }
}
