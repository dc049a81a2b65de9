import type { AdminUser } from '@lumen/contracts/admin/office-schema'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import type { Column } from '@/ui/data-table'
import { useListUsersInfiniteQuery } from './admin-api'
import { OfficeTable } from './office-table'
import { PagedList } from './paged-list'
import { SearchForm } from './search-form'
import { Section } from './section'
import { UserDialog } from './user-dialog'

/** Accounts by a part of their address or name. */
export function UserPanel() {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState<string | null>(null)
  const list = useListUsersInfiniteQuery(query, { refetchOnMountOrArgChange: 30 })
  const columns = useColumns(setShown)
  return (
    <Section name={t('admin.users.heading')}>
      <SearchForm label={t('admin.users.search')} onSearch={setQuery} />
      <PagedList query={list} rowsOf={(page) => page.users} none={t('admin.users.none')}>
        {(users) => (
          <OfficeTable
            caption={t('admin.users.heading')}
            columns={columns}
            rows={users}
            rowId={({ id }) => id}
          />
        )}
      </PagedList>
      {shown !== null && <UserDialog userId={shown} onClose={() => setShown(null)} />}
    </Section>
  )
}

function useColumns(show: (id: string) => void): readonly Column<AdminUser>[] {
  const { t, i18n } = useTranslation()
  return useMemo(() => {
    const format = createFormat(i18n.language)
    return [
      {
        id: 'name',
        label: t('admin.users.name'),
        head: true,
        cell: ({ username, email }) => (
          <span className="grid">
            <span className="font-semibold wrap-anywhere">{username}</span>
            <span className="text-small wrap-anywhere text-text-3">{email}</span>
          </span>
        ),
      },
      { id: 'tier', label: t('admin.users.tier'), cell: ({ tier }) => t(`session.tier.${tier}`) },
      {
        id: 'joined',
        label: t('admin.users.joined'),
        cell: ({ createdAt }) => format.date(createdAt),
      },
      {
        id: 'active',
        label: t('admin.users.lastActive'),
        cell: ({ lastActiveOn }) =>
          lastActiveOn === null ? '—' : format.calendarDay(lastActiveOn),
      },
      {
        id: 'companions',
        label: t('admin.users.companions'),
        numeric: true,
        cell: ({ companions }) => format.number(companions),
      },
      {
        id: 'state',
        label: t('admin.users.state'),
        cell: ({ suspendedAt }) => (
          <Badge tone={suspendedAt === null ? 'ok' : 'danger'}>
            {t(suspendedAt === null ? 'admin.users.open' : 'admin.users.suspended')}
          </Badge>
        ),
      },
      {
        id: 'more',
        label: t('admin.users.more'),
        numeric: true,
        cell: ({ id, username }) => (
          <Button
            size="small"
            variant="ghost"
            aria-label={t('admin.users.showNamed', { name: username })}
            onClick={() => show(id)}
          >
            {t('admin.users.show')}
          </Button>
        ),
      },
    ]
  }, [t, i18n.language, show])
}
