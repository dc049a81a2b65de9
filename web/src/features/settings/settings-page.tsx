import {
  AtSign,
  BellRing,
  Fingerprint,
  History,
  KeyRound,
  Link2,
  MessageCircleHeart,
  MonitorSmartphone,
  Palette,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { cn } from '@/ui/class-names'
import { SecurityEventsSection } from './security-events-section'
import { NotificationsSection } from './notifications-section'
import { ProfileSection } from './profile-section'
import { SessionsSection } from './sessions-section'
import { isLanguage, languageOptions } from '@/i18n/languages'
import { usePreferences } from '@/session/use-preferences'
import { AnswersLink } from '@/features/models'
import { useProviders } from '@/features/providers'
import { Button } from '@/ui/button'
import { LazyFlag } from '@/ui/lazy-flag'
import { RadioGroup } from '@/ui/radio-group'
import { Skeleton } from '@/ui/skeleton'
import { Page, PageHead } from '@/ui/page'
import { useIsWide } from '@/ui/use-media'
import { LanguageSelect, ThemeSegments } from './preference-controls'
import { SettingsSection } from './settings-section'

/** There only where the server has voices. */
const VoiceSection = lazy(() => import('./voice-section'))
const SignInSections = lazy(() => import('./sign-in-sections'))

const sections = [
  { id: 'profile', icon: UserRound, titleKey: 'settings.profile.title' },
  { id: 'appearance', icon: Palette, titleKey: 'settings.appearance.title' },
  { id: 'model', icon: MessageCircleHeart, titleKey: 'models.title' },
  { id: 'email', icon: AtSign, titleKey: 'security.email.title' },
  { id: 'password', icon: KeyRound, titleKey: 'settings.password.title' },
  { id: 'passkeys', icon: Fingerprint, titleKey: 'passkeys.title' },
  { id: 'sign-in-ways', icon: Link2, titleKey: 'providers.settings.title' },
  { id: 'two-step', icon: ShieldCheck, titleKey: 'security.twoStep.title' },
  { id: 'sessions', icon: MonitorSmartphone, titleKey: 'settings.sessions.title' },
  { id: 'security', icon: History, titleKey: 'security.events.title' },
  { id: 'notifications', icon: BellRing, titleKey: 'settings.notifications.title' },
] as const

/** Profile, looks, password, sessions and notifications of the account. */
export default function SettingsPage() {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const providers = useProviders()
  const shown = sections.filter(({ id }) => id !== 'sign-in-ways' || providers.length > 0)
  return (
    <Page>
      <PageHead title={t('settings.title')} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={t('settings.title')} className="max-lg:hidden">
          <ul className="sticky top-6 grid gap-1">
            {shown.map(({ id, icon: Icon, titleKey }) => {
              const here = hash === `#${id}`
              return (
                <li key={id}>
                  <Link
                    to={`#${id}`}
                    replace
                    aria-current={here ? 'location' : undefined}
                    className={cn(
                      'flex min-h-11 items-center gap-3 rounded-2 px-3 font-medium transition-colors duration-160 [&>svg]:size-4.5 [&>svg]:shrink-0',
                      here
                        ? 'bg-soft text-on-soft'
                        : 'text-text-2 hover:bg-surface-3 hover:text-text',
                    )}
                  >
                    <Icon aria-hidden />
                    {t(titleKey)}
                  </Link>
                </li>
              )
            })}
          </ul>
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ProfileSection />
          <AppearanceSection />
          <Suspense fallback={null}>
            <VoiceSection />
          </Suspense>
          <ModelSection />
          <Suspense fallback={<Skeleton className="h-240 rounded-4" />}>
            <SignInSections />
          </Suspense>
          <SessionsSection />
          <SecurityEventsSection />
          <NotificationsSection />
        </div>
      </div>
    </Page>
  )
}

/** The way to who answers, and where what is said goes. */
function ModelSection() {
  const { t } = useTranslation()
  return (
    <SettingsSection
      id="model"
      title={t('models.title')}
      text={t('models.text')}
      action={
        <Button asChild variant="secondary" size="small">
          <Link to="/settings/model">{t('settings.model.open')}</Link>
        </Button>
      }
    >
      <p className="flex items-center gap-2 text-text-2">
        <MessageCircleHeart aria-hidden className="size-5 shrink-0" />
        <span>{t('models.who.title')}</span> <AnswersLink />
      </p>
    </SettingsSection>
  )
}

/** Language and theme, on this device at once and on the others at their next visit. */
function AppearanceSection() {
  const { t } = useTranslation()
  const wide = useIsWide()
  const { language, setLanguage } = usePreferences()
  return (
    <SettingsSection
      id="appearance"
      title={t('settings.appearance.title')}
      text={t('settings.appearance.text')}
    >
      <div className="grid gap-6">
        <ThemeSegments />
        {wide ? (
          <RadioGroup
            label={t('shell.language')}
            value={language}
            onValueChange={(code) => {
              if (isLanguage(code)) setLanguage(code)
            }}
            className="grid-cols-2"
            options={languageOptions.map(({ code, name, flag, tag }) => ({
              id: code,
              label: name,
              lang: tag,
              icon: <LazyFlag code={flag} />,
            }))}
          />
        ) : (
          <LanguageSelect />
        )}
      </div>
    </SettingsSection>
  )
}
