import { Bookmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Below a message that its user has marked. */
export function MarkSign() {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-1 font-medium text-link">
      <Bookmark aria-hidden className="size-3.5 fill-current" />
      {t('chat.marks.marked')}
    </span>
  )
}
