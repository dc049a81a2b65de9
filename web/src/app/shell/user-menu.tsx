import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageOptions } from '@/i18n/languages'
import { themes, type Theme } from '@/session/theme'
import { usePreferences } from '@/session/use-preferences'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import { Segments } from '@/ui/segments'
import { Select } from '@/ui/select'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { useIsWide } from '@/ui/use-media'
import { themeIcons } from './theme-menu'
import { useLogout } from './use-logout'
import { UserAvatar, UserCard } from './user-card'

const triggerStyles =
  'grid size-12 place-items-center rounded-2 transition-colors duration-160 hover:bg-surface-3 data-[state=open]:bg-surface-3'

/** Menu of the signed-in person; a sheet with language and theme on small screens. */
export function UserMenu() {
  const wide = useIsWide()
  const { user } = useSession()
  if (user === null) return <Skeleton className="m-1.5 size-9 rounded-full" />
  return wide ? <WideMenu /> : <SmallMenu />
}

function WideMenu() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { logout, busy } = useLogout()
  if (user === null) return null
  return (
    <Menu
      side="right"
      align="end"
      className="w-76"
      trigger={
        <button type="button" aria-label={t('shell.userMenu')} className={triggerStyles}>
          <UserAvatar user={user} size={36} />
        </button>
      }
    >
      <div className="p-3">
        <UserCard user={user} />
      </div>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} danger disabled={busy} onSelect={() => void logout()}>
        {t('session.logout')}
      </MenuItem>
    </Menu>
  )
}

function SmallMenu() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { language, setLanguage, theme, setTheme } = usePreferences()
  const { logout, busy } = useLogout()
  const [open, setOpen] = useState(false)
  if (user === null) return null
  return (
    <>
      <button
        type="button"
        aria-label={t('shell.userMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={triggerStyles}
        onClick={() => setOpen(true)}
      >
        <UserAvatar user={user} size={36} />
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={t('shell.account')} hideTitle>
        <UserCard user={user} />
        <div className="mt-5 grid gap-4">
          <Field label={t('shell.language')}>
            {(control) => (
              <Select
                {...control}
                value={language}
                onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
              >
                {languageOptions.map(({ code, name, flag }) => (
                  <option key={code} value={code}>
                    {flag} {name}
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
          <Button
            variant="secondary"
            busy={busy}
            className="text-danger hover:text-danger"
            onClick={() => void logout()}
          >
            <LogOut aria-hidden className="size-4.5" />
            {t('session.logout')}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
