import type { Companion } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { Phrase } from '@/i18n/phrase'
import { Crystal } from '@/ui/crystal'
import { useChatSync } from '../chat-context'

const prompts = ['hello', 'about', 'help'] as const

/** Nothing was said yet: the uncut crystal, who this is, and three ways to begin. */
export function EmptyConversation({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const sync = useChatSync()
  const { id, name } = companion
  return (
    <div className="h-full overflow-y-auto overscroll-contain">
      <div className="grid min-h-full place-content-center justify-items-center gap-2 p-6 text-center">
        <Crystal hue="uncut" seed="uncut" facets={6} className="mb-3 h-32 max-h-[22dvh]" />
        <h2 className="font-display text-h2 font-bold">{t('chat.empty.title')}</h2>
        <p className="max-w-sm text-text-2">
          <Phrase>{t('chat.empty.text', { name })}</Phrase>
        </p>
        <div className="mt-4 flex max-w-lg flex-wrap justify-center gap-2.5">
          {prompts.map((prompt) => (
            <button
              key={prompt}
              type="button"
              className="min-h-11 rounded-full border border-control/60 bg-surface px-5 font-medium text-link transition-colors duration-160 hover:border-ring hover:bg-soft hover:text-on-soft"
              onClick={() => sync.send(id, t(`chat.prompts.${prompt}.text`, { name }))}
            >
              {t(`chat.prompts.${prompt}.label`)}
            </button>
          ))}
        </div>
        <p className="mt-6 max-w-sm text-small text-text-3">
          <Phrase>{t('chat.disclosure', { name })}</Phrase>
        </p>
      </div>
    </div>
  )
}
