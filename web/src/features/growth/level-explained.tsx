import type { Companion } from '@lumen/contracts/chat/schema'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useGetGrowthQuery } from '@/features/memories'
import { useFormat } from '@/i18n/format'

const parts = ['memories', 'days', 'messages'] as const

/** How the level is counted, with what it is counted from here: closed until asked for. */
export function LevelExplained({ companion: { id } }: { companion: Companion }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data } = useGetGrowthQuery(
    { params: { companionId: id } },
    { refetchOnMountOrArgChange: 30 },
  )
  return (
    <details className="group mt-4">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-2 text-small font-semibold text-link [&::-webkit-details-marker]:hidden">
        {t('growth.explain.open')}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform duration-160 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pt-2 text-small text-text-2">
        <p>{t('growth.explain.text')}</p>
        <ul className="grid gap-1.5">
          {parts.map((part) => (
            <li key={part} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>{t(`growth.explain.${part}`)}</span>
              <span className="font-semibold tabular-nums text-text">
                {data === undefined ? '—' : format.number(data[part])}
              </span>
            </li>
          ))}
        </ul>
        <p>{t('growth.explain.never')}</p>
      </div>
    </details>
  )
}
