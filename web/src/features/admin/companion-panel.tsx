import type { AdminCompanion } from '@lumen/contracts/admin/moderation-schema'
import { companionStates } from '@lumen/contracts/admin/choices'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import type { Column } from '@/ui/data-table'
import { Segments } from '@/ui/segments'
import { useListAllCompanionsInfiniteQuery } from './admin-api'
import { OfficeTable } from './office-table'
import { PagedList } from './paged-list'
import { SearchForm } from './search-form'
import { Section } from './section'

const views = ['all', ...companionStates] as const

/** Companions and how they are used: counts and days, no names and nothing that was said. */
export function CompanionPanel() {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const [view, setView] = useState<(typeof views)[number]>('all')
  const wish = { query, ...(view !== 'all' && { state: view }) }
  const list = useListAllCompanionsInfiniteQuery(wish, { refetchOnMountOrArgChange: 30 })
  const columns = useColumns()
  return (
    <Section
      name={t('moderation.companions.heading')}
      aside={
        <Segments
          label={t('moderation.companions.which')}
          hideLabel
          value={view}
          onValueChange={(id) => setView(views.find((each) => each === id) ?? 'all')}
          items={views.map((id) => ({ id, label: t(`moderation.companions.${id}`) }))}
        />
      }
    >
      <p className="max-w-2xl text-text-2">{t('moderation.companions.lead')}</p>
      <SearchForm label={t('moderation.companions.search')} onSearch={setQuery} />
      <PagedList
        query={list}
        rowsOf={(page) => page.companions}
        none={t('moderation.companions.none')}
      >
        {(companions) => (
          <OfficeTable
            caption={t('moderation.companions.heading')}
            columns={columns}
            rows={companions}
            rowId={({ id }) => id}
          />
        )}
      </PagedList>
    </Section>
  )
}

function useColumns(): readonly Column<AdminCompanion>[] {
  const { t, i18n } = useTranslation()
  return useMemo(() => {
    const format = createFormat(i18n.language)
    return [
      {
        id: 'owner',
        label: t('moderation.companions.owner'),
        cell: ({ ownerEmail, id }) => (
          <span className="grid">
            <span className="font-semibold wrap-anywhere">
              {ownerEmail ?? t('moderation.companions.gone')}
            </span>
            <span className="font-mono text-xs wrap-anywhere text-text-3">{id}</span>
          </span>
        ),
      },
      {
        id: 'tier',
        label: t('moderation.companions.tier'),
        cell: ({ tier }) => (tier === null ? '—' : t(`session.tier.${tier}`)),
      },
      {
        id: 'state',
        label: t('moderation.companions.state'),
        cell: ({ state }) => (
          <Badge tone={state === 'active' ? 'ok' : 'neutral'}>
            {t(`moderation.companions.${state}`)}
          </Badge>
        ),
      },
      {
        id: 'created',
        label: t('moderation.companions.created'),
        cell: ({ createdAt }) => (createdAt === null ? '—' : format.date(createdAt)),
      },
      {
        id: 'written',
        label: t('moderation.companions.lastWritten'),
        cell: ({ lastWrittenOn }) =>
          lastWrittenOn === null ? '—' : format.calendarDay(lastWrittenOn),
      },
      {
        id: 'messages',
        label: t('moderation.companions.messages'),
        numeric: true,
        cell: ({ messages }) => format.number(messages),
      },
    ]
  }, [t, i18n.language])
}
