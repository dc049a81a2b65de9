import { useTranslation } from 'react-i18next'
import { LoadMore } from '@/ui/load-more'
import { useListAuditInfiniteQuery } from './admin-api'
import { Deeds } from './deeds'
import { Answer, Section } from './section'

/** Everything that administrators did. */
export function AuditLog() {
  const { t } = useTranslation()
  const log = useListAuditInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Section name={t('admin.log.heading')}>
      <p className="max-w-2xl text-text-2">{t('admin.log.lead')}</p>
      <Answer query={log}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries)
          return entries.length === 0 ? (
            <p className="rounded-4 bg-surface-2 p-6 text-text-2">{t('admin.log.none')}</p>
          ) : (
            <>
              <Deeds entries={entries} />
              {log.hasNextPage && (
                <LoadMore busy={log.isFetchingNextPage} onLoad={() => void log.fetchNextPage()} />
              )}
            </>
          )
        }}
      </Answer>
    </Section>
  )
}
