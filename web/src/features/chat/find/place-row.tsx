import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useListCompanionsQuery } from '@/features/companion-data'
import { useFormat } from '@/i18n/format'

/** A message in a list that leads to it: who said it, when, and some of it. */
export function PlaceRow({
  companionId,
  isFromUser,
  at,
  onChoose,
  children,
}: {
  companionId: string
  isFromUser: boolean
  at: string
  onChoose: () => void
  children: ReactNode
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: companions = [] } = useListCompanionsQuery()
  const name = companions.find(({ id }) => id === companionId)?.name ?? ''
  return (
    <button
      type="button"
      className="grid min-h-11 w-full min-w-0 gap-0.5 rounded-2 px-3 py-2 text-left transition-colors duration-160 hover:bg-surface-2 active:bg-surface-3"
      onClick={onChoose}
    >
      <span className="flex flex-wrap gap-x-2 text-xs text-text-3">
        <span className="font-semibold text-text-2">
          {isFromUser ? t('chat.find.you', { name }) : name}
        </span>
        <time dateTime={at}>{format.dateTime(at)}</time>
      </span>
      <span className="line-clamp-3 wrap-anywhere">{children}</span>
    </button>
  )
}
