import { Camera, CircleAlert, ImageUp } from 'lucide-react'
import { useId, useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isNative } from '@/native/bridge'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { notify } from '@/ui/toast'

/** Where a picture is chosen, dropped, or taken on a phone. */
export function FileDrop({
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
  const hint = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file !== undefined) onFile(file)
  }
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
    <div
      className={cn(
        'grid min-h-64 place-content-center justify-items-center gap-3 rounded-4 border-2 border-dashed px-5 py-8 text-center transition-colors duration-160',
        over ? 'border-ring bg-soft text-on-soft' : 'border-control/60 bg-surface-2',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ImageUp aria-hidden className="size-10 text-violet-500 dark:text-violet-400" />
      <p className="font-semibold">{t('avatars.upload.drop')}</p>
      <p id={hint} className="max-w-80 text-small text-text-2">
        {t('avatars.upload.hint')}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t('avatars.upload.choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again after a failure.
          target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
      <div className="flex flex-wrap justify-center gap-3">
        <Button busy={busy} aria-describedby={hint} onClick={() => input.current?.click()}>
          {t('avatars.upload.choose')}
        </Button>
        {isNative() && (
          <Button variant="secondary" disabled={busy} onClick={() => void photograph()}>
            <Camera aria-hidden className="size-4.5" />
            {t('avatars.upload.photograph')}
          </Button>
        )}
      </div>
      {problem !== null && (
        <p className="flex items-start gap-1.5 text-small text-danger">
          <CircleAlert aria-hidden className="mt-[.2em] size-4 shrink-0" />
          {problem}
        </p>
      )}
    </div>
  )
}
