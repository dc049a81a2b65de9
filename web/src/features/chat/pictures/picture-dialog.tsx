import { ChevronLeft, ChevronRight, Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useObjectAddress } from '@/features/media'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { IconButton } from '@/ui/icon-button'
import { ZoomArea } from '../media/zoom-area'
import { useRemovePictureMutation } from './pictures-api'
import type { SentPicturesProps } from './sent-pictures-props'

/** The pictures of a message as large as the window allows, one at a time. Each can be deleted alone. */
export default function PictureDialog({
  pictures,
  messageId,
  first,
  onClose,
}: SentPicturesProps & {
  /** The picture that is shown to begin with. */
  first: string
  onClose: () => void
}) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(first)
  const [sure, setSure] = useState(false)
  const index = Math.max(
    0,
    pictures.findIndex(({ objectId }) => objectId === shown),
  )
  const picture = pictures[index]
  const address = useObjectAddress(picture?.objectId ?? null)
  const go = (step: number) => {
    const next = pictures[index + step]
    if (next === undefined) return
    setShown(next.objectId)
    setSure(false)
  }
  if (picture === undefined) return null
  const { objectId, width, height, description } = picture
  const name = description || t('chat.pictures.alt')
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={t('chat.pictures.viewer')}
      footer={
        sure && messageId !== null ? (
          <Confirm
            messageId={messageId}
            objectId={objectId}
            onKeep={() => setSure(false)}
            onDone={onClose}
          />
        ) : (
          <>
            {messageId !== null && (
              <Button variant="ghost" onClick={() => setSure(true)}>
                <Trash2 aria-hidden className="size-4.5" />
                {t('chat.pictures.delete')}
              </Button>
            )}
            <Button asChild>
              <a href={address({ download: true })} download="">
                <Download aria-hidden className="size-4.5" />
                {t('composer.media.download')}
              </a>
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-3">
        <ZoomArea key={objectId} objectId={objectId} alt={name} width={width} height={height} />
        {pictures.length > 1 && (
          <div className="flex items-center justify-center gap-3">
            <IconButton
              label={t('chat.pictures.previous')}
              disabled={index === 0}
              onClick={() => go(-1)}
            >
              <ChevronLeft />
            </IconButton>
            <output className="text-small text-text-2 tabular-nums">
              {t('chat.pictures.place', { number: index + 1, total: pictures.length })}
            </output>
            <IconButton
              label={t('chat.pictures.next')}
              disabled={index === pictures.length - 1}
              onClick={() => go(1)}
            >
              <ChevronRight />
            </IconButton>
          </div>
        )}
        {description !== '' && <p className="text-pretty wrap-anywhere">{description}</p>}
        <Alert text={sure ? t('chat.pictures.sure') : null} />
      </div>
    </Dialog>
  )
}

/** In the place of the other buttons: asked once more before it is gone. */
function Confirm({
  messageId,
  objectId,
  onKeep,
  onDone,
}: {
  messageId: string
  objectId: string
  onKeep: () => void
  onDone: () => void
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [remove, { isLoading }] = useRemovePictureMutation()
  const run = async () => {
    try {
      await remove({ params: { messageId, objectId } }).unwrap()
      onDone()
    } catch (error) {
      showError(error, t('chat.pictures.deleteFailed'))
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={onKeep}>
        {t('app.action.cancel')}
      </Button>
      <Button variant="danger" busy={isLoading} onClick={() => void run()}>
        {t('chat.pictures.confirm')}
      </Button>
    </>
  )
}
