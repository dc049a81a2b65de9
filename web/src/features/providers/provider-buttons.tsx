import type { ProviderPurpose, SignInProvider } from '@lumen/contracts/auth/provider-operations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { isNative } from '@/native/bridge'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { ProviderMark } from './provider-mark'
import { useListProvidersQuery } from './providers-api'
import { useBegin } from './use-begin'

/** Providers that are offered here; none in the mobile app, whose page no provider sends anybody back to. */
export function useProviders(): readonly SignInProvider[] {
  const { data } = useListProvidersQuery(undefined, { skip: isNative() })
  return data?.providers ?? []
}

/** One button for each of these providers. */
export function ProviderButtons({
  providers,
  purpose,
  target,
}: {
  providers: readonly SignInProvider[]
  purpose: ProviderPurpose
  /** Path that its page leads to afterwards. */
  target: string
}) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { go, leaving } = useBegin()
  const [failure, setFailure] = useState<string | null>(null)
  const leave = async (provider: SignInProvider) => {
    setFailure(null)
    try {
      await go(provider, purpose, target)
    } catch (error) {
      const name = t(`providers.name.${provider}`)
      setFailure(`${t('providers.begin.failed', { name })} ${errorText(error)}`)
    }
  }
  return (
    <div className="grid gap-3">
      <Alert text={failure} />
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="large"
          className="text-base text-text"
          busy={leaving === provider}
          onClick={() => void leave(provider)}
        >
          <ProviderMark provider={provider} />
          {t('providers.begin.with', { name: t(`providers.name.${provider}`) })}
        </Button>
      ))}
    </div>
  )
}

/** Above the form by which one signs in or registers; nothing where no provider is set up. */
export function ProviderEntrance({ target }: { target: string }) {
  const { t } = useTranslation()
  const providers = useProviders()
  if (providers.length === 0) return null
  return (
    <div className="mb-5 grid gap-5">
      <ProviderButtons providers={providers} purpose="sign-in" target={target} />
      <p className="flex items-center gap-3 text-small text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('providers.begin.or')}
      </p>
    </div>
  )
}
