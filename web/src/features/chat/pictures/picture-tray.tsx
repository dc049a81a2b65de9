import { chatLimits } from '@lumen/contracts/chat/limits'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { CircleAlert, ImageOff, RotateCcw, WifiOff, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MediaImage } from '@/features/media'
import { useAppDispatch } from '@/store/root-reducer'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { Spinner } from '@/ui/spinner'
import { useChatTools } from '../chat-context'
import { QuietHelpLink } from '../safety/help-link'
import { pictureDescribed, type DraftPicture, type PictureProblem } from './pictures-slice'

/** Above the text box: the pictures that go with the message, with what is on them. */
export default function PictureTray({ pictures }: { pictures: readonly DraftPicture[] }) {
  const { t } = useTranslation()
  return (
    <ul
      aria-label={t('chat.pictures.list')}
      className="mb-1 grid max-h-[34dvh] gap-1.5 overflow-y-auto overscroll-contain p-0.5 sm:grid-cols-2"
    >
      {pictures.map((picture, index) => (
        <Tile key={picture.key} picture={picture} number={index + 1} />
      ))}
    </ul>
  )
}

function Tile({ picture, number }: { picture: DraftPicture; number: number }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { pictures: box } = useChatTools()
  const { key, state, description } = picture
  const name = t('chat.pictures.name', { number })
  const mayRetry = state === 'refused' && picture.problem === 'failed'
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-2 rounded-3 bg-surface-3 p-1.5 dark:bg-surface-2">
      <span className="relative block size-14 overflow-hidden rounded-2 bg-surface-2 dark:bg-surface-3">
        <Preview picture={picture} name={description || name} />
      </span>
      <span className="grid min-w-0 gap-1">
        {(state !== 'refused' || mayRetry) && (
          <Input
            value={description}
            maxLength={chatLimits.pictureDescription}
            aria-label={t('chat.pictures.describeLabel', { name })}
            placeholder={t('chat.pictures.describe')}
            className="h-11 px-3"
            onChange={({ target }) =>
              dispatch(pictureDescribed({ key, description: target.value }))
            }
          />
        )}
        <output className="text-xs empty:hidden">
          {state === 'waiting' && (
            <span className="flex items-start gap-1 text-text-2">
              <WifiOff aria-hidden className="mt-[.1em] size-3.5 shrink-0" />
              {t('chat.pictures.waiting')}
            </span>
          )}
          {state === 'refused' && <Problem problem={picture.problem} />}
        </output>
      </span>
      <span className="grid">
        {(mayRetry || state === 'waiting') && (
          <IconButton
            size="small"
            label={t('chat.pictures.retry', { name })}
            onClick={() => box.retry(picture)}
          >
            <RotateCcw />
          </IconButton>
        )}
        <IconButton
          size="small"
          label={t('chat.pictures.remove', { name })}
          onClick={() => box.remove(picture)}
        >
          <X />
        </IconButton>
      </span>
    </li>
  )
}

function Preview({ picture, name }: { picture: DraftPicture; name: string }) {
  const { t } = useTranslation()
  const { pictures: box } = useChatTools()
  if (picture.state === 'ready')
    return (
      <MediaImage
        objectId={picture.uploaded.objectId}
        alt={name}
        width={1}
        height={1}
        thumb
        className="size-full!"
      />
    )
  // What is no picture cannot be shown as one.
  if (picture.state === 'refused' && picture.problem === 'type')
    return <ImageOff aria-label={name} className="absolute inset-0 m-auto size-6 text-text-3" />
  return (
    <>
      <img
        src={box.preview(picture.key)}
        alt={name}
        className="size-full object-cover opacity-60"
      />
      {picture.state === 'uploading' && (
        <span role="status" className="absolute inset-0 grid place-items-center bg-surface/50">
          <Spinner className="text-violet-500" />
          <span className="sr-only">{t('chat.pictures.uploading')}</span>
        </span>
      )}
    </>
  )
}

function Problem({ problem }: { problem: PictureProblem }) {
  const { t } = useTranslation()
  const most = mediaLimits.pictureUploadsPerDay
  const megabytes = mediaLimits.pictureUploadBytes / 1024 / 1024
  return (
    <span className="grid gap-1">
      <span className="flex items-start gap-1 text-danger">
        <CircleAlert aria-hidden className="mt-[.1em] size-3.5 shrink-0" />
        {t(`chat.pictures.problem.${problem === 'crisis' ? 'refused' : problem}`, {
          most,
          megabytes,
        })}
      </span>
      {problem === 'crisis' && (
        <span className="text-text-2">
          {t('chat.pictures.crisis')} <QuietHelpLink />
        </span>
      )}
    </span>
  )
}
