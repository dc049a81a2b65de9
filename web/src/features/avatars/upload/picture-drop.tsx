import { Camera, ImageUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isNative } from '@/native/bridge'
import { Button } from '@/ui/button'
import { FileDrop } from '@/ui/file-drop'
import { notify } from '@/ui/toast'

/** Where a picture is chosen, dropped, or taken on a phone. */
export function PictureDrop({
  problem,
  busy,
  onFile,
}: {
  /** Text of what was wrong with the last one. */
  problem: string | null
  busy: boolean
  onFile: (file: File) => void
}) {
  const { t } = useTranslation()
  const photograph = async () => {
    const { takePicture } = await import('@/native/camera')
    const address = await takePicture()
    if (address === null) return
    try {
      const blob = await (await fetch(address)).blob()
      onFile(new File([blob], 'photo', { type: blob.type || 'image/jpeg' }))
    } catch (error) {
      console.error('The photo could not be read', error)
      notify.error(t('avatars.upload.problem.unreadable.title'))
    }
  }
  return (
    <FileDrop
      icon={<ImageUp className="size-10" />}
      text={t('avatars.upload.drop')}
      hint={t('avatars.upload.hint')}
      choose={t('avatars.upload.choose')}
      accept="image/*"
      problem={problem}
      busy={busy}
      onFile={onFile}
    >
      {isNative() && (
        <Button variant="secondary" disabled={busy} onClick={() => void photograph()}>
          <Camera aria-hidden className="size-4.5" />
          {t('avatars.upload.photograph')}
        </Button>
      )}
    </FileDrop>
  )
}
