import type { AuditEntry } from '@lumen/contracts/admin/office-schema'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'

/** What administrators did, newest first. */
export function Deeds({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <ul className="divide-y divide-line rounded-4 border border-line bg-surface shadow-1">
      {entries.map(({ id, action, reason, detail, at, actor, subject }) => (
        <li key={id} className="grid gap-0.5 px-4 py-3">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{t(`admin.log.${action}`)}</span>
            <time dateTime={at} className="text-small text-text-3">
              {format.dateTime(at)}
            </time>
          </span>
          {reason !== null && <span className="wrap-anywhere text-text-2">{reason}</span>}
          {detail !== null && (
            <span className="text-small wrap-anywhere text-text-3">{detail}</span>
          )}
          <span className="text-xs wrap-anywhere text-text-3">
            {t('admin.log.by', { actor })}
            {subject !== null && ` · ${t('admin.log.about', { subject })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
