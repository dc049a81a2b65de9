import type { Companion } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { useGetGrowthQuery } from '@/features/memories'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Crystal } from '@/ui/crystal'
import { Skeleton } from '@/ui/skeleton'

const hues = { messages: 'violet', days: 'earth', memories: 'teal' } as const

/** What was reached with a companion, and when, the newest first. */
export function MilestonesCard({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  return (
    <Card>
      <h2 className="font-display text-h3 font-bold">{t('growth.milestone.heading')}</h2>
      <Reached companion={companion} />
    </Card>
  )
}

function Reached({ companion: { id, name } }: { companion: Companion }) {
  const { t } = useTranslation()
  const format = useFormat()
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useGetGrowthQuery(
    { params: { companionId: id } },
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
  if (data === undefined) return <Skeleton className="mt-4 h-14 w-full" />
  if (data.milestones.length === 0)
    return <p className="mt-2 text-text-2">{t('growth.milestone.none', { name })}</p>
  return (
    <ol className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {data.milestones.map(({ kind, count, reachedAt }) => (
        <li key={`${kind} ${count}`} className="flex items-center gap-3 py-1.5">
          <Crystal
            hue={hues[kind]}
            seed={`${kind} ${count}`}
            facets={6}
            className="h-9 w-8 shrink-0"
          />
          <span className="grid min-w-0">
            <span>
              {count === 1
                ? t(`growth.milestone.first.${kind === 'memories' ? 'memory' : 'message'}`)
                : t(`growth.milestone.${kind}`, { count, shown: format.number(count) })}
            </span>
            <time dateTime={reachedAt} className="text-small text-text-2">
              {format.date(reachedAt)}
            </time>
          </span>
        </li>
      ))}
    </ol>
  )
}
