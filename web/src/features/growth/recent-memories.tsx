import type { Companion } from '@lumen/contracts/chat/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '@/api/use-error-text'
import { MemoryCrystal, MemoryTypeLabel, useListMemoriesInfiniteQuery } from '@/features/memories'
import { useFormat } from '@/i18n/format'
import { Phrase } from '@/i18n/phrase'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Crystal } from '@/ui/crystal'
import { Skeleton } from '@/ui/skeleton'

const shown = 3

/** What a companion learnt last. */
export function RecentMemories({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-display text-h3 font-bold">{t('growth.recent')}</h2>
        <Link
          to={{ hash: '#memories' }}
          className="inline-flex items-center text-small font-semibold text-link hover:underline pointer-coarse:min-h-11"
        >
          {t('growth.all')}
        </Link>
      </div>
      <List companion={companion} />
    </Card>
  )
}

function List({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const format = useFormat()
  const errorText = useErrorText()
  const [now] = useState(Date.now)
  const { data, error, isFetching, refetch } = useListMemoriesInfiniteQuery(
    { companionId: companion.id, limit: shown },
    { refetchOnMountOrArgChange: 30 },
  )
  if (data === undefined && error !== undefined && !isFetching)
    return (
      <div role="alert" className="mt-3 grid justify-items-start gap-3">
        <p className="text-text-2">{errorText(error)}</p>
        <Button size="small" variant="secondary" onClick={() => void refetch()}>
          {t('app.action.retry')}
        </Button>
      </div>
    )
  if (data === undefined)
    return (
      <div aria-busy="true" className="mt-4 grid gap-3">
        {['one', 'two', 'three'].map((row) => (
          <Skeleton key={row} className="h-14 w-full" />
        ))}
      </div>
    )
  const memories = data.pages.flat().slice(0, shown)
  if (memories.length === 0)
    return (
      <div className="grid justify-items-center gap-3 py-6 text-center">
        <Crystal hue="uncut" seed="uncut" facets={6} className="h-16" />
        <p className="text-text-2">
          <Phrase>{t('memories.empty.text')}</Phrase>
        </p>
      </div>
    )
  return (
    <ul className="mt-2 divide-y divide-line">
      {memories.map((memory) => (
        <li key={memory.id} className="flex items-center gap-3.5 py-3 last:pb-0">
          <MemoryCrystal memory={memory} now={now} className="h-12 w-10" />
          <div className="min-w-0">
            <p className="line-clamp-2 wrap-anywhere">{memory.content}</p>
            <p className="mt-0.5 flex flex-wrap gap-x-3 text-small text-text-3">
              <MemoryTypeLabel type={memory.memoryType} />
              <time dateTime={memory.createdAt}>{format.day(memory.createdAt)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
