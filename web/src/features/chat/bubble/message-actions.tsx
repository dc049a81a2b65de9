import {
  Bookmark,
  BookmarkX,
  Copy,
  Flag,
  GitFork,
  Info,
  Pencil,
  RefreshCw,
  Shuffle,
  Trash2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useAppDispatch } from '@/store/root-reducer'
import { cn } from '@/ui/class-names'
import * as ui from '@/ui/menu-panel'
import { SheetPanel, type SheetProps } from '@/ui/sheet-panel'
import { notify } from '@/ui/toast'
import { useMarkMessageMutation } from '../chat-api'
import type { Asked } from './asked'
import { awaitsWords } from '../media/media-state'

type Action = Extract<ui.MenuEntry, { kind: 'action' }>

/** What can be done with a message. */
function useMessageActions({ message, onEdit, onDialog }: Asked): readonly Action[] {
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
    action('details', t('chat.details.open'), <Info aria-hidden />, () => onDialog('details')),
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

/** What can be done with a message, beside its bubble. */
export const MenuPanel = ({
  message,
  onEdit,
  onDialog,
  ...panel
}: Asked & Omit<ui.MenuPanelProps, 'entries'>) => (
  <ui.MenuPanel entries={useMessageActions({ message, onEdit, onDialog })} {...panel} />
)

/** The same from the lower edge, after a long press. */
export default function MessageSheet({
  open,
  onOpenChange,
  ...asked
}: Asked & Pick<SheetProps, 'open' | 'onOpenChange'>) {
  const { t } = useTranslation()
  const actions = useMessageActions(asked)
  return (
    <SheetPanel open={open} onOpenChange={onOpenChange} title={t('chat.menu.open')} hideTitle>
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
                onOpenChange(false)
                onSelect()
              }}
            >
              {icon}
              {label}
            </button>
          </li>
        ))}
      </ul>
    </SheetPanel>
  )
}
