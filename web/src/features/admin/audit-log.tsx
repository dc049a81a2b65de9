import { useTranslation } from 'react-i18next'
import { useListAuditInfiniteQuery } from './admin-api'
import { Deeds } from './deeds'
import { PagedList } from './paged-list'
import { Section } from './section'

/** Everything that administrators did. */
export function AuditLog() {
  const { t } = useTranslation()
  const log = useListAuditInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Section name={t('admin.log.heading')}>
      <p className="max-w-2xl text-text-2">{t('admin.log.lead')}</p>
      <PagedList query={log} rowsOf={(page) => page.entries} none={t('admin.log.none')}>
        {(entries) => <Deeds entries={entries} />}
      </PagedList>
    </Section>
  )
}
