import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { notify } from '@/ui/toast'
import { AuthenticatorSetup } from './authenticator-setup'
import { useFreshSignIn } from './fresh-sign-in'
import { RecoveryCodes } from './recovery-codes'
import {
  useBeginTotpMutation,
  useGetSecurityQuery,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
} from './security-api'
import { SettingsSection } from './settings-section'

type Begun = { secret: string; uri: string }

/** The authenticator app beside the password, and the recovery codes that stand in for it. */
export function TwoStepSection() {
  const { t } = useTranslation()
  const showError = useShowError()
  const withFreshSignIn = useFreshSignIn()
  const { data, error, isFetching, refetch } = useGetSecurityQuery()
  const [begin, beginning] = useBeginTotpMutation()
  const [remove, removing] = useRemoveTotpMutation()
  const [renew, renewing] = useRenewRecoveryCodesMutation()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [asksToTurnOff, setAsksToTurnOff] = useState(false)

  const attempt = async <T,>(work: () => Promise<T>, done: (result: T) => void) => {
    try {
      const result = await withFreshSignIn(work)
      if (result !== null) done(result)
    } catch (failure) {
      showError(failure, t('security.twoStep.failed'))
    }
  }
  const setUp = () => attempt(() => begin().unwrap(), setBegun)
  const turnOff = () => {
    setAsksToTurnOff(false)
    return attempt(
      () => remove().unwrap(),
      () => {
        setCodes(null)
        notify.success(t('security.twoStep.removed'))
      },
    )
  }
  const makeCodes = () =>
    attempt(
      () => renew().unwrap(),
      ({ recoveryCodes }) => setCodes(recoveryCodes),
    )

  return (
    <SettingsSection
      id="two-step"
      title={t('security.twoStep.title')}
      text={t('security.twoStep.text')}
      action={
        data && (
          <Badge tone={data.totp ? 'ok' : 'neutral'}>
            {t(data.totp ? 'security.twoStep.on' : 'security.twoStep.off')}
          </Badge>
        )
      }
    >
      {data === undefined ? (
        error !== undefined && !isFetching ? (
          <ErrorState
            title={t('security.events.loadFailed')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <output className="grid">
            <span className="sr-only">{t('session.loading')}</span>
            <Skeleton className="h-11" />
          </output>
        )
      ) : codes !== null ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : data.totp ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="flex-1 basis-52 text-text-2">
            {t('security.twoStep.left', { count: data.recoveryCodesLeft })}
          </p>
          <Button variant="secondary" busy={renewing.isLoading} onClick={() => void makeCodes()}>
            {t('security.twoStep.renew')}
          </Button>
          <Button
            variant="dangerSecondary"
            busy={removing.isLoading}
            aria-haspopup="dialog"
            onClick={() => setAsksToTurnOff(true)}
          >
            {t('security.twoStep.remove')}
          </Button>
        </div>
      ) : begun === null ? (
        <Button busy={beginning.isLoading} onClick={() => void setUp()}>
          {t('security.twoStep.setUp')}
        </Button>
      ) : (
        <AuthenticatorSetup
          {...begun}
          onConfirmed={(made) => {
            setBegun(null)
            setCodes(made)
          }}
          onCancel={() => setBegun(null)}
        />
      )}
      <Dialog
        open={asksToTurnOff}
        onOpenChange={setAsksToTurnOff}
        size="small"
        title={t('security.twoStep.removeTitle')}
        description={t('security.twoStep.removeText')}
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsksToTurnOff(false)}>
              {t('app.action.cancel')}
            </Button>
            <Button variant="danger" onClick={() => void turnOff()}>
              {t('security.twoStep.remove')}
            </Button>
          </>
        }
      />
    </SettingsSection>
  )
}
