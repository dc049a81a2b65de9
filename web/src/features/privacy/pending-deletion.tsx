import type { PendingDeletion as Pending } from '@lumen/contracts/auth/deletion'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { useKeepAccount } from './use-keep-account'

/** The secret stands behind the `#`: no server sees it in an address. */
const receiptAddress = (token: string) => `${window.location.origin}/deletion-receipt#${token}`

/** When the account goes, the way back, and the link that is left of it. */
export function PendingDeletion({ deletion }: { deletion: Pending }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { keep, keeping } = useKeepAccount()
  const address = receiptAddress(deletion.receiptToken)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-4 rounded-3 border border-danger/30 bg-danger/8 p-4 sm:grid-cols-[minmax(0,1fr)_max-content] sm:items-center">
        <div>
          <p className="font-semibold">
            {t('deletion.pending.title', { date: format.dateTime(deletion.dueAt) })}
          </p>
          <p className="text-text-2">{t('deletion.pending.text')}</p>
        </div>
        <Button busy={keeping} onClick={() => void keep()}>
          {t('deletion.keep')}
        </Button>
      </div>
      <div>
        <h3 className="font-semibold">{t('deletion.receipt.title')}</h3>
        <p className="mt-0.5 text-small text-text-2">{t('deletion.receipt.text')}</p>
        <div className="mt-2 flex items-center gap-2 rounded-2 border border-line bg-surface-2 py-1 pr-1 pl-3">
          <a
            href={address}
            className="min-w-0 flex-1 truncate font-mono text-small leading-11 text-link underline-offset-4 hover:underline"
          >
            {address}
          </a>
          <CopyButton text={address} label={t('deletion.receipt.copy')} />
        </div>
      </div>
    </div>
  )
}
