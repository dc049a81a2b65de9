import { passkeyLimits } from '@lumen/contracts/auth/limits'
import { startRegistration } from '@simplewebauthn/browser'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { passkeyRefusalOf, passkeysOffered } from '@/session/passkeys'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useFreshSignIn } from './fresh-sign-in'
import { PasskeyRow } from './passkey-row'
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useListPasskeysQuery,
} from './security-api'
import { SettingsSection } from './settings-section'

/** The passkeys of the account, and how to make one on this device. */
export function PasskeysSection() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const withFreshSignIn = useFreshSignIn()
  const { data, error, isFetching, refetch } = useListPasskeysQuery()
  const [begin] = useBeginPasskeyMutation()
  const [save] = useAddPasskeyMutation()
  const [offered] = useState(passkeysOffered)
  const [adding, setAdding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  /** The one that was just made gets a name first. */
  const [added, setAdded] = useState<string | null>(null)

  const add = async () => {
    setFailure(null)
    setAdding(true)
    try {
      const options = await withFreshSignIn(() => begin().unwrap())
      if (options === null) return
      const { id, rawId, response, clientExtensionResults } = await startRegistration({
        optionsJSON: options,
      })
      const { clientDataJSON, attestationObject, transports } = response
      const credential = {
        id,
        rawId,
        type: 'public-key' as const,
        clientExtensionResults,
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      }
      setAdded((await save({ body: { credential } }).unwrap()).id)
    } catch (reason) {
      const refusal = passkeyRefusalOf(reason)
      if (refusal === null) setFailure(errorText(reason))
      else if (refusal !== 'cancelled') setFailure(t(`passkeys.${refusal}`))
    } finally {
      setAdding(false)
    }
  }

  return (
    <SettingsSection
      id="passkeys"
      title={t('passkeys.title')}
      text={t('passkeys.text')}
      action={
        offered &&
        data !== undefined &&
        data.length < passkeyLimits.perUser && (
          <Button variant="secondary" size="small" busy={adding} onClick={() => void add()}>
            <Plus aria-hidden className="size-4" />
            {t('passkeys.add')}
          </Button>
        )
      }
    >
      <Alert text={failure} />
      {data !== undefined ? (
        <>
          {data.length === 0 ? (
            <p className="text-text-2">{t('passkeys.empty')}</p>
          ) : (
            <ul className="grid divide-y divide-line">
              {data.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  naming={passkey.id === added}
                  onNamed={() => setAdded(null)}
                />
              ))}
            </ul>
          )}
          {!offered && <p className="mt-3 text-text-3">{t('passkeys.unsupported')}</p>}
        </>
      ) : error !== undefined && !isFetching ? (
        <ErrorState title={t('passkeys.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <output className="grid">
          <span className="sr-only">{t('session.loading')}</span>
          <Skeleton className="h-12" />
        </output>
      )}
    </SettingsSection>
  )
}
