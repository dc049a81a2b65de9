import type { Companion } from '@lumen/contracts/chat/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  MemoryCrystal,
  MemoryTypeLabel,
  useImportanceText,
  useListMemoriesInfiniteQuery,
} from '@/features/memories'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'
import { Skeleton } from '@/ui/skeleton'

/** Two rows of them: who wants all goes to where all are. */
const shown = 10

/** The newest crystals of a companion, and what one of them is about. */
export function TalkCrystals({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const importance = useImportanceText()
  const [now] = useState(() => Date.now())
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { data, isError } = useListMemoriesInfiniteQuery({
    companionId: companion.id,
    limit: shown,
  })
  const memories = data?.pages[0]
  const chosen = memories?.find(({ id }) => id === chosenId) ?? memories?.[0]
  return (
    <section aria-labelledby="beside-crystals" className="grid gap-3">
      <h2 id="beside-crystals" className="font-display text-h3 font-bold">
        {t('route.memoryCrystal')}
      </h2>
      {memories === undefined ? (
        isError ? (
          <p className="text-small text-text-2">{t('memories.loadFailed')}</p>
        ) : (
          <Skeleton className="h-28" />
        )
      ) : chosen === undefined ? (
        <div className="flex items-center gap-4">
          <Crystal hue="uncut" seed="uncut" facets={6} className="h-16 shrink-0" />
          <p className="text-small text-text-2">{t('chat.beside.none')}</p>
        </div>
      ) : (
        <>
          <ul className="grid grid-cols-5 gap-1">
            {memories.map((memory) => (
              <li key={memory.id}>
                <button
                  type="button"
                  aria-pressed={memory === chosen}
                  aria-label={memory.content}
                  className={cn(
                    'grid h-16 w-full place-items-center rounded-2 transition-colors duration-160',
                    memory === chosen ? 'bg-soft' : 'hover:bg-surface-2',
                  )}
                  onClick={() => setChosenId(memory.id)}
                >
                  <MemoryCrystal memory={memory} now={now} className="h-13" />
                </button>
              </li>
            ))}
          </ul>
          <div className="grid gap-2 rounded-3 border border-line bg-surface-2 p-4">
            <p className="line-clamp-3 font-medium wrap-anywhere">{chosen.content}</p>
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-text-2">
              <MemoryTypeLabel type={chosen.memoryType} />
              <span>{importance.word(chosen.importance)}</span>
              {chosen.accessCount > 0 && (
                <span>{t('memories.uses', { count: chosen.accessCount })}</span>
              )}
            </p>
          </div>
          <Link
            to={{ hash: '#memories' }}
            className="inline-flex min-h-9 items-center justify-self-start rounded-1 text-small font-semibold text-link underline-offset-4 hover:underline"
          >
            {t('home.day.crystals')}
          </Link>
        </>
      )}
    </section>
  )
}
