import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { FreshSignInProvider } from '@/features/settings'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { notify } from '@/ui/toast'
import {
  useEndUserSessionsMutation,
  useGetUserQuery,
  useRestoreUserMutation,
  useSuspendUserMutation,
} from './admin-api'
import { AccountSessions } from './account-sessions'
import { ContentAccessPanel } from './content-access'
import { Deeds } from './deeds'
import { CreditsForm } from './credits-form'
import { PlanForm } from './plan-form'
import { ReasonField } from './reason-field'
import { Answer } from './section'

/** One account: how it is used, what was done to it, and what can be done, each with a reason. */
export function UserDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const user = useGetUserQuery({ params: { userId } }, { refetchOnMountOrArgChange: true })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={user.data?.user.username ?? t('admin.users.heading')}
      description={user.data?.user.email}
    >
      <FreshSignInProvider>
        <Answer query={user}>
          {({ user: account, sessions, history }) => (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 [&_dt]:text-text-3">
                <dt>{t('admin.users.tier')}</dt>
                <dd>{t(`session.tier.${account.tier}`)}</dd>
                <dt>{t('admin.users.joined')}</dt>
                <dd>{format.date(account.createdAt)}</dd>
                <dt>{t('admin.users.lastLogin')}</dt>
                <dd>{account.lastLoginAt === null ? '—' : format.dateTime(account.lastLoginAt)}</dd>
                <dt>{t('admin.users.companions')}</dt>
                <dd>{format.number(account.companions)}</dd>
                {account.suspendedAt !== null && (
                  <>
                    <dt>{t('admin.users.suspendedSince')}</dt>
                    <dd>{format.dateTime(account.suspendedAt)}</dd>
                  </>
                )}
              </dl>
              {account.tier === 'admin' ? (
                <p className="text-text-2">{t('admin.users.isAdmin')}</p>
              ) : (
                <Actions userId={userId} suspended={account.suspendedAt !== null} />
              )}
              <AccountSessions sessions={sessions} />
              {account.tier !== 'admin' && <PlanForm user={account} />}
              <ContentAccessPanel userId={userId} />
              {history.length > 0 && (
                <div className="grid gap-2">
                  <h3 className="font-bold">{t('admin.users.history')}</h3>
                  <Deeds entries={history} />
                </div>
              )}
            </div>
          )}
        </Answer>
      </FreshSignInProvider>
    </Dialog>
  )
}

function Actions({ userId, suspended }: { userId: string; suspended: boolean }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [reason, setReason] = useState('')
  const [suspend, suspending] = useSuspendUserMutation()
  const [restore, restoring] = useRestoreUserMutation()
  const [end, ending] = useEndUserSessionsMutation()
  const busy = suspending.isLoading || restoring.isLoading || ending.isLoading
  const input = { params: { userId }, body: { reason: reason.trim() } }
  const act = async (deed: Promise<unknown>, done: string) => {
    try {
      await deed
      notify.success(done)
      setReason('')
    } catch (error) {
      showError(error, t('admin.failed'))
    }
  }
  const disabled = busy || reason.trim() === ''
  return (
    <div className="grid gap-3 rounded-3 bg-surface-2 p-4">
      <ReasonField
        value={reason}
        onChange={setReason}
        {...(!suspended && { hint: t('admin.users.reasonMailed') })}
      />
      <div className="flex flex-wrap gap-2.5">
        {suspended ? (
          <Button
            disabled={disabled}
            onClick={() => void act(restore(input).unwrap(), t('admin.users.restored'))}
          >
            {t('admin.users.restore')}
          </Button>
        ) : (
          <Button
            variant="danger"
            disabled={disabled}
            onClick={() => void act(suspend(input).unwrap(), t('admin.users.wasSuspended'))}
          >
            {t('admin.users.suspend')}
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={disabled}
          onClick={() => void act(end(input).unwrap(), t('admin.users.ended'))}
        >
          {t('admin.users.endSessions')}
        </Button>
      </div>
      <CreditsForm userId={userId} reason={reason.trim()} onDone={() => setReason('')} />
    </div>
  )
}
