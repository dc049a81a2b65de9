import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { UsedMemory } from '@/features/memories'
import type { UsedThings } from './used-memories-chip'

/** What went into a reply, one below the other; each kind of thing has its own look. */
export default function UsedMemories({
  companionId,
  used,
}: {
  companionId: string
  used: UsedThings
}) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-small text-text-2">{t('chat.why.text')}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {used.map(({ id, excerpt, kind }) => (
          <li key={id} tabIndex={-1} className="rounded-1 py-3 outline-none first:pt-1 last:pb-0">
            {kind === 'chart-fact' ? (
              <p className="flex items-start gap-2 wrap-anywhere">
                <Sparkles aria-hidden className="mt-1 size-4 shrink-0 text-text-3" />
                {excerpt}
              </p>
            ) : (
              <UsedMemory companionId={companionId} id={id} excerpt={excerpt} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
