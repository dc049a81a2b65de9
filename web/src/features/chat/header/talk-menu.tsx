import { Bookmark, GitFork, Search, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import * as ui from '@/ui/menu-panel'
import { chatTabs } from '../tabs/chat-tabs'
import { useTab } from '../tabs/use-tab'

const windows = [
  ['find', Search],
  ['marks', Bookmark],
  ['branches', GitFork],
] as const

/** On phones: the tabs of a companion, what can be looked up in the talk, and the other companions. */
export function MenuPanel({
  onShowCompanions,
  ...panel
}: Omit<ui.MenuPanelProps, 'entries'> & { onShowCompanions: () => void }) {
  const { t } = useTranslation()
  const { current, choose } = useTab()
  const [, setParams] = useSearchParams()
  const names = {
    find: t('chat.find.open'),
    marks: t('chat.marks.open'),
    branches: t('branches.open'),
  }
  return (
    <ui.MenuPanel
      {...panel}
      entries={[
        ...chatTabs
          .filter(({ id }) => id !== current.id)
          .map(({ id, icon: Icon }) => ({
            kind: 'action' as const,
            id,
            label: t(`chat.tabs.${id}`),
            icon: <Icon aria-hidden />,
            onSelect: () => choose(id),
          })),
        { kind: 'separator', id: 'windows' },
        ...windows.map(([id, Icon]) => ({
          kind: 'action' as const,
          id,
          label: names[id],
          icon: <Icon aria-hidden />,
          onSelect: () => setParams({ [id]: '' }),
        })),
        { kind: 'separator', id: 'others' },
        {
          kind: 'action',
          id: 'companions',
          label: t('companions.title'),
          icon: <Users aria-hidden />,
          onSelect: onShowCompanions,
        },
      ]}
    />
  )
}
