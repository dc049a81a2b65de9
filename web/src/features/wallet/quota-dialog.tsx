import { plans } from '@lumen/contracts/plans'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '@/i18n/format'
import { languageOf } from '@/i18n/languages'
import { useSession } from '@/session/use-session'
import { localPath } from '@/site/public-path'
import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'
import { Dialog } from '@/ui/dialog'
import type { Quota } from './quota'

/** Whether a dearer plan can be had by checkout. */
const canMoveUp = (tier: string) => {
  const at = plans.findIndex(({ id }) => id === tier)
  return at >= 0 && plans.slice(at + 1).some((plan) => !plan.contactSales)
}

/**
 * What was needed, what is left, when there will be more, and the way on. What was written stays
 * where it is.
 */
export default function QuotaDialog({
  quota,
  open,
  onClose,
}: {
  quota: Quota
  open: boolean
  onClose: () => void
}) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const { user } = useSession()
  const { reason, needed, left, resetsAt } = quota
  const about = reason ?? 'unknown'
  const facts = [
    { id: 'needed', value: needed === null ? null : format.number(needed) },
    { id: 'left', value: left === null ? null : format.number(left) },
    {
      id: 'resets',
      value:
        resetsAt === null
          ? null
          : // Messages are counted by the day, everything else by the month.
            reason === 'messages'
            ? format.dateTime(resetsAt)
            : format.date(resetsAt),
    },
  ].filter((fact) => fact.value !== null)
  const upgrade = canMoveUp(user?.subscriptionTier ?? 'free')
  // Packs add credits; ceilings of a plan are raised by a plan alone.
  const pack = reason === 'credits' || reason === null
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t(`wallet.quota.${about}.title`)}
      description={t(`wallet.quota.${about}.text`)}
      size="small"
      footer={
        <>
          {!upgrade && !pack && <Button onClick={onClose}>{t('wallet.quota.understood')}</Button>}
          {upgrade && (
            <Button asChild variant={pack ? 'secondary' : 'primary'} onClick={onClose}>
              <Link to={localPath('/pricing', languageOf(i18n.language))}>
                {t('wallet.quota.upgrade')}
              </Link>
            </Button>
          )}
          {pack && (
            <Button asChild onClick={onClose}>
              <Link to="/wallet#purchase">{t('wallet.quota.buy')}</Link>
            </Button>
          )}
        </>
      }
    >
      <div className="flex items-center gap-5">
        <Crystal hue="violet" seed={about} facets={7} className="h-20 w-16 shrink-0" />
        <dl className="grid min-w-0 flex-1">
          {facts.map(({ id, value }) => (
            <div
              key={id}
              className="flex items-baseline justify-between gap-4 border-line py-2 not-first:border-t"
            >
              <dt className="text-small text-text-2">{t(`wallet.quota.${id}`)}</dt>
              <dd className="text-end font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-4 text-small text-text-2">{t('wallet.quota.kept')}</p>
    </Dialog>
  )
}
