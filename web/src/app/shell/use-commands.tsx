import { Bell, CreditCard, FileText, Keyboard, LogOut, Plus, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useListCompanionsQuery } from '@/features/companion-data'
import { languageOptions } from '@/i18n/languages'
import { themes } from '@/session/theme'
import { usePreferences } from '@/session/use-preferences'
import { localPath } from '@/site/public-path'
import { Avatar } from '@/ui/avatar'
import { LazyFlag } from '@/ui/lazy-flag'
import { destinations, publicDestinations } from '../destinations'
import type { CommandItem } from './commands'
import { useOpenWindow } from '@/ui/shell-window'
import { themeIcons } from '@/ui/theme-icons'
import { useLogout } from './use-logout'

/** All the palette offers to whoever is signed in. */
export function useCommands(): CommandItem[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const openWindow = useOpenWindow()
  const { logout } = useLogout()
  const { language, setLanguage, theme, setTheme } = usePreferences()
  const { data: companions = [] } = useListCompanionsQuery()
  const go = (path: string) => () => void navigate(path)
  return [
    ...companions.map(({ id, name, avatarUrl }): CommandItem => ({
      id: `companion-${id}`,
      group: 'companions',
      label: name,
      keywords: t('nav.chat'),
      icon: <Avatar id={id} name={name} imageUrl={avatarUrl} size={28} />,
      run: go(`/chat/${id}`),
    })),
    ...destinations.map(({ path, labelKey, icon: Icon }): CommandItem => ({
      id: path,
      group: 'pages',
      label: t(labelKey),
      keywords: path,
      icon: <Icon aria-hidden />,
      run: go(path),
    })),
    ...publicDestinations.map(({ path, titleKey }): CommandItem => ({
      id: path,
      group: 'pages',
      label: t(titleKey),
      keywords: path,
      icon: <FileText aria-hidden />,
      run: go(localPath(path, language)),
    })),
    {
      id: 'new-companion',
      group: 'actions',
      label: t('commands.newCompanion'),
      keywords: 'new create companion',
      icon: <Plus aria-hidden />,
      run: go('/companions?new'),
    },
    {
      id: 'profile',
      group: 'actions',
      label: t('account.profile'),
      keywords: 'profile account',
      icon: <UserRound aria-hidden />,
      run: () => openWindow('profile'),
    },
    {
      id: 'subscription',
      group: 'actions',
      label: t('account.subscription'),
      keywords: 'subscription plan',
      icon: <CreditCard aria-hidden />,
      run: () => openWindow('subscription'),
    },
    {
      id: 'notifications',
      group: 'actions',
      label: t('account.notifications'),
      keywords: 'notifications push',
      icon: <Bell aria-hidden />,
      run: go('/settings#notifications'),
    },
    {
      id: 'shortcuts',
      group: 'actions',
      label: t('commands.shortcuts.title'),
      keywords: 'keyboard shortcuts ?',
      icon: <Keyboard aria-hidden />,
      run: () => openWindow('shortcuts'),
    },
    {
      id: 'logout',
      group: 'actions',
      label: t('session.logout'),
      keywords: 'logout sign out',
      icon: <LogOut aria-hidden />,
      run: () => void logout(),
    },
    ...themes.map((id): CommandItem => {
      const Icon = themeIcons[id]
      return {
        id: `theme-${id}`,
        group: 'theme',
        label: t(`theme.${id}`),
        keywords: `theme ${id} ${t('theme.label')}`,
        icon: <Icon aria-hidden />,
        current: theme === id,
        run: () => setTheme(id),
      }
    }),
    ...languageOptions.map(({ code, name, flag, tag }): CommandItem => ({
      id: `language-${code}`,
      group: 'language',
      label: name,
      keywords: `language ${code} ${t('shell.language')}`,
      icon: <LazyFlag code={flag} />,
      lang: tag,
      current: language === code,
      run: () => setLanguage(code),
    })),
  ]
}
