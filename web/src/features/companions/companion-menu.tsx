import type { Companion } from '@lumen/contracts/chat/schema'
import {
  Bookmark,
  Ellipsis,
  FileDown,
  GitFork,
  IdCard,
  ImagePlus,
  Pencil,
  Search,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import type { CompanionDialogs } from './companion-dialogs'

/** What can be done with a companion besides talking. A chunk of its own: few open it. */
export default function CompanionMenu({
  companion,
  dialogs,
  onLeave,
}: {
  companion: Companion
  dialogs: CompanionDialogs
  /** The page changes. */
  onLeave?: (() => void) | undefined
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const to = (part: string) => () => {
    onLeave?.()
    void navigate(`/chat/${companion.id}?${part}`)
  }
  const actions: [id: string, label: string, Icon: LucideIcon, onSelect: () => void][] = [
    ['edit', 'companions.edit.open', Pencil, () => dialogs.edit(companion)],
    ['avatar', 'avatars.open.change', ImagePlus, () => dialogs.changeAvatar(companion)],
    ['find', 'chat.find.open', Search, to('find')],
    ['marks', 'chat.marks.open', Bookmark, to('marks')],
    ['branches', 'branches.open', GitFork, to('branches')],
    ['talk-file', 'companions.talkFile.open', FileDown, () => dialogs.exportTalk(companion)],
    ['card', 'companions.card.export.open', IdCard, () => dialogs.exportCard(companion)],
    ['delete', 'companions.delete.open', Trash2, () => dialogs.remove(companion)],
  ]
  return (
    <Menu
      trigger={
        <IconButton
          label={t('companions.menu', { name: companion.name })}
          size="small"
          tooltip={false}
        >
          <Ellipsis />
        </IconButton>
      }
      entries={actions.map(([id, label, Icon, onSelect]) => ({
        kind: 'action',
        id,
        label: t(label),
        icon: <Icon aria-hidden />,
        danger: id === 'delete',
        onSelect,
      }))}
    />
  )
}
