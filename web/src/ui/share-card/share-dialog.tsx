import { Download, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../alert'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { Skeleton } from '../skeleton'
import { drawCard, type ShareCard } from './draw-card'

type Picture = { url: string; file: File }

/** Shows the picture as it will be shared; downloads it, or hands it to the system. */
export default function ShareDialog({ card, onClose }: { card: ShareCard; onClose: () => void }) {
  const { t } = useTranslation()
  const [picture, setPicture] = useState<Picture | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let url: string | null = null
    let gone = false
    const draw = async () => {
      try {
        const blob = await drawCard(card)
        if (gone) return
        url = URL.createObjectURL(blob)
        setPicture({ url, file: new File([blob], 'lumen.png', { type: 'image/png' }) })
      } catch (error) {
        console.error('The picture to share could not be drawn', error)
        setFailed(true)
      }
    }
    void draw()
    return () => {
      gone = true
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [card])
  const canShare =
    picture !== null && 'canShare' in navigator && navigator.canShare({ files: [picture.file] })
  const share = async () => {
    if (picture === null) return
    try {
      await navigator.share({ files: [picture.file], title: card.title })
    } catch (error) {
      // Whoever closes the system’s window did not want to share after all.
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.error('The picture could not be shared', error)
      setFailed(true)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('ui.share.title')}
      description={t('ui.share.text')}
      size="small"
      footer={
        picture !== null && (
          <>
            {canShare && (
              <Button variant="secondary" onClick={() => void share()}>
                <Share2 aria-hidden className="size-4.5" />
                {t('ui.share.share')}
              </Button>
            )}
            <Button asChild>
              <a href={picture.url} download="lumen.png">
                <Download aria-hidden className="size-4.5" />
                {t('ui.share.download')}
              </a>
            </Button>
          </>
        )
      }
    >
      <Alert text={failed ? t('ui.share.failed') : null} />
      {picture !== null ? (
        <img
          src={picture.url}
          alt={`${card.title}. ${card.reading} ${card.label}`}
          className="mx-auto max-h-[52dvh] rounded-3 shadow-2"
        />
      ) : (
        !failed && <Skeleton className="mx-auto h-96 w-64 rounded-3!" />
      )}
    </Dialog>
  )
}
