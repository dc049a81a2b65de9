import type { Message } from '@lumen/contracts/chat/schema'
import {
  Bookmark,
  BookmarkX,
  Copy,
  Ellipsis,
  Flag,
  GitFork,
  Pencil,
  RefreshCw,
  Shuffle,
  Trash2,
} from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useAppDispatch } from '@/store/root-reducer'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import type { MenuEntry } from '@/ui/menu-panel'
import { Sheet } from '@/ui/sheet'
import { notify } from '@/ui/toast'
import { useMarkMessageMutation } from '../chat-api'
import { awaitsWords } from '../media/media-state'

export type MessageDialog = 'regenerate' | 'otherModel' | 'report' | 'delete'

type Action = Extract<MenuEntry, { kind: 'action' }>

/** What can be done with a message. */
export function useMessageActions(
  message: Message,
  { onEdit, onDialog }: { onEdit: () => void; onDialog: (dialog: MessageDialog) => void },
): readonly Action[] {
  const { t } = useTranslation()
  const showError = useShowError()
  const [mark] = useMarkMessageMutation()
  const dispatch = useAppDispatch()
  const copy = () => {
    navigator.clipboard.writeText(message.content).then(
      () => notify.success(t('chat.menu.copied')),
      (error: unknown) => {
        console.warn('Copying failed', error)
        notify.error(t('chat.menu.copyFailed'))
      },
    )
  }
  const marked = message.markedAt !== undefined
  const toggleMark = async () => {
    try {
      await mark({ messageId: message.id, marked: !marked }).unwrap()
    } catch (error) {
      showError(error, t('chat.marks.failed'))
    }
  }
  const branch = async () => {
    const { branchOff } = await import('../branches/branch-off')
    await branchOff(dispatch, t, message, showError)
  }
  const action = (id: string, label: string, icon: ReactNode, onSelect: () => void): Action => ({
    kind: 'action',
    id,
    label,
    icon,
    onSelect,
  })
  return [
    ...(message.content === ''
      ? []
      : [action('copy', t('chat.menu.copy'), <Copy aria-hidden />, copy)]),
    action(
      'mark',
      t(marked ? 'chat.marks.remove' : 'chat.marks.add'),
      marked ? <BookmarkX aria-hidden /> : <Bookmark aria-hidden />,
      () => void toggleMark(),
    ),
    action('branch', t('branches.from'), <GitFork aria-hidden />, () => void branch()),
    // A wish for a picture is done with, and a picture has its own ways to be made again.
    ...(awaitsWords(message)
      ? [action('edit', t('chat.menu.edit'), <Pencil aria-hidden />, onEdit)]
      : message.isFromUser || message.metadata.media !== undefined
        ? []
        : [
            action('regenerate', t('chat.menu.regenerate'), <RefreshCw aria-hidden />, () =>
              onDialog('regenerate'),
            ),
            action('other-model', t('chat.menu.otherModel'), <Shuffle aria-hidden />, () =>
              onDialog('otherModel'),
            ),
          ]),
    ...(message.isFromUser || message.metadata.withheld === true
      ? []
      : [
          action('report', t('moderation.report.action'), <Flag aria-hidden />, () =>
            onDialog('report'),
          ),
        ]),
    {
      ...action('delete', t('chat.menu.delete'), <Trash2 aria-hidden />, () => onDialog('delete')),
      danger: true,
    },
  ]
}

/** The button beside a bubble: seen when the pointer or the focus is there; for fingers there is the long press. */
export function MessageMenu({ mine, actions }: { mine: boolean; actions: readonly Action[] }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <div
      className={cn(
        'transition-opacity duration-160 group-hover/bubble:opacity-100 focus-within:opacity-100 pointer-coarse:pointer-events-none pointer-coarse:absolute pointer-coarse:focus-within:pointer-events-auto pointer-coarse:focus-within:static',
        open ? 'opacity-100' : 'opacity-0',
      )}
    >
      <Menu
        align={mine ? 'end' : 'start'}
        onOpenChange={setOpen}
        trigger={
          <IconButton label={t('chat.menu.open')} size="small">
            <Ellipsis />
          </IconButton>
        }
        entries={actions}
      />
    </div>
  )
}

/** The same actions from the lower edge, after a long press. */
export function MessageSheet({
  open,
  onOpenChange,
  actions,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  actions: readonly Action[]
}) {
  const { t } = useTranslation()
  const close = useCallback(() => onOpenChange(false), [onOpenChange])
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('chat.menu.open')} hideTitle>
      <ul className="grid gap-1">
        {actions.map(({ id, label, icon, danger, onSelect }) => (
          <li key={id}>
            <button
              type="button"
              className={cn(
                'flex min-h-12 w-full items-center gap-4 rounded-2 px-3 text-left active:bg-surface-3 [&_svg]:size-5',
                danger === true ? 'text-danger' : 'text-text',
              )}
              onClick={() => {
                close()
                onSelect()
              }}
            >
              {icon}
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
