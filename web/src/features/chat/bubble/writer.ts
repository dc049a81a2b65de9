import type { Message } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'

/** Who wrote a reply, in words: a script, a model by its name, or the safety floor; null when unknown. */
export function useWriter({ metadata }: Message): string | null {
  const { t } = useTranslation()
  const { provider, model } = metadata
  if (isSafety(metadata)) return t('chat.provider.safety')
  if (provider === undefined) return null
  return provider === 'local' ? t('chat.provider.local') : (model ?? provider)
}

/** Whether the words are the fixed ones of the safety floor. */
export const isSafety = ({
  provider,
  crisis,
}: Pick<Message['metadata'], 'provider' | 'crisis'>): boolean =>
  crisis !== undefined || provider === 'safety'
