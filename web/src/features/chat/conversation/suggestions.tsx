import type { SuggestedAction } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/store/root-reducer'
import { useChatSync } from '../chat-context'
import { selectReplyState } from '../reply-state'

/** What one could say next, under the newest reply. */
export function Suggestions({
  companionId,
  actions,
  onSent,
}: {
  companionId: string
  actions: readonly SuggestedAction[]
  onSent: () => void
}) {
  const { t } = useTranslation()
  const sync = useChatSync()
  const idle = useAppSelector((state) => selectReplyState(state, companionId) === 'idle')
  return (
    <ul
      aria-label={t('chat.suggestions')}
      className="mx-auto flex w-full max-w-4xl animate-[appear_240ms_var(--ease)] gap-2 px-3 pt-3 md:flex-wrap md:px-6 max-md:overflow-x-auto max-md:overscroll-x-contain max-md:[scrollbar-width:none]"
    >
      {actions.map(({ id, text }) => (
        <li key={id} className="shrink-0 max-md:max-w-[80%]">
          <button
            type="button"
            disabled={!idle}
            className="min-h-9 rounded-4 border border-line bg-surface px-3.5 py-1 text-left text-small text-link transition-colors duration-160 hover:border-ring hover:bg-soft hover:text-on-soft disabled:opacity-60 pointer-coarse:min-h-11"
            onClick={() => {
              if (sync.send(companionId, text)) onSent()
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
