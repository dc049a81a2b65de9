import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'

/** Asks before a template is deleted. */
export function DeleteQuestion({
  name,
  busy,
  onCancel,
  onConfirm,
}: {
  name: string
  busy: boolean
  onCancel: () => void
  onConfirm: () => void
}) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector('button')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const title = t('avatars.library.delete.title', { name })
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-label={title}
      className="flex flex-wrap items-center gap-3 rounded-3 bg-danger/8 px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{title}</p>
      <Button size="small" variant="ghost" onClick={onCancel}>
        {t('app.action.cancel')}
      </Button>
      <Button size="small" variant="danger" busy={busy} onClick={onConfirm}>
        {t('avatars.library.delete.confirm')}
      </Button>
    </div>
  )
}
