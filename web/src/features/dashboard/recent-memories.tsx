import type { ChatMemory } from '@lumen/contracts/memory/schema'
import { Circle, MoonStar, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { memoryLooks } from '@/features/memories'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'
import { truncate, warmthOf } from './readings'

const shown = 5
const contentLength = 120

const warmths = {
  warm: { icon: Sun, look: 'text-earth' },
  profound: { icon: MoonStar, look: 'text-water' },
  calm: { icon: Circle, look: 'text-text-2' },
} as const

/** The newest memories over all companions. */
export function RecentMemories({ memories }: { memories: readonly ChatMemory[] }) {
  const { t } = useTranslation()
  if (memories.length === 0)
    return (
      <div className="flex flex-1 items-center gap-4 p-6 text-text-2">
        <Crystal hue="uncut" seed="uncut" facets={6} className="h-14" />
        <p>{t('dashboard.memories.none')}</p>
      </div>
    )
  return (
    <ul className="divide-y divide-line">
      {memories.slice(0, shown).map((memory) => (
        <Entry key={memory.id} memory={memory} />
      ))}
    </ul>
  )
}

function Entry({ memory }: { memory: ChatMemory }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { id, role, companionName, timestamp, content, memoryType, importance } = memory
  const warmth = warmthOf(memory.emotionalWeight)
  const { icon: Warmth, look } = warmths[warmth]
  return (
    <li className="flex gap-4 p-4 md:px-5">
      <Crystal
        hue={memoryLooks[memoryType].hue}
        seed={id}
        facets={4 + Math.ceil((importance * 10) / 2)}
        className="mt-1 h-11 w-9"
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2 text-small text-text-3">
          <span className="min-w-0 truncate font-semibold text-text-2">
            {role === 'user' ? t('dashboard.memories.you') : (companionName ?? '—')}
          </span>
          {role === 'user' && companionName !== null && (
            <span className="min-w-0 truncate">
              {t('dashboard.memories.toldTo', { name: companionName })}
            </span>
          )}
          <time
            dateTime={timestamp}
            title={format.dateTime(timestamp)}
            className="ml-auto shrink-0"
          >
            {format.relative(timestamp)}
          </time>
        </p>
        <p className="mt-0.5 wrap-anywhere">{truncate(content, contentLength)}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-text-2">
          <Badge>{t(`memories.type.${memoryType}`)}</Badge>
          <span className="tabular-nums">
            {t('dashboard.memories.importance', { percent: format.percent(importance) })}
          </span>
          <span className={cn('inline-flex items-center gap-1', look)}>
            <Warmth aria-hidden className="size-3.5" />
            {t(`dashboard.warmth.${warmth}`)}
          </span>
        </p>
      </div>
    </li>
  )
}
