import { UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/button'
import { useKeepAccount } from './use-keep-account'

/** Over every page while the account waits for its deletion: when, and how to keep it. */
export function DeletionBanner() {
  const { t } = useTranslation()
  const format = useFormat()
  const dueAt = useSession().user?.deletionDueAt
  const { keep, keeping } = useKeepAccount()
  return (
    <output className="block shrink-0">
      {dueAt !== undefined && (
        <span className="flex items-center justify-between gap-x-4 border-b md:justify-center border-danger/30 bg-danger/10 px-4 py-2 text-small text-text">
          <span className="flex items-center gap-2">
            <UserX aria-hidden className="size-4 shrink-0 text-danger" />
            {t('deletion.banner', { date: format.dateTime(dueAt) })}
          </span>
          <Button
            variant="secondary"
            size="small"
            className="shrink-0"
            busy={keeping}
            onClick={() => void keep()}
          >
            {t('deletion.keep')}
          </Button>
        </span>
      )}
    </output>
  )
}
