import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { IconButton } from './icon-button'

/** Pages of a list whose length is known. @param page from 1 */
export function Pagination({
  page,
  pages,
  onPageChange,
}: {
  page: number
  pages: number
  onPageChange: (page: number) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  if (pages <= 1) return null
  return (
    <nav aria-label={t('ui.pages')} className="flex items-center justify-center gap-2 pt-4">
      <IconButton
        label={t('ui.previousPage')}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <span aria-live="polite" className="min-w-20 text-center text-small tabular-nums">
        {t('ui.pageOf', { page: format.number(page), pages: format.number(pages) })}
      </span>
      <IconButton
        label={t('ui.nextPage')}
        disabled={page >= pages}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRight />
      </IconButton>
    </nav>
  )
}
