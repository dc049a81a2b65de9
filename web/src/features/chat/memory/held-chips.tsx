import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { memoryLooks } from '@/features/memories'
import { Crystal } from '@/ui/crystal'
import { useHeldCrystals } from './held-crystals'

/** Below a message that became memories: what each of them holds, and the way to it. */
export default function HeldChips({ messageId }: { messageId: string }) {
  const { t } = useTranslation()
  return useHeldCrystals(messageId).map(({ id, excerpt, memoryType }) => (
    <Link
      key={id}
      to={{ hash: '#memories' }}
      aria-label={t('chat.crystal.madeOne', { text: excerpt })}
      className="mt-1 inline-flex max-w-full animate-[appear_240ms_var(--ease)] items-center gap-1.5 rounded-full bg-soft px-2.5 py-0.5 text-small text-on-soft hover:bg-violet-200 dark:hover:bg-violet-800 pointer-coarse:min-h-11"
    >
      <Crystal hue={memoryLooks[memoryType].hue} seed={id} facets={6} className="h-4 shrink-0" />
      <span className="truncate">{excerpt}</span>
    </Link>
  ))
}
