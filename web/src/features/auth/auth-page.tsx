import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Phrase } from '@/i18n/phrase'
import { useSession } from '@/session/use-session'
import { useFlag } from '@/features/flags'
import { ProviderEntrance } from '@/features/providers'
import { Alert } from '@/ui/alert'
import { Segments } from '@/ui/segments'
import { Skeleton } from '@/ui/skeleton'
import { LoginForm } from './login-form'
import { newcomersTarget, targetOf } from './target-of'
import { Crystal } from '@/ui/crystal'

const RegisterForm = lazy(async () => ({ default: (await import('./register-form')).RegisterForm }))

export default function AuthPage() {
  const { t } = useTranslation()
  const { status } = useSession()
  const closed = useFlag('registration') === false
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const [search, setSearch] = useSearchParams()
  const mode = search.get('mode') === 'register' ? 'register' : 'login'
  const [target] = useState(() => targetOf(state, search.get('next')))

  useEffect(() => {
    if (status !== 'signed-in') return
    const to = mode === 'register' ? newcomersTarget(target) : target
    const timer = setTimeout(() => void navigate(to, { replace: true }), 100)
    return () => clearTimeout(timer)
  }, [status, navigate, target, mode])

  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 items-start gap-16 px-4 pt-4 lg:items-center lg:pt-2 pb-12 md:px-8 lg:grid-cols-[1fr_27rem]">
      <MarketingPanel />
      <section
        aria-labelledby="auth-title"
        className="mx-auto w-full max-w-108 rounded-5 border border-line bg-surface p-4 shadow-3 sm:p-6 md:p-8"
      >
        <h1 id="auth-title" className="font-display text-h2 font-bold">
          <Phrase>{t(`auth.${mode}.heading`)}</Phrase>
        </h1>
        <p className="mt-1 mb-5 text-text-2">{t(`auth.${mode}.lead`)}</p>
        <Segments
          label={t('auth.mode')}
          hideLabel
          className="mb-6"
          value={mode}
          onValueChange={(next) =>
            setSearch(
              (before) => {
                if (next === 'register') before.set('mode', 'register')
                else before.delete('mode')
                return before
              },
              // The steps of registering begin anew.
              { replace: true, state: { ...(state as object | null), step: 0 } },
            )
          }
          items={[
            { id: 'login', label: t('auth.login.title') },
            { id: 'register', label: t('auth.register.title') },
          ]}
        />
        <ProviderEntrance target={target} />
        {mode === 'login' ? (
          <LoginForm />
        ) : closed ? (
          <Alert tone="info" text={t('auth.register.closed')} />
        ) : (
          <Suspense fallback={<Skeleton className="h-64 rounded-3" />}>
            <RegisterForm />
          </Suspense>
        )}
      </section>
    </div>
  )
}

/** What one signs up for, on large screens beside the form. */
function MarketingPanel() {
  const { t } = useTranslation()
  return (
    <aside className="hidden lg:block">
      <div aria-hidden className="mb-8 flex items-end gap-3">
        <Crystal seed="dusk" facets={9} glow className="h-44" />
        <Crystal seed="rain" facets={7} hue="teal" className="h-24" />
        <Crystal seed="ember" facets={8} hue="rose" className="h-32" />
        <Crystal seed="tide" facets={6} hue="water" className="h-16" />
      </div>
      <p className="font-display text-h1 leading-snug font-bold">
        <Phrase>{t('auth.panel.heading')}</Phrase>
      </p>
      <p className="mt-4 max-w-md text-lg text-text-2">{t('auth.panel.text')}</p>
      <dl className="mt-10 flex gap-10">
        {(['users', 'satisfaction', 'service'] as const).map((name) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-small text-text-3">{t(`auth.panel.${name}.label`)}</dt>
            <dd className="font-display text-h1 font-bold text-link tabular-nums">
              {t(`auth.panel.${name}.value`)}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
