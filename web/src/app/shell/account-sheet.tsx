import type { User } from '@lumen/contracts/auth/schema'
import { LogOut } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { WalletWidget } from '@/features/wallet'
import { isLanguage, languageOptions } from '@/i18n/languages'
import { themes, type Theme } from '@/session/theme'
import { usePreferences } from '@/session/use-preferences'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Segments } from '@/ui/segments'
import { Select } from '@/ui/select'
import { AccountEntries } from './account-entries'
import { themeIcons } from './theme-menu'
import { useLogout } from './use-logout'
import { UserCard } from './user-card'

/** Account, language, theme and the way out, for small screens. */
export function AccountSheet({ user, onLeave }: { user: User; onLeave: () => void }) {
  const { t } = useTranslation()
  const { language, setLanguage, theme, setTheme } = usePreferences()
  const { logout, busy } = useLogout()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <UserCard user={user} onLeave={onLeave} />
      <div className="min-h-14.5">
        <Suspense fallback={null}>
          <WalletWidget onLeave={onLeave} />
        </Suspense>
      </div>
      <div className="-mx-3">
        <AccountEntries onLeave={onLeave} />
      </div>
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
