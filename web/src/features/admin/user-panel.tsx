import type { AdminUser } from '@lumen/contracts/admin/office-schema'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { DataTable, type Column } from '@/ui/data-table'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { LoadMore } from '@/ui/load-more'
import { useListUsersInfiniteQuery } from './admin-api'
import { Answer, Section } from './section'
import { UserDialog } from './user-dialog'

/** Accounts by a part of their address or name. */
export function UserPanel() {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState<string | null>(null)
  const list = useListUsersInfiniteQuery(query, { refetchOnMountOrArgChange: 30 })
  const columns = useColumns(setShown)
  return (
    <Section name={t('admin.users.heading')}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setQuery(text.trim())
        }}
      >
        <Field label={t('admin.users.search')} className="min-w-0 grow basis-64">
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={120}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          <Search aria-hidden className="size-4.5" />
          {t('admin.users.find')}
        </Button>
      </form>
      <Answer query={list}>
        {({ pages }) => {
          const users = pages.flatMap((page) => page.users)
          return users.length === 0 ? (
            <p className="rounded-4 bg-surface-2 p-6 text-text-2">{t('admin.users.none')}</p>
          ) : (
            <>
              <DataTable
                caption={t('admin.users.heading')}
                columns={columns}
                rows={users}
                rowId={({ id }) => id}
              />
              {list.hasNextPage && (
                <LoadMore busy={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()} />
              )}
            </>
          )
        }}
      </Answer>
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
