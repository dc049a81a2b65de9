import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallReply } from '@/api/call'
import { createFormat } from '@/i18n/format'
import { Card } from '@/ui/card'
import { DataTable, type Column } from '@/ui/data-table'
import { ErrorState } from '@/ui/error-state'
import { LoadMore } from '@/ui/load-more'
import { Skeleton } from '@/ui/skeleton'
import { useGetModelUseQuery } from './models-api'
import type { Models } from './use-models'

type Use = CallReply<'GET /api/models/use'>['use'][number]

const shownAtFirst = 8

/** For administrators: what each model was used for, by day. */
export function UseSection({ providers }: Pick<Models, 'providers'>) {
  const { t } = useTranslation()
  const columns = useColumns(providers)
  const [all, setAll] = useState(false)
  const { data, error, isFetching, refetch } = useGetModelUseQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <section aria-labelledby="model-use">
      <Card padding="large">
        <h2 id="model-use" className="font-display text-h3 font-bold">
          {t('modelUse.title')}
        </h2>
        <p className="mt-0.5 mb-4 max-w-prose text-small text-text-2">{t('modelUse.text')}</p>
        {data !== undefined ? (
          data.use.length > 0 ? (
            <>
              <DataTable
                caption={t('modelUse.title')}
                columns={columns}
                rows={all ? data.use : data.use.slice(0, shownAtFirst)}
                rowId={({ day, purpose, providerId, model }) =>
                  [day, purpose, providerId, model].join(' ')
                }
              />
              {!all && data.use.length > shownAtFirst && <LoadMore onLoad={() => setAll(true)} />}
            </>
          ) : (
            <p className="text-text-2">{t('modelUse.none')}</p>
          )
        ) : error !== undefined && !isFetching ? (
          <ErrorState title={t('models.loadFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <output className="block">
            <span className="sr-only">{t('session.loading')}</span>
            <Skeleton className="h-20" />
          </output>
        )}
      </Card>
    </section>
  )
}

function useColumns(providers: Models['providers']): readonly Column<Use>[] {
  const { t, i18n } = useTranslation()
  return useMemo(() => {
    const format = createFormat(i18n.language)
    const namesOf = ({ providerId, model }: Use): string[] => {
      const provider = providers.find(({ id }) => id === providerId)
      const title = provider?.offers.find(({ name }) => name === model)?.title ?? model
      // A model of this machine is its own provider.
      return [...new Set([title, provider?.name ?? providerId])]
    }
    return [
      { id: 'day', label: t('modelUse.day'), cell: ({ day }) => format.calendarDay(day) },
      {
        id: 'model',
        label: t('modelUse.model'),
        cell: (use) => {
          const [model, provider] = namesOf(use)
          return (
            <span className="grid">
              <span className="break-words">{model}</span>
              <span className="text-small text-text-2">{provider}</span>
            </span>
          )
        },
      },
      {
        id: 'purpose',
        label: t('modelUse.purpose'),
        cell: ({ purpose }) => t(`modelUse.purposes.${purpose}`),
      },
      {
        id: 'requests',
        label: t('modelUse.requests'),
        numeric: true,
        cell: ({ requests }) => format.number(requests),
      },
      {
        id: 'read',
        label: t('modelUse.read'),
        numeric: true,
        cell: ({ tokensIn }) => format.number(tokensIn),
      },
      {
        id: 'written',
        label: t('modelUse.written'),
        numeric: true,
        cell: ({ tokensOut }) => format.number(tokensOut),
      },
      {
        id: 'time',
        label: t('modelUse.time'),
        numeric: true,
        cell: ({ seconds }) => format.span(seconds),
      },
    ]
  }, [t, i18n.language, providers])
}
