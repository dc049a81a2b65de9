import type { MessageMetadata } from '@lumen/contracts/chat/schema'
import { Orbit } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { UsedMemory } from '@/features/memories'

export type UsedThings = NonNullable<MessageMetadata['usedMemories']>

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
              <ChartFact text={excerpt} />
            ) : (
              <UsedMemory companionId={companionId} id={id} excerpt={excerpt} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Something computed from the birth of its owner: nothing to mend here. */
function ChartFact({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <div className="flex gap-3">
      <span className="grid h-12 w-9 shrink-0 place-items-center text-link">
        <Orbit aria-hidden className="size-6" />
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere">{text}</p>
        <p className="mt-0.5 text-small text-text-2">{t('chat.why.chartFact')}</p>
      </div>
    </div>
  )
}
