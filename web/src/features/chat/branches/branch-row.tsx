import type { TalkBranch } from '@lumen/contracts/chat/branches'
import { Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
import { plainText } from '../markdown/plain-text'

/** A branch in the list: how it begins, how much was said in it, and what can be done with it. */
export function BranchRow({
  branch: { parentId, beginning, messages, lastSpokenAt, createdAt, deletedAt },
  open,
  busy,
  onChange,
}: {
  branch: TalkBranch
  open: boolean
  busy: boolean
  onChange: (act: 'open' | 'remove' | 'restore') => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const words =
    plainText(beginning) ||
    t(parentId === null && messages > 0 ? 'branches.first' : 'branches.empty')
  const at = lastSpokenAt ?? createdAt
  const told = (
    <>
      <span className="line-clamp-2 wrap-anywhere">{words}</span>
      <span className="flex flex-wrap items-center gap-x-2 text-xs text-text-3">
        {open && <Badge tone="soft">{t('branches.current')}</Badge>}
        <span>{t('branches.messages', { count: messages })}</span>
        <time dateTime={at}>{format.dateTime(at)}</time>
      </span>
    </>
  )
  const shape = 'grid min-h-11 min-w-0 flex-1 gap-0.5 rounded-2 px-3 py-2 text-left'
  return (
    <li className="flex items-center gap-1" aria-current={open || undefined}>
      {open || deletedAt !== null ? (
        <div className={shape}>{told}</div>
      ) : (
        <button
          type="button"
          disabled={busy}
          className={`${shape} transition-colors duration-160 hover:bg-surface-2 active:bg-surface-3`}
          onClick={() => onChange('open')}
        >
          {told}
        </button>
      )}
      {deletedAt !== null ? (
        <IconButton
          label={`${t('branches.restore')} · ${words}`}
          disabled={busy}
          onClick={() => onChange('restore')}
        >
          <Undo2 />
        </IconButton>
      ) : (
        !open && (
          <IconButton
            label={`${t('branches.remove')} · ${words}`}
            disabled={busy}
            onClick={() => onChange('remove')}
          >
            <Trash2 />
          </IconButton>
        )
      )}
    </li>
  )
}
