import type { Companion } from '@lumen/contracts/chat/schema'
import {
  Bookmark,
  FileDown,
  GitFork,
  IdCard,
  ImagePlus,
  Pause,
  Pencil,
  Play,
  Search,
  Trash2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import * as ui from '@/ui/menu-panel'
import type { CompanionDialogs } from './companion-dialogs'
import { usePause } from './use-pause'

/** What can be done with a companion of the list. */
export function MenuPanel({
  companion,
  dialogs,
  onSelect,
  ...panel
}: Omit<ui.MenuPanelProps, 'entries'> & {
  companion: Companion
  dialogs: CompanionDialogs
  onSelect: (() => void) | undefined
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id, paused } = companion
  const pause = usePause(companion)
  return (
    <ui.MenuPanel
      {...panel}
      entries={[
        {
          kind: 'action',
          id: 'edit',
          label: t('companions.edit.open'),
          icon: <Pencil aria-hidden />,
          onSelect: () => dialogs.edit(companion),
        },
        {
          kind: 'action',
          id: 'avatar',
          label: t('avatars.open.change'),
          icon: <ImagePlus aria-hidden />,
          onSelect: () => dialogs.changeAvatar(companion),
        },
        {
          kind: 'action',
          id: 'find',
          label: t('chat.find.open'),
          icon: <Search aria-hidden />,
          onSelect: () => {
            onSelect?.()
            void navigate(`/chat/${id}?find`)
          },
        },
        {
          kind: 'action',
          id: 'marks',
          label: t('chat.marks.open'),
          icon: <Bookmark aria-hidden />,
          onSelect: () => {
            onSelect?.()
            void navigate(`/chat/${id}?marks`)
          },
        },
        {
          kind: 'action',
          id: 'branches',
          label: t('branches.open'),
          icon: <GitFork aria-hidden />,
          onSelect: () => {
            onSelect?.()
            void navigate(`/chat/${id}?branches`)
          },
        },
        {
          kind: 'action',
          id: 'talk-file',
          label: t('companions.talkFile.open'),
          icon: <FileDown aria-hidden />,
          onSelect: () => dialogs.exportTalk(companion),
        },
        {
          kind: 'action',
          id: 'card',
          label: t('companions.card.export.open'),
          icon: <IdCard aria-hidden />,
          onSelect: () => dialogs.exportCard(companion),
        },
        {
          kind: 'action',
          id: 'pause',
          label: t(paused ? 'companions.pause.wake' : 'companions.pause.open'),
          icon: paused ? <Play aria-hidden /> : <Pause aria-hidden />,
          onSelect: () => void pause(),
        },
        {
          kind: 'action',
          id: 'delete',
          label: t('companions.delete.open'),
          icon: <Trash2 aria-hidden />,
          danger: true,
          onSelect: () => dialogs.remove(companion),
        },
      ]}
    />
  )
}
