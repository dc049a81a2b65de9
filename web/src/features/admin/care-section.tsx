import type { CareCounts } from '@lumen/contracts/chat/office-bus'
import { careKinds } from '@lumen/contracts/chat/care-kinds'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createFormat } from '@/i18n/format'
import type { Column } from '@/ui/data-table'
import { useGetCareCountsQuery } from './admin-api'
import { None } from './none'
import { OfficeTable } from './office-table'
import { Section } from './section'

/** How often help lines were shown, for reports to authorities: counts by month, nobody’s name. */
export function CareSection() {
  const { t } = useTranslation()
  const { data } = useGetCareCountsQuery(undefined, { refetchOnMountOrArgChange: 30 })
  const columns = useColumns()
  if (data === undefined) return null
  return (
    <Section name={t('admin.care.heading')}>
      <p className="max-w-2xl text-text-2">{t('admin.care.lead')}</p>
      {data.length === 0 ? (
        <None text={t('admin.care.none')} />
      ) : (
        <OfficeTable
          caption={t('admin.care.heading')}
          columns={columns}
          rows={data}
          rowId={({ month }) => month}
        />
      )}
    </Section>
  )
}

function useColumns(): readonly Column<CareCounts>[] {
  const { t, i18n } = useTranslation()
  return useMemo(() => {
    const format = createFormat(i18n.language)
    return [
      { id: 'month', label: t('admin.care.month'), cell: ({ month }) => month },
      ...careKinds.map((kind) => ({
        id: kind,
        label: t(`admin.care.${kind}`),
        numeric: true,
        cell: (row: CareCounts) => format.number(row[kind]),
      })),
    ]
  }, [t, i18n.language])
}
