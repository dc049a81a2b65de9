import { Download, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useObjectAddress } from '@/features/media'
import { ReportButton } from '@/features/reports'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useMakerText } from './media-footer'
import type { MediaProps } from './media-state'
import type { useRegenerate } from './use-regenerate'
import { ZoomArea } from './zoom-area'

/** A picture as large as the window allows, and closer where wanted. */
export default function PictureViewer({
  objectId,
  width,
  height,
  again,
  onClose,
  ...props
}: MediaProps & {
  objectId: string
  width: number | null
  height: number | null
  again: ReturnType<typeof useRegenerate>
  onClose: () => void
}) {
  const { t } = useTranslation()
  const maker = useMakerText(props)
  const address = useObjectAddress(objectId)
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={t('composer.media.viewer')}
      footer={
        <>
          <ReportButton target={{ kind: 'picture', targetId: objectId }} className="self-center" />
          <Button
            variant="secondary"
            busy={again.busy}
            disabled={!again.possible}
            onClick={() => {
              again.run()
              onClose()
            }}
          >
            <RefreshCw aria-hidden className="size-4.5" />
            {again.label}
          </Button>
          <Button asChild>
            <a href={address({ download: true })} download="">
              <Download aria-hidden className="size-4.5" />
              {t('composer.media.download')}
            </a>
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <ZoomArea objectId={objectId} alt={props.prompt} width={width} height={height} />
        <p className="text-pretty wrap-anywhere">{props.prompt}</p>
        <p className="text-small text-text-2">{maker}</p>
      </div>
    </Dialog>
  )
}
