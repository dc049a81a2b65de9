import type { SignInProvider } from '@lumen/contracts/auth/provider-operations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText, useShowError } from '@/api/use-error-text'
import {
  ProviderMark,
  useBegin,
  useGetSignInWaysQuery,
  useProviders,
  useUnlinkProviderMutation,
} from '@/features/providers'
import { useFormat } from '@/i18n/format'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { notify } from '@/ui/toast'
import { useFreshSignIn } from './fresh-sign-in'
import { SetPassword } from './set-password'
import { SettingsSection } from './settings-section'

/** Accounts elsewhere that open this one; nothing where none is offered and none is linked. */
export function SignInWaysSection() {
  const { t } = useTranslation()
  const providers = useProviders()
  const { data, error, isFetching, refetch } = useGetSignInWaysQuery()
  const linked = data?.links.map(({ provider }) => provider) ?? []
  const shown = [...new Set([...providers, ...linked])]
  if (shown.length === 0) return null
  return (
    <SettingsSection
      id="sign-in-ways"
      title={t('providers.settings.title')}
      text={t('providers.settings.text')}
    >
      {data !== undefined ? (
        <>
          <ul className="grid divide-y divide-line">
            {shown.map((provider) => (
              <Way
                key={provider}
                provider={provider}
                link={data.links.find((each) => each.provider === provider)}
                isLast={!data.hasPassword && linked.length === 1}
              />
            ))}
          </ul>
          {!data.hasPassword && <SetPassword />}
        </>
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('providers.settings.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <output className="grid">
          <span className="sr-only">{t('session.loading')}</span>
          <Skeleton className="h-14" />
        </output>
      )}
    </SettingsSection>
  )
}

function Way({
  provider,
  link,
  isLast,
}: {
  provider: SignInProvider
  link: { email: string | null; linkedAt: string } | undefined
  isLast: boolean
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const errorText = useErrorText()
  const withFreshSignIn = useFreshSignIn()
  const [unlink, { isLoading }] = useUnlinkProviderMutation()
  const { go, leaving } = useBegin()
  const [failure, setFailure] = useState<string | null>(null)
  const name = t(`providers.name.${provider}`)

  const takeOff = async () => {
    setFailure(null)
    try {
      const done = await withFreshSignIn(() => unlink({ body: { provider } }).unwrap())
      if (done !== null) notify.success(t('providers.settings.unlinked', { name }))
    } catch (error) {
      showError(error, t('providers.settings.failed'))
    }
  }
  const add = async () => {
    setFailure(null)
    try {
      await withFreshSignIn(() => go(provider, 'link', '/settings#sign-in-ways'))
    } catch (error) {
      setFailure(errorText(error))
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <ProviderMark provider={provider} />
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="font-medium">{name}</h3>
        {link !== undefined && (
          <p className="text-small break-words text-text-2">
            {[link.email, t('providers.settings.since', { date: format.day(link.linkedAt) })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {link !== undefined && isLast && (
          <p className="text-small text-text-2">{t('providers.settings.onlyWay')}</p>
        )}
        <Alert text={failure} />
      </div>
      {link === undefined ? (
        <Button variant="secondary" size="small" busy={leaving !== null} onClick={() => void add()}>
          {t('providers.settings.link', { name })}
        </Button>
      ) : (
        !isLast && (
          <Button
            variant="ghost"
            size="small"
            busy={isLoading}
            aria-label={t('providers.settings.unlinkNamed', { name })}
            onClick={() => void takeOff()}
          >
            {t('providers.settings.unlink')}
          </Button>
        )
      )}
    </li>
  )
}
