import type { Companion } from '@lumen/contracts/chat/schema'
import { ImagePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** What can be begun with the chosen companion at one click. */
export function QuickActions({
  companion: { id },
  onSelect,
}: {
  companion: Companion
  onSelect: (() => void) | undefined
}) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('companions.quick.label')} className="mt-4 border-t border-line pt-3">
      <Link
        to={`/chat/${id}?mode=image`}
        onClick={onSelect}
        className="flex min-h-11 items-center gap-3 rounded-2 px-3 font-medium text-link transition-colors duration-160 hover:bg-surface-2"
      >
        <ImagePlus aria-hidden className="size-4.5 shrink-0" />
        <span className="min-w-0 py-1.5 leading-snug">{t('companions.quick.image')}</span>
      </Link>
    </section>
  )
}
