import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Companion } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useErrorText, useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Skeleton } from '@/ui/skeleton'
import { useListCompanionsQuery, useRestoreCompanionMutation } from '@/features/companion-data'

function Deleted({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const [restore, { isLoading }] = useRestoreCompanionMutation()
  const { id, name, avatarUrl, erasedAfter } = companion
  const run = async () => {
    try {
      await restore({ params: { companionId: id } }).unwrap()
    } catch (error) {
      showError(error, t('companions.deleted.restoreFailed'))
    }
  }
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar id={id} name={name} imageUrl={avatarUrl} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        {erasedAfter !== null && (
          <p className="text-small text-text-3">
            {t('companions.deleted.until', { date: format.date(erasedAfter) })}
          </p>
        )}
      </div>
      <Button size="small" variant="secondary" busy={isLoading} onClick={() => void run()}>
        {t('companions.deleted.restore')}
      </Button>
    </li>
  )
}

/** Companions that were deleted and can still come back. */
export default function DeletedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { data, error, refetch } = useListCompanionsQuery(
    { query: { hidden: true } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('companions.deleted.title')}
      description={t('companions.deleted.text', { days: chatLimits.hiddenDays })}
    >
      {data !== undefined ? (
        data.length === 0 ? (
          <p className="py-6 text-center text-text-2">{t('companions.deleted.none')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {data.map((companion) => (
              <Deleted key={companion.id} companion={companion} />
            ))}
          </ul>
        )
      ) : error !== undefined ? (
        <div role="alert" className="grid justify-items-center gap-3 py-6">
          <p>{errorText(error)}</p>
          <Button size="small" onClick={() => void refetch()}>
            {t('app.action.retry')}
          </Button>
        </div>
      ) : (
        <div className="grid gap-3" aria-busy="true">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
    </Dialog>
  )
}
