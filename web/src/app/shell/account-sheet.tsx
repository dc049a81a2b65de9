import type { User } from '@lumen/contracts/auth/schema'
import { Bell, CreditCard, LogOut, Settings, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isLanguage, languageOptions } from '@/i18n/languages'
import { themes, type Theme } from '@/session/theme'
import { usePreferences } from '@/session/use-preferences'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Segments } from '@/ui/segments'
import { Select } from '@/ui/select'
import { useOpenWindow } from './shell-window'
import { themeIcons } from './theme-menu'
import { useLogout } from './use-logout'
import { UserCard } from './user-card'

/** Account, language, theme and the way out, for small screens. */
export function AccountSheet({ user, onLeave }: { user: User; onLeave: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const openWindow = useOpenWindow()
  const { language, setLanguage, theme, setTheme } = usePreferences()
  const { logout, busy } = useLogout()
  const entries: { id: string; icon: ReactNode; run: () => void }[] = [
    { id: 'profile', icon: <UserRound aria-hidden />, run: () => openWindow('profile') },
    { id: 'settings', icon: <Settings aria-hidden />, run: () => void navigate('/settings') },
    { id: 'subscription', icon: <CreditCard aria-hidden />, run: () => openWindow('subscription') },
    {
      id: 'notifications',
      icon: <Bell aria-hidden />,
      run: () => void navigate('/settings#notifications'),
    },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <UserCard user={user} />
      <ul className="grid divide-y divide-line rounded-3 border border-line">
        {entries.map(({ id, icon, run }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-12 w-full items-center gap-3 px-4 text-start font-medium -outline-offset-2 [&>svg]:size-5 [&>svg]:text-text-3"
              onClick={() => {
                onLeave()
                run()
              }}
            >
              {icon}
              {t(`account.${id}`)}
            </button>
          </li>
        ))}
      </ul>
      <Field label={t('shell.language')}>
        {(control) => (
          <Select
            {...control}
            value={language}
            onChange={({ target }) => {
              if (isLanguage(target.value)) setLanguage(target.value)
            }}
          >
            {languageOptions.map(({ code, name, tag }) => (
              <option key={code} value={code} lang={tag}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Segments
        label={t('theme.label')}
        value={theme}
        onValueChange={(next) => setTheme(next as Theme)}
        items={themes.map((id) => {
          const Icon = themeIcons[id]
          return { id, label: t(`theme.${id}`), icon: <Icon aria-hidden /> }
        })}
      />
      <Button variant="dangerSecondary" busy={busy} onClick={() => void logout()}>
        <LogOut aria-hidden className="size-4.5" />
        {t('session.logout')}
      </Button>
    </div>
  )
}
